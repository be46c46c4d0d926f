import CGtk

/// Pages with tabs. It shows one page at a time.
public final class Notebook: Widget {
  /// Creates a notebook without pages.
  public init() {
    unsafe super.init(gtk_notebook_new())
  }

  /// Adds a page at the end.
  ///
  /// - Parameters:
  ///   - page: the content of the page.
  ///   - title: the title of its tab.
  public func append(_ page: Widget, title: String) {
    unsafe gtk_notebook_append_page(opaque, page.pointer, gtk_label_new(title))
  }

  /// The index of the visible page.
  public var page: Int {
    get { unsafe Int(gtk_notebook_get_current_page(opaque)) }
    set { unsafe gtk_notebook_set_current_page(opaque, gint(clamping: newValue)) }
  }
}
