extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if you name none.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sections.indices.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section first.")
    }
    checkUnique(items: identifiers)
    sections[sectionIdentifier.map(place) ?? last].items += identifiers
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another item.
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
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 0)
  }

  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 1)
  }

  /// Marks items for a reload, which replaces their cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems += identifiers
  }

  /// Marks items for a reconfiguration, which keeps their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems += identifiers
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(sections: identifiers, at: sections.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(sections: identifiers, at: place(of: toIdentifier))
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(sections: identifiers, at: place(of: toIdentifier) + 1)
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
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  /// Marks sections for a reload, which replaces their cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections += identifiers
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard let position = position(of: anchor) else {
      fatalError("Invalid item identifier specified: \(anchor)")
    }
    checkUnique(items: items)
    sections[position.section].items.insert(contentsOf: items, at: position.item + offset)
  }

  private mutating func insert(sections identifiers: [SectionIdentifierType], at place: Int) {
    if let twice = firstRepeated(identifiers, among: sectionIdentifiers) {
      fatalError(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {\(twice)}")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  private func checkUnique(items: [ItemIdentifierType]) {
    if let twice = firstRepeated(items, among: itemIdentifiers) {
      fatalError(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {\(twice)}")
    }
  }

  private func firstRepeated<Identifier: Hashable>(
    _ new: [Identifier], among old: [Identifier]
  ) -> Identifier? {
    var seen = Set(old)
    return new.first { !seen.insert($0).inserted }
  }
}
