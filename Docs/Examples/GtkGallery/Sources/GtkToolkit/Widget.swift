package import CGtk

/// Something in a window, as far as the examples need it.
///
/// The object keeps its widget alive, whether or not it is in a window. All pointers to widgets
/// are made here and used in this module and the host: each points to a widget that its `Widget` holds.
@safe
@MainActor
open class Widget {
  @unsafe package let pointer: UnsafeMutablePointer<GtkWidget>

  /// Where in a list the widget stands, if it does.
  weak var place: ListPlace?

  /// - Parameter pointer: a new widget, whose floating reference is taken over.
  package init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    unsafe self.pointer = pointer
    unsafe g_object_ref_sink(pointer)
  }

  isolated deinit {
    unsafe g_object_unref(pointer)
  }

  /// The widget, as functions want it that take a class of its own.
  package var opaque: OpaquePointer { unsafe OpaquePointer(pointer) }

  /// The widget as a subclass whose layout C declares.
  package func cast<Subclass>(
    to type: Subclass.Type = Subclass.self
  ) -> UnsafeMutablePointer<Subclass> {
    unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }

  /// Adds a class of the style sheet.
  public func addStyle(_ name: String) {
    unsafe gtk_widget_add_css_class(pointer, name)
  }

  /// Removes a class of the style sheet.
  public func removeStyle(_ name: String) {
    unsafe gtk_widget_remove_css_class(pointer, name)
  }

  /// Whether the widget can be seen.
  public var isVisible: Bool {
    get { unsafe gtk_widget_get_visible(pointer) != 0 }
    set { unsafe gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is in a visible window.
  public var isOnScreen: Bool { unsafe gtk_widget_get_mapped(pointer) != 0 }

  /// The least height of the widget, in pixels; `nil` for what it needs itself.
  public var requestedHeight: Int? {
    didSet {
      guard requestedHeight != oldValue else { return }
      unsafe gtk_widget_set_size_request(
        pointer, -1, requestedHeight.map { gint(clamping: $0) } ?? -1)
    }
  }

  /// The height of the widget as it was last laid out, in pixels.
  public var height: Int { unsafe Int(gtk_widget_get_height(pointer)) }

  /// How far below the top of another widget this one begins, in pixels; `nil` when they do not stand
  /// in one window.
  public func top(in other: Widget) -> Double? {
    var (x, y) = (0.0, 0.0)
    return unsafe gtk_widget_translate_coordinates(pointer, other.pointer, 0, 0, &x, &y) != 0
      ? y : nil
  }

  /// Whether the widget takes the room that is left over beside it.
  public var expands: Bool {
    get { unsafe gtk_widget_get_hexpand(pointer) != 0 }
    set { unsafe gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether the keyboard writes to the widget.
  public var hasFocus: Bool { unsafe gtk_widget_is_focus(pointer) != 0 }

  /// Lets the keyboard write to the widget.
  ///
  /// - Returns: whether the widget takes it.
  @discardableResult
  public func takeFocus() -> Bool { unsafe gtk_widget_grab_focus(pointer) != 0 }
}
