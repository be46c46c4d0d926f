public import TypedCells

/// A view behind the rows of a section.
struct SectionBackground {
  /// The kind of the decoration view; one for each class.
  let kind: String
  let decorationClass: AnyClass
  let insets: NSDirectionalEdgeInsets
  /// The view's data.
  let content: AnyHeaderFooter
  /// The numbers that can't be used.
  let unusable: [UnusableNumber]

  @MainActor
  var decorationItem: NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    item.contentInsets = insets
    return item
  }
}

/// A decoration view, which gets the data of its section from the list.
///
/// UIKit creates decoration views itself, and gives them only layout attributes. So this view looks for the list when
/// it is in the collection view, and shows the data of the section at its index path.
@MainActor
protocol SectionDecoration: UICollectionReusableView {
  /// Shows the data of the section.
  func update()
}

/// A decoration view that is filled by a view with data of its own.
package final class SectionDecorationView<Content: UIView & Updatable>: UICollectionReusableView,
  SectionDecoration
{
  private let content = makeView(of: Content.self)
  private var section: Int?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    guard let content else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows data, for tests of the view without a list.
  package func show(_ viewData: Content.ViewData) { content?.update(viewData: viewData) }

  package override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    section = layoutAttributes.indexPath.section
    update()
  }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The first attributes may come before the view is in the collection view.
    update()
  }

  func update() {
    guard let content, let section, let host,
      let background = host.options(ofSection: section)?.background,
      background.decorationClass == type(of: self)
    else { return }
    host.list?.observing(self) {
      // The class of the decoration is that of the background, so the data fits.
      try? background.content.update(content)
    }
  }

  /// The list that the collection view around the decoration shows.
  private var host: CollectionHost? {
    var view = superview
    while let other = view, !(other is UICollectionView) { view = other.superview }
    return ((view as? UICollectionView)?.dataSource as? CollectionSource)?.host
  }
}

#if canImport(UIKit)
  /// Creates a view, by `init(frame:)`.
  @MainActor
  package func makeView<View: UIView>(of viewClass: View.Type) -> View? {
    viewClass.init(frame: .zero)
  }
#else
  // Without the Objective-C runtime, HeadlessUIKit creates views of classes that are known at run time.
  @MainActor
  package func makeView<View: UIView>(of viewClass: View.Type) -> View? {
    viewClass.constructView(()) as? View
  }
#endif

extension ListSection where BaseCell == UICollectionViewCell {
  /// Shows a view behind the section's rows, its header and its footer.
  ///
  /// ```swift
  /// final class CardView: UIView, Updatable {
  ///   func update(viewData color: UIColor) {
  ///     backgroundColor = color
  ///     layer.cornerRadius = 12
  ///   }
  /// }
  ///
  /// let section = ListSection(id: "photos") { Row(PhotoCell.self, photo) }
  ///   .layout(.grid(columns: 2))
  ///   .background(CardView.self, .secondarySystemBackground)
  /// ```
  ///
  /// The list needs a ``CollectionListLayout``, which creates the view as a decoration view. The view is updated after
  /// each change of the list.
  ///
  /// - Parameters:
  ///   - view: the class of the view. The list creates it by `init(frame:)`.
  ///   - viewData: the view's data.
  ///   - insets: the distances between the view and the edges of the section.
  /// - Returns: the section with the view.
  public consuming func background<View: UIView & Updatable>(
    _ view: View.Type, _ viewData: View.ViewData, insets: NSDirectionalEdgeInsets = .zero
  ) -> Self {
    var numbers = LayoutNumbers()
    let insets = numbers.insets(insets)
    let background = SectionBackground(
      kind: "TypedCells.background.\(fullName(of: View.self))",
      decorationClass: SectionDecorationView<View>.self, insets: insets,
      content: AnyHeaderFooter(erasing: Row(view, viewData)), unusable: numbers.unusable)
    return settingOptions { $0.background = background }
  }

  /// Shows a view without data behind the section's rows, its header and its footer.
  ///
  /// - Parameters:
  ///   - view: the class of the view. The list creates it by `init(frame:)`.
  ///   - insets: the distances between the view and the edges of the section.
  /// - Returns: the section with the view.
  public consuming func background<View: UIView & Updatable>(
    _ view: View.Type, insets: NSDirectionalEdgeInsets = .zero
  ) -> Self where View.ViewData == Void {
    background(view, (), insets: insets)
  }
}
