public import TypedCells

#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
#else
  public import HeadlessSwiftUI
#endif

@available(iOS 16, tvOS 16, visionOS 1, *)
extension ListSection where BaseCell == UITableViewCell {
  /// Shows a SwiftUI view above the rows.
  ///
  /// ```swift
  /// let section = ListSection(id: "people") { Row(PersonCell.self, person) }
  ///   .header(swiftUI: "People") { title in Text(title) }
  /// ```
  ///
  /// - Parameters:
  ///   - model: the model that the view shows. If it's equal after a change of the content, the view isn't updated.
  ///   - content: receives the model, and returns the view.
  /// - Returns: the section with the header.
  public consuming func header<Model, Content: View>(
    swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) -> Self {
    headerFooter(
      Row<HostingTableHeaderFooter<Model, Content>, Model>(model, look: content), at: .header)
  }

  /// Shows a SwiftUI view below the rows, declared like a header.
  ///
  /// - Parameters:
  ///   - model: the model that the view shows.
  ///   - content: receives the model, and returns the view.
  /// - Returns: the section with the footer.
  public consuming func footer<Model, Content: View>(
    swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) -> Self {
    headerFooter(
      Row<HostingTableHeaderFooter<Model, Content>, Model>(model, look: content), at: .footer)
  }
}

@available(iOS 16, tvOS 16, visionOS 1, *)
extension ListSection where BaseCell == UICollectionViewCell {
  /// Shows a SwiftUI view above the rows, as in a table.
  ///
  /// - Parameters:
  ///   - model: the model that the view shows.
  ///   - content: receives the model, and returns the view.
  /// - Returns: the section with the header.
  public consuming func header<Model, Content: View>(
    swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) -> Self {
    headerFooter(
      Row<HostingReusableView<Model, Content>, Model>(model, look: content), at: .header)
  }

  /// Shows a SwiftUI view below the rows, as in a table.
  ///
  /// - Parameters:
  ///   - model: the model that the view shows.
  ///   - content: receives the model, and returns the view.
  /// - Returns: the section with the footer.
  public consuming func footer<Model, Content: View>(
    swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) -> Self {
    headerFooter(
      Row<HostingReusableView<Model, Content>, Model>(model, look: content), at: .footer)
  }
}

/// A header or footer of a table that shows a SwiftUI view.
@available(iOS 16, tvOS 16, visionOS 1, *)
final class HostingTableHeaderFooter<Model, Content: View>: UITableViewHeaderFooterView,
  HostingHeaderFooter
{
  var hosting = HostedRowContext()

  override func prepareForReuse() {
    super.prepareForReuse()
    hosting.reuseCount += 1
  }
}

/// A header or footer of a collection view that shows a SwiftUI view. It's a cell, because UIKit sizes a cell to a content
/// configuration.
@available(iOS 16, tvOS 16, visionOS 1, *)
final class HostingReusableView<Model, Content: View>: UICollectionViewCell, HostingHeaderFooter {
  var hosting = HostedRowContext()

  override func prepareForReuse() {
    super.prepareForReuse()
    hosting.reuseCount += 1
  }
}

@available(iOS 16, tvOS 16, visionOS 1, *)
private protocol HostingHeaderFooter<Model, Content>: ContentShowing, RowHosting
where Look == @MainActor (Model) -> Content {
  associatedtype Content: View

  var contentConfiguration: (any UIContentConfiguration)? { get set }
}

@available(iOS 16, tvOS 16, visionOS 1, *)
extension HostingHeaderFooter {
  nonisolated static func cellClass(for row: ShownRow<Model>) -> AnyClass { self }

  func show(_ row: ShownRow<Model>, by look: @escaping @MainActor (Model) -> Content) {
    contentConfiguration = UIHostingConfiguration {
      _HostedRow(row.model, hosting, content: look)
    }
  }
}
