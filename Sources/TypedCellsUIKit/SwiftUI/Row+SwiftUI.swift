public import TypedCells

#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
#else
  public import HeadlessSwiftUI
#endif

@available(iOS 16, tvOS 16, visionOS 1, *)
extension Row {
  /// Creates a row of a table that shows a SwiftUI view.
  ///
  /// ```swift
  /// let row: AnyRow<UITableViewCell> = AnyRow(Row(swiftUI: person) { person in Text(person.name) })
  /// ```
  ///
  /// The view has the margins of the cell. Its state belongs to the row: it's kept while the row is on screen, also if the
  /// row moves or its model changes, and another row that reuses the cell begins with a state of its own. What has to
  /// survive longer belongs into the model.
  ///
  /// For other margins and a background of SwiftUI, return a `UIHostingConfiguration` from the closure of
  /// `Row(person) { … }`.
  ///
  /// - Parameters:
  ///   - model: the model that the view shows. If it's equal after a change of the content, the cell isn't updated.
  ///   - content: receives the model, and returns the view.
  public init<Content: View>(
    swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) where Cell == ContentTableCell<Model, _HostedContent<Model, Content>> {
    self.init(
      model,
      look: .hosted { model, context in
        UIHostingConfiguration { _HostedRow(model, context, content: content) }
      })
  }

  /// Creates a row of a collection view in a list layout that shows a SwiftUI view; otherwise like a row of a table. For
  /// other layouts, name ``ContentCollectionCell``.
  ///
  /// - Parameters:
  ///   - model: the model that the view shows.
  ///   - content: receives the model, and returns the view.
  public init<Content: View>(
    swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) where Cell == ContentListCell<Model, _HostedContent<Model, Content>> {
    self.init(
      model,
      look: .hosted { model, context in
        UIHostingConfiguration { _HostedRow(model, context, content: content) }
      })
  }

  /// Creates a row of a grid, a carousel, or another layout than a list, that shows a SwiftUI view, which fills the cell.
  ///
  /// ```swift
  /// let row = Row(ContentCollectionCell.self, swiftUI: person) { person in Text(person.name) }
  /// ```
  ///
  /// - Parameters:
  ///   - cell: ``ContentCollectionCell``.
  ///   - model: the model that the view shows.
  ///   - content: receives the model, and returns the view.
  public init<Content: View>(
    _ cell: Cell.Type, swiftUI model: Model,
    @ViewBuilder content: @escaping @MainActor (Model) -> Content
  ) where Cell == ContentCollectionCell<Model, _HostedContent<Model, Content>> {
    self.init(
      model,
      look: .hosted { model, context in
        UIHostingConfiguration { _HostedRow(model, context, content: content) }.margins(.all, 0)
      })
  }
}
