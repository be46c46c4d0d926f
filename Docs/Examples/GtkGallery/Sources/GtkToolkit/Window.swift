import CGtk

/// A top-level window.
public final class Window: Widget {
  /// Whether the window is open.
  public private(set) var isOpen = true

  /// Creates a window and shows it.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - content: the content of the window.
  ///   - width: the default width in pixels.
  ///   - height: the default height in pixels.
  public init(title: String, _ content: Widget, width: Int = 420, height: Int = 600) {
    unsafe super.init(gtk_window_new())
    unsafe gtk_window_set_title(cast(), title)
    unsafe gtk_window_set_default_size(cast(), gint(clamping: width), gint(clamping: height))
    unsafe gtk_window_set_child(cast(), content.pointer)
    on("destroy") { [weak self] in self?.isOpen = false }
    unsafe gtk_window_present(cast())
  }

  /// Closes the window.
  public func close() {
    if isOpen { unsafe gtk_window_destroy(cast()) }
  }

  /// Runs the main loop until GTK has laid out and drawn the changes.
  ///
  /// - Parameter frames: the number of frames to wait for. Some changes need a second frame.
  /// - Returns: whether the frames were drawn. GTK draws none for a window that isn't visible.
  @discardableResult
  public func draw(frames: Int = 2) -> Bool {
    guard let clock = unsafe gtk_widget_get_frame_clock(pointer) else { return false }
    let goal = unsafe gdk_frame_clock_get_frame_counter(clock) + gint64(frames)
    return MainLoop.run(atMost: 5) {
      unsafe gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      return unsafe gdk_frame_clock_get_frame_counter(clock) < goal
    }
  }

  /// Saves a picture of the window as a PNG file.
  ///
  /// - Parameter path: the path of the file.
  /// - Returns: whether the file was written.
  public func savePicture(to path: String) -> Bool {
    let (width, height) = unsafe (gtk_widget_get_width(pointer), gtk_widget_get_height(pointer))
    guard let paintable = unsafe gtk_widget_paintable_new(pointer) else { return false }
    defer { unsafe g_object_unref(gpointer(paintable)) }
    let snapshot = unsafe gtk_snapshot_new()
    unsafe gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = unsafe gtk_snapshot_free_to_node(snapshot) else { return false }
    defer { unsafe gsk_render_node_unref(node) }
    guard let native = unsafe gtk_widget_get_native(pointer),
      let renderer = unsafe gtk_native_get_renderer(native),
      let texture = unsafe gsk_renderer_render_texture(renderer, node, nil)
    else { return false }
    defer { unsafe g_object_unref(gpointer(texture)) }
    return unsafe gdk_texture_save_to_png(texture, path) != 0
  }
}
