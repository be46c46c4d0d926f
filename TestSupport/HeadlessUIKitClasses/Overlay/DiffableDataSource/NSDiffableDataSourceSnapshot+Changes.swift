extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if you name none. Items that are in the snapshot are moved there,
  /// with a warning in the log.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      return UIKitException.raiseAnywhere(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard let section = sectionIdentifier.map(indexOfSection) ?? sections.indices.last else {
      return UIKitException.raiseAnywhere("Invalid parameter not satisfying: section != NSNotFound")
    }
    guard isUnique("item", identifiers) else { return }
    removeForInsertion(identifiers)
    sections[section].items += identifiers
  }

  /// Inserts items before another item. Items that are in the snapshot are moved there, with a warning in the log.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another item. Items that are in the snapshot are moved there, with a warning in the log.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks items for a reload, which replaces their cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if areItems(identifiers, for: "reload") { reloadedItems.appendOnce(identifiers) }
  }

  /// Marks items for a reconfiguration, which keeps their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if areItems(identifiers, for: "reconfigure") { reconfiguredItems.appendOnce(identifiers) }
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(sections: identifiers, at: sections.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(sections: identifiers, at: indexOfSection(toIdentifier))
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(sections: identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 })
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.identifier) }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 1)
  }

  /// Marks sections for a reload, which replaces their cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { indexOfSection($0) == nil }) {
      return UIKitException.raiseAnywhere(
        "Attempted to reload section identifier that does not exist in the snapshot: \(missing)")
    }
    reloadedSections.appendOnce(identifiers)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard isUnique("item", items) else { return }
    guard !items.contains(anchor) else {
      return UIKitException.raiseAnywhere(
        "Invalid update: destination for insertion operation [\(anchor)] is in the insertion "
          + "identifier list for update")
    }
    guard indexPath(of: anchor) != nil else {
      return UIKitException.raiseAnywhere("Invalid parameter not satisfying: section != NSNotFound")
    }
    removeForInsertion(items)
    place(items, at: anchor, offset: offset)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    guard indexPath(of: item) != nil else {
      return UIKitException.raiseAnywhere(
        "Invalid parameter not satisfying: fromSection != NSNotFound")
    }
    guard indexPath(of: anchor) != nil else {
      return UIKitException.raiseAnywhere(
        "Invalid parameter not satisfying: toSection != NSNotFound")
    }
    guard item != anchor else {
      return UIKitException.raiseAnywhere(
        "Invalid update: destination for move operation [\(anchor)] is the moved identifier")
    }
    deleteItems([item])
    place([item], at: anchor, offset: offset)
  }

  private mutating func place(
    _ items: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard let path = indexPath(of: anchor) else { return }
    sections[path.section].items.insert(contentsOf: items, at: path.item + offset)
  }

  /// Removes the items that are in the snapshot, because UIKit moves them.
  private mutating func removeForInsertion(_ items: [ItemIdentifierType]) {
    let known = Set(itemIdentifiers)
    let existing = items.filter(known.contains)
    guard !existing.isEmpty else { return }
    let (noun, verb) = words(existing.count)
    UIKitLog.warnAnywhere(
      "Diffable data source detected an attempt to insert or append \(existing.count) item "
        + "\(noun) that already \(verb) in the snapshot. The existing item \(noun) will be moved "
        + "into place instead, but this operation will be more expensive.")
    deleteItems(existing)
  }

  private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int?) {
    guard isUnique("section", identifiers) else { return }
    let existing = identifiers.filter { indexOfSection($0) != nil }
    guard existing.isEmpty else {
      let (noun, verb) = words(existing.count)
      return UIKitException.raiseAnywhere(
        "Diffable data source detected an attempt to insert or append \(existing.count) section "
          + "\(noun) that already \(verb) in the snapshot. Identifiers in a snapshot must be unique. "
          + "Section \(noun) that already \(verb): \(listed(existing))")
    }
    guard let index else {
      return UIKitException.raiseAnywhere(
        "Invalid parameter not satisfying: insertIndex != NSNotFound")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  private mutating func move(
    section identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard let source = indexOfSection(identifier) else {
      return UIKitException.raiseAnywhere(
        "Invalid parameter not satisfying: fromIndex != NSNotFound")
    }
    guard indexOfSection(anchor) != nil else {
      return UIKitException.raiseAnywhere("Invalid parameter not satisfying: toIndex != NSNotFound")
    }
    guard identifier != anchor else {
      return UIKitException.raiseAnywhere(
        "Invalid update: destination for move operation [\(anchor)] is the moved identifier")
    }
    let section = sections.remove(at: source)
    guard let target = indexOfSection(anchor) else { return }
    sections.insert(section, at: target + offset)
  }

  private func areItems(_ items: [ItemIdentifierType], for operation: String) -> Bool {
    let known = Set(itemIdentifiers)
    guard let missing = items.first(where: { !known.contains($0) }) else { return true }
    UIKitException.raiseAnywhere(
      "Attempted to \(operation) item identifier that does not exist in the snapshot: \(missing)")
    return false
  }

  private func isUnique<Identifier: Hashable>(
    _ noun: String, _ identifiers: [Identifier]
  ) -> Bool {
    var seen: Set<Identifier> = []
    let repeated = identifiers.filter { !seen.insert($0).inserted }
    guard !repeated.isEmpty else { return true }
    UIKitException.raiseAnywhere(
      "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: "
        + "{\(listed(repeated))}")
    return false
  }

  private func words(_ count: Int) -> (noun: String, verb: String) {
    count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
  }

  /// The identifiers as an array of Foundation describes them.
  private func listed<Identifier>(_ identifiers: [Identifier]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
}

extension Array where Element: Hashable {
  /// Appends the elements that the array doesn't contain, each of them once.
  fileprivate mutating func appendOnce(_ new: [Element]) {
    var known = Set(self)
    append(contentsOf: new.filter { known.insert($0).inserted })
  }
}
