public import TypedCells

@available(tvOS 17, *)
extension RowEvent<Void, UIMenu?> {
  /// The row's context menu as UIKit's own type, for what `contextMenu` can't express: inline groups, subtitles, a single
  /// selection, elements that are loaded later.
  ///
  /// ```swift
  /// let row = Row(TextCell.self, "Draft").on(.menu) { text in
  ///   UIMenu(children: [
  ///     UIAction(title: "Rename") { _ in print("rename \(text)") },
  ///     UIMenu(options: .displayInline, children: [UIAction(title: "Archive") { _ in }]),
  ///   ])
  /// }
  /// ```
  ///
  /// If the handler returns a menu, the row's `contextMenu` isn't asked.
  public static var menu: Self { Self("UIKit.menu") }
}

#if !os(tvOS)
  extension RowEvent<UIView, UIView?> {
    /// The view in a cell that a context menu lifts.
    static var menuPreviewView: Self { Self("UIKit.menuPreviewView") }
  }

  extension Row where Cell: UIView {
    /// Lifts a view of the cell while the row's context menu is open, and not the whole cell.
    ///
    /// ```text
    /// Row(MessageCell.self, message)
    ///   .on(.contextMenu) { message in [RowAction("Copy") { copy(message) }] }
    ///   .menuPreview(of: \.bubble)
    /// ```
    ///
    /// The preview has the round corners of the view's layer. In collection views, it's shown from iOS 16 on.
    ///
    /// - Parameter view: the key path of the view in the cell. An earlier one is replaced.
    /// - Returns: the row with the preview.
    @MainActor
    public consuming func menuPreview(of view: KeyPath<Cell, some UIView>) -> Self {
      on(.menuPreviewView) { _, cell in (cell as? Cell)?[keyPath: view] }
    }
  }
#endif
