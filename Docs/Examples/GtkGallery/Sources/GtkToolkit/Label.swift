import CGtk

/// One or more lines of text.
public final class Label: Widget {
  /// Creates a label.
  ///
  /// - Parameter text: the text of the label.
  public init(_ text: String = "") {
    unsafe super.init(gtk_label_new(text))
    unsafe gtk_label_set_xalign(opaque, 0)
    unsafe gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
  }

  /// The text of the label.
  public var text: String {
    get { unsafe String(cString: gtk_label_get_text(opaque)) }
    set { unsafe gtk_label_set_text(opaque, newValue) }
  }
}
