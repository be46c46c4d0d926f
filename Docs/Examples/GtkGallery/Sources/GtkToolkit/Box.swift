import CGtk

/// Widgets in a row or in a column.
public final class Box: Widget {
  /// Creates an empty box.
  ///
  /// - Parameters:
  ///   - isVertical: whether the box arranges its widgets in a column.
  ///   - spacing: the distance between the widgets in pixels.
  public init(isVertical: Bool = true, spacing: Int = 0) {
    unsafe super.init(
      gtk_box_new(
        isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, gint(clamping: spacing))
    )
  }

  /// Adds a widget at the end. It must not be in another container.
  public func append(_ widget: Widget) {
    unsafe gtk_box_append(cast(), widget.pointer)
  }

  /// Removes a widget from the box.
  public func remove(_ widget: Widget) {
    unsafe gtk_box_remove(cast(), widget.pointer)
  }
}
