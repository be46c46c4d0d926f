import CGtk

/// A view that scrolls its content vertically.
public final class ScrollView: Widget {
  /// Creates a scroll view.
  ///
  /// - Parameter content: the widget that scrolls.
  public init(_ content: Widget) {
    unsafe super.init(gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_set_child(opaque, content.pointer)
    unsafe gtk_widget_set_vexpand(pointer, 1)
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    unsafe gtk_scrolled_window_get_vadjustment(opaque)
  }

  /// The height of the content above the visible part, in pixels.
  public var offset: Double {
    get { unsafe gtk_adjustment_get_value(adjustment) }
    set { unsafe gtk_adjustment_set_value(adjustment, newValue) }
  }

  /// The height of the content in pixels. For a list, GTK estimates it from the rows that it has laid out.
  public var contentHeight: Double { unsafe gtk_adjustment_get_upper(adjustment) }
}
