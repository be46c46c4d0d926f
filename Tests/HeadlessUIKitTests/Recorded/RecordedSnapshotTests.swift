// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, NSDiffableDataSourceSnapshot.md and
// NSDiffableDataSourceSectionSnapshot.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded snapshots` {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["1", "2"], toSection: "A")
    snapshot.appendItems(["3"], toSection: "B")
    return snapshot
  }

  private func words(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map {
      "\($0): " + snapshot.itemIdentifiers(inSection: $0).joined(separator: " ")
    }
  }

  @Test func `a section stays without its items, and an item is appended to the end`() {
    var snapshot = snapshot
    _ = UIKitLog.recording { snapshot.appendItems(["1"], toSection: "A") }
    #expect(words(snapshot) == ["A: 2 1", "B: 3"])
    snapshot.deleteItems(["3"])
    #expect(words(snapshot) == ["A: 2 1", "B: "])
    snapshot.deleteAllItems()
    #expect(snapshot.sectionIdentifiers.isEmpty)
  }

  @Test func `an item can have the identifier of a section`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(["A", "B"])
    #expect(words(snapshot) == ["A: A B"])
  }

  @Test func `identifiers that repeat are listed in the order of their repetition`() {
    var snapshot = snapshot
    let reasons = exceptionReasons { snapshot.appendItems(["y", "x", "x", "y"]) }
    #expect(
      reasons == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x,\n    y\n)}"
      ])
  }
}

@MainActor
struct `Recorded snapshots of a section` {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private var outline: Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["x"], to: "a1")
    return outline
  }

  @Test func `items are inserted after the children of an item`() {
    var outline = outline
    outline.insert(["n"], after: "a")
    #expect(outline.items == ["a", "a1", "x", "a2", "n", "b"] && outline.level(of: "n") == 0)
    outline.insert(["m"], before: "a2")
    #expect(outline.parent(of: "m") == "a")
  }

  @Test func `identifiers in the outline and those that repeat are listed in their order`() {
    var outline = outline
    let reasons = exceptionReasons { outline.append(["n", "b", "n"]) }
    #expect(
      reasons == [
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b,\n    n\n)}"
      ])
    #expect(outline.items == self.outline.items)
  }

  @Test func `a deleted item isn't expanded when it is appended again`() {
    for deleteAll in [true, false] {
      var outline = outline
      outline.expand(["a"])
      if deleteAll { outline.deleteAll() } else { outline.delete(["a"]) }
      outline.append(["a"])
      #expect(!outline.isExpanded("a"))
    }
  }

  @Test func `an item without children can be expanded`() {
    var outline = outline
    outline.expand(["b"])
    #expect(outline.isExpanded("b"))
  }

  @Test func `items stay expanded in a part of an outline, and where it is inserted`() {
    var source = outline
    source.expand(["a1"])
    let part = source.snapshot(of: "a")
    #expect(part.rootItems == ["a1", "a2"] && part.isExpanded("a1") && part.level(of: "x") == 1)
    var added = Outline()
    added.append(["n"])
    added.append(["m"], to: "n")
    added.expand(["n"])
    var (replaced, before, after) = (outline, outline, outline)
    replaced.replace(childrenOf: "a", using: added)
    before.insert(added, before: "b")
    after.insert(added, after: "a")
    #expect(replaced.items == ["a", "n", "m", "b"] && replaced.level(of: "m") == 2)
    #expect(before.items == ["a", "a1", "x", "a2", "n", "m", "b"] && after.items == before.items)
    #expect([replaced, before, after].allSatisfy { $0.isExpanded("n") })
  }
}
