import CGtk
import CGtkElements

/// A place in a list view that shows one element at a time.
///
/// GTK creates a `GtkListItem` for each place on or near the screen, and binds it to one element after
/// another. The pointer is valid from the item's setup to its teardown, and `nil` afterwards.
@safe
@MainActor
public final class ItemPlace {
  private var item: OpaquePointer?
  /// An object that the list associates with the place, for example its cell.
  public var occupant: AnyObject?
  /// The widget in the place.
  private var widget: Widget?
  /// Whether the user can select the place. It is stored so that GTK's properties are set only on a change.
  private var isRow = true
  /// The serial number of the element for which the place was filled, or 0 if the place is empty.
  private var serial: UInt64 = 0

  init(_ item: OpaquePointer) {
    unsafe self.item = item
  }

  /// Releases the item before GTK tears it down.
  func tearDown() {
    clear()
    unsafe item = nil
  }

  /// The index of the element in the list, or `nil` if the place isn't bound, or is abandoned.
  public var position: Int? {
    guard let (position, current) = positions, position == current else { return nil }
    return Int(position)
  }

  /// Whether the element has moved, but not the place, so that GTK binds another one to the element.
  var isAbandoned: Bool {
    guard let (position, current) = positions else { return false }
    return position != current
  }

  /// The element's position at which GTK bound the place, and its position in the list.
  private var positions: (bound: guint, current: guint)? {
    guard let item = unsafe item, let element = unsafe gtk_list_item_get_item(item) else {
      return nil
    }
    return unsafe (gtk_list_item_get_position(item), gtk_element_get_position(element))
  }

  /// Whether the place or a widget in it has the keyboard focus.
  public var hasFocus: Bool {
    guard let item = unsafe item, let child = unsafe gtk_list_item_get_child(item),
      let row = unsafe gtk_widget_get_parent(child)
    else { return false }
    let focus = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
    return unsafe gtk_widget_get_state_flags(row).rawValue & focus != 0
  }

  /// Moves the keyboard focus to the place, which must be visible.
  ///
  /// - Returns: whether the place accepted the focus.
  @discardableResult
  public func takeFocus() -> Bool {
    guard let item = unsafe item, let child = unsafe gtk_list_item_get_child(item),
      let row = unsafe gtk_widget_get_parent(child)
    else { return false }
    return unsafe gtk_widget_grab_focus(row) != 0
  }

  /// Whether the place was filled for the element that it is bound to.
  ///
  /// If an element above the place is inserted or deleted, GTK binds the place to the same element again.
  public var isUpToDate: Bool { serial != 0 && serial == boundSerial }

  /// The serial number of the element that the place is bound to, or 0 if it isn't bound.
  public var boundSerial: UInt64 {
    guard let item = unsafe item, let element = unsafe gtk_list_item_get_item(item) else {
      return 0
    }
    return unsafe UInt64(gtk_element_get_serial(element))
  }

  /// Shows a widget for the element that the place is bound to.
  ///
  /// - Parameters:
  ///   - widget: the widget. If it is in another place, it is removed from there.
  ///   - isRow: whether the user can select and activate the element.
  public func fill(with widget: Widget, isRow: Bool) {
    guard let item = unsafe item else { return }
    serial = boundSerial
    if self.widget !== widget {
      widget.place?.clear()
      // Otherwise, the previous widget would clear this place when another place shows it.
      self.widget?.place = nil
      widget.place = self
      self.widget = widget
      unsafe gtk_list_item_set_child(item, widget.pointer)
    }
    if self.isRow != isRow {
      self.isRow = isRow
      unsafe gtk_list_item_set_activatable(item, isRow ? 1 : 0)
      unsafe gtk_list_item_set_selectable(item, isRow ? 1 : 0)
    }
  }

  /// Takes over the view of an abandoned place.
  ///
  /// - Parameter other: a place that was filled for the same element.
  public func adopt(_ other: ItemPlace) {
    guard let widget = other.widget else { return }
    occupant = other.occupant
    other.occupant = nil
    fill(with: widget, isRow: other.isRow)
  }

  /// Removes the widget from the place.
  public func clear() {
    serial = 0
    widget?.place = nil
    widget = nil
    if let item = unsafe item { unsafe gtk_list_item_set_child(item, nil) }
  }
}

extension ItemPlace: Hashable {
  public nonisolated static func == (left: ItemPlace, right: ItemPlace) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
