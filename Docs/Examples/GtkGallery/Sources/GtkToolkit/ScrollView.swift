import CGtk

/// A part of something larger, which the user can scroll up and down.
public final class ScrollView: Widget {
  /// Creates a view.
  ///
  /// - Parameter content: what is scrolled.
  public init(_ content: Widget) {
    unsafe super.init(gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_set_child(opaque, content.pointer)
    unsafe gtk_widget_set_vexpand(pointer, 1)
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    unsafe gtk_scrolled_window_get_vadjustment(opaque)
  }

  /// How much of the content is above what can be seen, in pixels.
  public var offset: Double {
    get { unsafe gtk_adjustment_get_value(adjustment) }
    set { unsafe gtk_adjustment_set_value(adjustment, newValue) }
  }

  /// How tall the content is, in pixels; an estimate as long as most of it was never seen.
  public var contentHeight: Double { unsafe gtk_adjustment_get_upper(adjustment) }
}
