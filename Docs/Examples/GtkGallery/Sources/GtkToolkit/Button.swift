import CGtk

/// A button with a title.
public final class Button: Widget {
  /// The action of a click.
  public var action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - action: the action of a click.
  public init(_ title: String = "", action: @escaping @MainActor () -> Void = {}) {
    self.action = action
    unsafe super.init(gtk_button_new_with_label(title))
    on("clicked") { [weak self] in self?.action() }
  }

  /// The title of the button.
  public var title: String {
    get { unsafe gtk_button_get_label(cast()).map { unsafe String(cString: $0) } ?? "" }
    set { unsafe gtk_button_set_label(cast(), newValue) }
  }

  /// Clicks the button like a user.
  public func click() { unsafe gtk_button_emit_clicked(pointer) }
}
