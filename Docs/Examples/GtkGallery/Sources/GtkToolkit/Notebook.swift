import CGtk

/// Pages with tabs, of which one is shown.
public final class Notebook: Widget {
  /// Creates a notebook without pages.
  public init() {
    unsafe super.init(gtk_notebook_new())
  }

  /// Adds a page at the end.
  ///
  /// - Parameters:
  ///   - page: what it shows.
  ///   - title: what stands on its tab.
  public func append(_ page: Widget, title: String) {
    unsafe gtk_notebook_append_page(opaque, page.pointer, gtk_label_new(title))
  }

  /// The position of the page that is shown.
  public var page: Int {
    get { unsafe Int(gtk_notebook_get_current_page(opaque)) }
    set { unsafe gtk_notebook_set_current_page(opaque, gint(clamping: newValue)) }
  }
}
