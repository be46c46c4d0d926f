/// The identifiers of a data source's sections and items, in order.
///
/// An operation that UIKit rejects raises its exception. In `UIKitException.recording(_:)`, it has no effect instead.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []
  var reloadedSections: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The identifiers of all sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The items that are marked for a reload.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }

  /// The items that are marked for a reconfiguration.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// The sections that are marked for a reload.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let section = indexOfSection(identifier) else {
      UIKitException.raiseAnywhere(
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)")
      return []
    }
    return sections[section].items
  }

  /// Returns the section of an item, or `nil` if the item isn't in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    indexPath(of: identifier).map { sections[$0.section].identifier }
  }

  /// Returns the index of an item among all items, or `nil` if it isn't in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section, or `nil` if it isn't in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }
}

/// What the data sources of tables and collection views have in common.
extension NSDiffableDataSourceSnapshot {
  /// The snapshot without its marks for reloads and reconfigurations.
  var withoutMarks: Self {
    var copy = self
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    copy.reloadedSections = []
    return copy
  }

  /// The index of each section.
  var sectionIndices: [SectionIdentifierType: Int] {
    Dictionary(uniqueKeysWithValues: zip(sectionIdentifiers, sections.indices))
  }

  /// The index path of each item.
  var indexPaths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// Returns the section at an index, or `nil` if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// Returns the number of items in the section at an index. If there is no such section, a data source raises an
  /// exception.
  func numberOfItems(inSectionAt index: Int) -> Int {
    guard sections.indices.contains(index) else {
      UIKitException.raiseAnywhere(
        "Invalid parameter not satisfying: section < _impl.numberOfSections")
      return 0
    }
    return sections[index].items.count
  }

  /// Returns the item at an index path, or `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the index path of an item, or `nil` if it isn't in the snapshot.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }
}
