/// The changes of a batch of a collection view.
struct CollectionBatch {
  // Positions before the batch.
  var deletedSections: Set<Int> = []
  var deletedItems: Set<IndexPath> = []
  var reloadedSections: Set<Int> = []
  var reloadedItems: Set<IndexPath> = []

  // Positions after the batch.
  var insertedSections: Set<Int> = []
  var insertedItems: Set<IndexPath> = []

  // From a position before the batch to one after it.
  var movedSections: [Int: Int] = [:]
  var movedItems: [IndexPath: IndexPath] = [:]

  /// Returns the items before the batch by their paths after it, or a message if the batch and the numbers disagree.
  ///
  /// - Parameters:
  ///   - before: the number of items in each section before the batch.
  ///   - after: the number of items in each section after the batch.
  func oldPaths(
    from before: [Int], to after: [Int]
  ) -> Result<[IndexPath: IndexPath], AppKitException> {
    let gone = deletedSections.union(movedSections.keys)
    var staying = before.indices.filter { !gone.contains($0) }[...]
    var paths: [IndexPath: IndexPath] = [:]
    let sources = Dictionary(
      movedItems.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sections = Dictionary(
      movedSections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for new in after.indices {
      if insertedSections.contains(new) { continue }
      guard let old = sections[new] ?? staying.popFirst() else {
        return .failure(AppKitException(reason: "section \(new) was not inserted"))
      }
      guard before.indices.contains(old) else {
        return .failure(AppKitException(reason: "there is no section \(old) to move"))
      }
      var items = (0..<before[old]).map { IndexPath(item: $0, section: old) }
        .filter { !deletedItems.contains($0) && movedItems[$0] == nil }[...]
      for item in 0..<after[new] {
        let path = IndexPath(item: item, section: new)
        if insertedItems.contains(path) { continue }
        guard let source = sources[path] ?? items.popFirst() else {
          return .failure(AppKitException(reason: "item \(path) was not inserted"))
        }
        if reloadedItems.contains(source) || reloadedSections.contains(old) { continue }
        paths[path] = source
      }
      if let rest = items.first {
        return .failure(AppKitException(reason: "item \(rest) was not deleted"))
      }
    }
    if let rest = staying.first {
      return .failure(AppKitException(reason: "section \(rest) was not deleted"))
    }
    for path in deletedItems.union(movedItems.keys).union(reloadedItems)
    where !before.indices.contains(path.section) || path.item >= before[path.section] {
      return .failure(AppKitException(reason: "there is no item \(path) before the update"))
    }
    for path in insertedItems.union(movedItems.values)
    where !after.indices.contains(path.section) || path.item >= after[path.section] {
      return .failure(AppKitException(reason: "there is no item \(path) after the update"))
    }
    return .success(paths)
  }

  /// Returns the section before the batch by its position after it; `nil` if it's new or reloaded.
  func oldSection(of new: Int, count: Int) -> Int? {
    if let old = movedSections.first(where: { $0.value == new })?.key { return old }
    if insertedSections.contains(new) { return nil }
    let others = insertedSections.union(movedSections.values)
    let rank = new - others.count { $0 < new }
    let gone = deletedSections.union(movedSections.keys)
    let staying = (0..<count).filter { !gone.contains($0) }
    guard staying.indices.contains(rank), !reloadedSections.contains(staying[rank]) else {
      return nil
    }
    return staying[rank]
  }
}

extension IndexPath {
  /// Creates the path of an item.
  package init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  package var section: Int { self[0] }

  /// The item in its section.
  package var item: Int { self[1] }
}
