public import TypedCells

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

extension RowEvent<Void, Bool> {
  /// Whether the row can be focused, with a keyboard, a remote or `focusNext()`; by default, whether the view allows it.
  public static var canFocus: Self { Self("UIKit.canFocus") }
}

extension Row {
  /// Calls `action` with its owner and the row's model when the user performs the row's primary action. Short for
  /// `on(.primaryAction)`.
  ///
  /// Use it to open another screen. Unlike `onSelect`, it isn't called when the selection only follows the focus:
  ///
  /// ```text
  /// Row(PhotoCell.self, photo)
  ///   .onPrimaryAction(weak: self) { controller, photo in controller.open(photo) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object the action belongs to, held weakly.
  ///   - action: receives the owner and the row's model. An earlier action is replaced.
  /// - Returns: the row with the action.
  @inlinable
  public consuming func onPrimaryAction<Owner: AnyObject>(
    weak owner: Owner, _ action: @escaping @MainActor (Owner, Model) -> Void
  ) -> Self {
    on(.primaryAction, weak: owner, action)
  }

  #if !os(tvOS)
    /// Shows a view controller as the preview of the row's context menu.
    ///
    /// ```text
    /// Row(PhotoCell.self, photo)
    ///   .contextMenuPreview(weak: self) { _, photo in
    ///     PhotoController(photo)
    ///   } onTap: { controller, photo in
    ///     controller.show(PhotoController(photo), sender: nil)
    ///   }
    /// ```
    ///
    /// - Parameters:
    ///   - owner: the object that the closures belong to, held weakly.
    ///   - preview: receives the owner and the row's model, and returns the preview; `nil` shows the cell.
    ///   - onTap: called when the user taps the preview and it has grown to the size of the screen.
    /// - Returns: the row with the preview.
    public consuming func contextMenuPreview<Owner: AnyObject>(
      weak owner: Owner, _ preview: @escaping @MainActor (Owner, Model) -> UIViewController?,
      onTap: @escaping @MainActor (Owner, Model) -> Void
    ) -> Self {
      on(.contextMenuPreview, weak: owner, preview).on(.contextMenuCommit, weak: owner, onTap)
    }
  #endif
}
