import TypedCells

/// A compositional layout in which each section of a list decides how it is laid out.
///
/// `CollectionList(in:layout:)` creates one. Create it yourself if you create the collection view, before or after the
/// list:
///
/// ```swift
/// final class AlbumController: UICollectionViewController {
///   private lazy var list = CollectionList(collectionView)
///
///   init() { super.init(collectionViewLayout: CollectionListLayout(.grid(columns: 3))) }
///
///   required init?(coder: NSCoder) { fatalError("not from a storyboard") }
/// }
/// ```
///
/// It finds the list by its collection view, and keeps neither alive.
open class CollectionListLayout: UICollectionViewCompositionalLayout {
  /// The layout of sections that don't have one.
  public let standardLayout: SectionLayout

  /// The kinds of decoration views that are registered.
  private var decorations: Set<String> = []

  /// A layout refers to itself by this, because the closure that it passes to UIKit is made before the layout is.
  private final class Reference {
    weak var layout: CollectionListLayout?
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - standardLayout: the layout of sections that don't have one.
  ///   - configuration: the scroll direction, and the distance between sections.
  public init(
    _ standardLayout: SectionLayout = .list(.plain),
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.standardLayout = standardLayout
    let reference = Reference()
    super.init(
      sectionProvider: { section, environment in
        reference.layout?.makeSection(section, in: environment)
      }, configuration: configuration)
    reference.layout = self
  }

  /// Returns `nil`, because a storyboard has no section layouts.
  public required init?(coder: NSCoder) { nil }

  /// The list that the collection view shows; `nil` if there is none.
  private var host: CollectionHost? {
    (collectionView?.dataSource as? CollectionSource)?.host
  }

  /// Returns the layout of a section.
  func layout(ofSection section: Int) -> SectionLayout {
    host?.options(ofSection: section)?.layout ?? standardLayout
  }

  private func makeSection(
    _ section: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let host = host
    let request = SectionLayoutRequest(section: section, environment: environment, host: host)
    guard let adapter = host?.collectionAdapter else {
      return layout(ofSection: section).makeSection(for: request)
    }
    let options = host?.options(ofSection: section)
    if let background = options?.background, decorations.insert(background.kind).inserted {
      register(background.decorationClass, forDecorationViewOfKind: background.kind)
    }
    return adapter.makeSection(options?.layout ?? standardLayout, options, request)
  }
}

extension ListViewHost where View == UICollectionView {
  /// Returns the options of a section that only collection views have.
  func options(ofSection section: Int) -> CollectionSectionOptions? {
    list?.hostOptions(ofSection: section) as? CollectionSectionOptions
  }
}
