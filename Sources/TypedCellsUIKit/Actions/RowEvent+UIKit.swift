public import TypedCells

extension RowEvent<Void, Void> {
  /// The user performed the row's primary action, by a tap or with a keyboard. Unlike ``RowEvent/select``, it isn't sent
  /// when the selection follows the focus, so use it for navigation. From iOS 16 and tvOS 16 on.
  public static var primaryAction: Self { Self("UIKit.primaryAction") }
}

@available(tvOS 17, *)
extension RowEvent<Void, UIViewController?> {
  /// The view controller that a context menu shows above its actions; by default, UIKit shows the cell.
  public static var contextMenuPreview: Self { Self("UIKit.contextMenuPreview") }
}

#if !os(tvOS)
  extension RowEvent<Void, Void> {
    /// The user tapped the preview of the row's context menu. Show what it previews.
    public static var contextMenuCommit: Self { Self("UIKit.contextMenuCommit") }
  }
#endif
