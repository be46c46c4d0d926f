#if os(Linux)
  /// Sections and items by their identifiers, in order.
  ///
  /// What UIKit refuses ends the process, in its words where they are known.
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

    public init() {}

    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
      sections[place(of: identifier)].items.count
    }

    public func itemIdentifiers(
      inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
      sections[place(of: identifier)].items
    }

    public func sectionIdentifier(
      containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? {
      position(of: identifier).map { sections[$0.section].identifier }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
      itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
      sections.firstIndex { $0.identifier == identifier }
    }

    func position(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
      for (index, section) in sections.enumerated() {
        if let place = section.items.firstIndex(of: item) { return (index, place) }
      }
      return nil
    }

    func place(of section: SectionIdentifierType) -> Int {
      guard let place = indexOfSection(section) else {
        fatalError("Invalid parameter not satisfying: section != NSNotFound (\(section))")
      }
      return place
    }
  }
#endif
