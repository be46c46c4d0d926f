package import CGtk

/// A GTK widget, with the properties that the examples need.
///
/// The object retains its GTK widget, whether or not the widget is in a window. So its pointer is valid as
/// long as the object exists. Only this module and the host use the pointer.
@safe
@MainActor
open class Widget {
  @unsafe package let pointer: UnsafeMutablePointer<GtkWidget>

  /// The list place that contains the widget, or `nil` if none does.
  weak var place: ItemPlace?

  /// - Parameter pointer: a new widget. The object takes ownership of its floating reference.
  package init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    unsafe self.pointer = pointer
    unsafe g_object_ref_sink(pointer)
  }

  isolated deinit {
    unsafe g_object_unref(pointer)
  }

  /// The pointer for functions that take a class whose layout C doesn't declare.
  package var opaque: OpaquePointer { unsafe OpaquePointer(pointer) }

  /// Returns the pointer as a subclass whose layout C declares.
  package func cast<Subclass>(
    to type: Subclass.Type = Subclass.self
  ) -> UnsafeMutablePointer<Subclass> {
    unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }

  /// Adds a CSS class.
  public func addStyle(_ name: String) {
    unsafe gtk_widget_add_css_class(pointer, name)
  }

  /// Removes a CSS class.
  public func removeStyle(_ name: String) {
    unsafe gtk_widget_remove_css_class(pointer, name)
  }

  /// Whether the widget is shown when its parents are.
  public var isVisible: Bool {
    get { unsafe gtk_widget_get_visible(pointer) != 0 }
    set { unsafe gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is mapped, that is shown in a visible window.
  public var isOnScreen: Bool { unsafe gtk_widget_get_mapped(pointer) != 0 }

  /// The minimum height in pixels, or `nil` for the widget's natural minimum.
  public var requestedHeight: Int? {
    didSet {
      guard requestedHeight != oldValue else { return }
      unsafe gtk_widget_set_size_request(
        pointer, -1, requestedHeight.map { gint(clamping: $0) } ?? -1)
    }
  }

  /// The height in pixels after the last layout.
  public var height: Int { unsafe Int(gtk_widget_get_height(pointer)) }

  /// Returns the distance in pixels from the top of another widget to the top of this one, or `nil` if they
  /// aren't in the same window.
  public func top(in other: Widget) -> Double? {
    var (x, y) = (0.0, 0.0)
    return unsafe gtk_widget_translate_coordinates(pointer, other.pointer, 0, 0, &x, &y) != 0
      ? y : nil
  }

  /// Whether the widget expands horizontally into free space.
  public var expands: Bool {
    get { unsafe gtk_widget_get_hexpand(pointer) != 0 }
    set { unsafe gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget has the keyboard focus.
  public var hasFocus: Bool { unsafe gtk_widget_is_focus(pointer) != 0 }

  /// Moves the keyboard focus to the widget.
  ///
  /// - Returns: whether the widget accepted the focus.
  @discardableResult
  public func takeFocus() -> Bool { unsafe gtk_widget_grab_focus(pointer) != 0 }
}
