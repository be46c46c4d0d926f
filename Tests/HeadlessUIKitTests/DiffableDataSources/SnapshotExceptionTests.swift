import HeadlessUIKit
import Testing

/// The exceptions that UIKit raises for snapshots, as recorded on Mac Catalyst, and what a snapshot contains after them.
@MainActor
struct `Exceptions of snapshots` {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([3], to: 1)
    return outline
  }

  /// Returns the reasons of the exceptions, and checks that the snapshot stays as it was.
  private func reasons(_ change: (inout Snapshot) -> Void) -> [String] {
    var changed = snapshot
    let exceptions = UIKitException.recording { change(&changed) }
    #expect(changed.sectionIdentifiers == snapshot.sectionIdentifiers)
    #expect(changed.itemIdentifiers == snapshot.itemIdentifiers)
    #expect(changed.reloadedItemIdentifiers.isEmpty && changed.reloadedSectionIdentifiers.isEmpty)
    return exceptions.map(\.reason)
  }

  private func outlineReasons(_ change: (inout Outline) -> Void) -> [String] {
    var changed = outline
    let exceptions = UIKitException.recording { change(&changed) }
    #expect(changed.items == outline.items && changed.visibleItems == outline.visibleItems)
    return exceptions.map(\.reason)
  }

  @Test func `an identifier twice in one call`() {
    #expect(
      reasons { $0.appendItems([7, 8, 7, 8]) } == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}"
      ])
    #expect(
      reasons { $0.insertSections(["c", "c"], afterSection: "a") } == [
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c\n)}"
      ])
  }

  @Test func `a section that is in the snapshot`() {
    #expect(
      reasons { $0.appendSections(["c", "b"]) } == [
        "Diffable data source detected an attempt to insert or append 1 section identifier that "
          + "already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "identifier that already exists: (\n    b\n)"
      ])
    #expect(
      reasons { $0.insertSections(["a", "b"], beforeSection: "a") }.first?.contains(
        "2 section identifiers that already exist") == true)
  }

  @Test func `items without a section`() {
    var empty = Snapshot()
    let exceptions = UIKitException.recording { empty.appendItems([1]) }
    #expect(
      exceptions.map(\.reason) == [
        "There are currently no sections in the data source. Please add a section first."
      ])
    #expect(empty.numberOfItems == 0)
  }

  @Test func `destinations that aren't in the snapshot, or are what is inserted or moved`() {
    let calls: [(inout Snapshot) -> Void] = [
      { $0.appendItems([7], toSection: "c") }, { $0.insertItems([7], beforeItem: 9) },
      { $0.insertItems([7], afterItem: 9) }, { $0.moveItem(9, beforeItem: 1) },
      { $0.moveItem(1, afterItem: 9) }, { $0.insertSections(["c"], beforeSection: "d") },
      { $0.moveSection("d", beforeSection: "a") }, { $0.moveSection("a", afterSection: "d") },
    ]
    #expect(
      calls.flatMap { reasons($0) }
        == [
          "section", "section", "section", "fromSection", "toSection", "insertIndex", "fromIndex",
          "toIndex",
        ].map { "Invalid parameter not satisfying: \($0) != NSNotFound" })
    #expect(
      reasons { $0.insertItems([7, 1], afterItem: 1) } == [
        "Invalid update: destination for insertion operation [1] is in the insertion identifier "
          + "list for update"
      ])
    #expect(reasons { $0.moveItem(1, afterItem: 1) }.count == 1)
    #expect(reasons { $0.moveSection("a", beforeSection: "a") }.count == 1)
  }

  @Test func `marks of what isn't in the snapshot`() {
    let calls: [(inout Snapshot) -> Void] = [
      { $0.reloadItems([1, 9]) }, { $0.reconfigureItems([9]) }, { $0.reloadSections(["c"]) },
    ]
    #expect(
      calls.flatMap { reasons($0) } == [
        "Attempted to reload item identifier that does not exist in the snapshot: 9",
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
        "Attempted to reload section identifier that does not exist in the snapshot: c",
      ])
  }

  @Test func `a question about a section that isn't in the snapshot`() {
    let words =
      "Section identifier was not found. You can verify the section exists by calling the "
      + "indexOfSectionIdentifier API (which has O(1) performance)"
    #expect(
      reasons { _ = ($0.itemIdentifiers(inSection: "c"), $0.numberOfItems(inSection: "c")) }
        == [words, words])
  }

  @Test func `an item that is in the snapshot is moved, with a warning`() {
    var changed = snapshot
    let warnings = UIKitLog.recording {
      changed.appendItems([1, 7], toSection: "b")
      changed.insertItems([3, 1], beforeItem: 2)
    }
    #expect(changed.itemIdentifiers(inSection: "a") == [3, 1, 2])
    #expect(changed.itemIdentifiers(inSection: "b") == [7])
    #expect(
      warnings.map { $0.prefix(105) } == [
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the",
        "Diffable data source detected an attempt to insert or append 2 item identifiers that already exist in the",
      ])
  }

  @Test func `an outline's items twice, or missing`() {
    let calls: [(inout Outline) -> Void] = [
      { $0.append([4, 4, 1]) }, { $0.append([4], to: 9) }, { $0.insert([4], before: 9) },
      { $0.insert([4], after: 9) }, { $0.delete([1, 9]) }, { _ = $0.level(of: 9) },
      { _ = $0.isExpanded(9) }, { _ = $0.isVisible(9) }, { _ = $0.parent(of: 9) },
      { _ = $0.snapshot(of: 9) }, { $0.replace(childrenOf: 9, using: Outline()) },
      { $0.insert(Outline(), before: 9) }, { $0.insert(Outline(), after: 9) },
    ]
    let missing = "does not exist in section snapshot: 9"
    #expect(
      calls.flatMap { outlineReasons($0) } == [
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    4,\n    1\n)}",
        "Parent item identifier \(missing)", "Item identifier to insert before \(missing)",
        "Item identifier to insert after \(missing)", "Failed to find index of item 9",
        "Item identifier \(missing)", "Item identifier \(missing)", "Item identifier \(missing)",
        "Child item identifier \(missing)", "Parent item identifier \(missing)",
        "Parent item identifier \(missing)", "Item identifier to insert before \(missing)",
        "Item identifier to insert after \(missing)",
      ])
  }

  @Test func `none for an outline's empty changes, repeated deletes and unknown expansions`() {
    #expect(
      outlineReasons({
        $0.append([], to: 9)
        $0.insert([], before: 9)
        $0.insert([], after: 9)
        $0.expand([9])
        $0.collapse([9])
      }) == [])
    var outline = outline
    outline.delete([1, 3, 1])
    #expect(outline.items == [2])
  }

  @Test func `end the process on other threads, too`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([1])
      }.value
    }
  }
}
