import TypedCells

/// The layout of a section of a collection view: a list, a grid, a carousel, or your own.
///
/// ```swift
/// let section = ListSection(id: "photos") {
///   for photo in photos { Row(PhotoCell.self, photo) }
/// }
/// .layout(.grid(columns: 3, spacing: 8, itemHeight: .aspectRatio(1)))
/// ```
///
/// A layout is a plain value that any task can build. It takes effect in a list that was created by
/// `CollectionList(in:layout:)` or `CollectionList(in:appearance:)`, or whose collection view has a
/// ``CollectionListLayout``.
public struct SectionLayout {
  /// A change of a section by ``adapting(id:_:)``.
  typealias Change =
    @MainActor (NSCollectionLayoutSection, any NSCollectionLayoutEnvironment) -> Void

  /// Makes a section, once for each layout pass that needs it.
  let make: @MainActor (SectionLayoutRequest) -> NSCollectionLayoutSection
  /// The changes of a section after the list has added headers, footers and a background, in order.
  let changes: [Change]
  /// Tells layouts apart; `nil` for a closure, which can't be compared.
  let key: Key?
  /// Whether the section offers swipes and separators; `nil` if it depends on a closure.
  let isList: Bool?
  /// The numbers that can't be used.
  let unusable: [UnusableNumber]

  /// The values from which a layout was made.
  indirect enum Key: Equatable {
    case list(UICollectionLayoutListConfiguration.Appearance)
    case grid(GridLayout)
    case carousel(CarouselLayout)
    case own(AnyHashable)
    case adapted(Key, id: AnyHashable)

    /// The key of an adapted layout; `nil` if it can't be compared.
    func adapted(id: (any Hashable)?) -> Key? { id.map { .adapted(self, id: AnyHashable($0)) } }
  }

  init(
    key: Key?, isList: Bool?, unusable: [UnusableNumber] = [], changes: [Change] = [],
    _ make: @escaping @MainActor (SectionLayoutRequest) -> NSCollectionLayoutSection
  ) {
    (self.key, self.isList, self.unusable, self.make) = (key, isList, unusable, make)
    self.changes = changes
  }

  /// Creates a layout from UIKit's classes.
  ///
  /// ```swift
  /// let layout = SectionLayout { environment in
  ///   let isWide = environment.container.effectiveContentSize.width > 600
  ///   let size = NSCollectionLayoutSize(
  ///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(isWide ? 300 : 200))
  ///   return NSCollectionLayoutSection(
  ///     group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  /// }
  /// ```
  ///
  /// You needn't declare boundary items for the section's header and footer: the list adds them if the section has
  /// them and your layout doesn't declare them, and removes those that you declare for a section without them.
  ///
  /// - Parameter make: receives the environment, and returns the section. UIKit calls it again after a rotation or a
  ///   change of the content. The collection view keeps the closure as long as it shows the section, so capture a
  ///   view controller weakly.
  public init(
    _ make: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) {
    self.init(key: nil, isList: nil) { make($0.environment) }
  }

  /// Creates a layout from UIKit's classes, which is invalidated only if a value changes.
  ///
  /// Closures can't be compared. If you apply content with a layout that has no `id`, the collection view computes the
  /// layout of all its sections again, which takes longer the more rows it has.
  ///
  /// From iOS 27 on, UIKit also calls the closure again when an `@Observable` value changes that it read.
  ///
  /// - Parameters:
  ///   - id: contains all values that the closure captures.
  ///   - make: receives the environment, and returns the section.
  public init(
    id: some Hashable,
    _ make: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) {
    self.init(key: .own(AnyHashable(id)), isList: nil) { make($0.environment) }
  }

  /// Changes the section that the layout makes, for example how it scrolls.
  ///
  /// ```swift
  /// let layout = SectionLayout.grid(columns: 3).adapting(id: "distant") { section, _ in
  ///   section.interGroupSpacing = 20
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: contains all values that the closure captures. Without it, the layout can't be compared, so each content
  ///     that you apply makes the collection view compute the layout of all its sections again.
  ///   - change: receives the section, or a copy if your own closure returned it, and its environment. It is called
  ///     after the list has added headers, footers and a background.
  /// - Returns: the changed layout.
  public func adapting(
    id: (any Hashable)? = nil,
    _ change:
      @escaping @MainActor (NSCollectionLayoutSection, any NSCollectionLayoutEnvironment) -> Void
  ) -> SectionLayout {
    SectionLayout(
      key: key?.adapted(id: id), isList: isList, unusable: unusable, changes: changes + [change],
      make)
  }

  /// Makes a section for a collection view without a list.
  @MainActor
  func makeSection(for request: SectionLayoutRequest) -> NSCollectionLayoutSection {
    var section = make(request)
    if !changes.isEmpty, isList != true { section = section.copied }
    for change in changes { change(section, request.environment) }
    return section
  }

  /// Returns whether the layout makes the same section as another one.
  func isSame(as other: SectionLayout) -> Bool {
    guard let key, let otherKey = other.key else { return false }
    return key == otherKey
  }
}

/// A request of a collection view's layout for one of its sections.
@MainActor
struct SectionLayoutRequest {
  let section: Int
  let environment: any NSCollectionLayoutEnvironment
  /// The list that the collection view shows; `nil` if there is none.
  let host: CollectionHost?
}
