import CGtk
import CGtkElements

/// A place for one element among those that GTK keeps near the screen.
///
/// GTK makes a `GtkListItem` for each place, and binds it to one element after another. The pointer is
/// good from the item's setup to its teardown, and `nil` hereafter, whoever still has the place.
@safe
@MainActor
public final class ListPlace {
  private var item: OpaquePointer?
  /// What the list put there, if it has a use for the place to remember it.
  public var occupant: AnyObject?
  /// The content of the place, whose widget GTK retains.
  private var widget: Widget?
  /// Whether the user can select the place, as last set in GTK.
  private var isRow = true
  /// The element that the place was filled for; there is no element 0.
  private var serial: UInt64 = 0

  init(_ item: OpaquePointer) {
    unsafe self.item = item
  }

  /// Gives up the item, which GTK is about to tear down.
  func tearDown() {
    clear()
    unsafe item = nil
  }

  /// The index of the element in the list; `nil` if the place isn't bound.
  public var position: Int? {
    guard let item = unsafe item else { return nil }
    let position = unsafe gtk_list_item_get_position(item)
    return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
  }

  /// Whether the keyboard writes to the place, or to something in it.
  public var hasFocus: Bool {
    guard let item = unsafe item, let child = unsafe gtk_list_item_get_child(item),
      let row = unsafe gtk_widget_get_parent(child)
    else { return false }
    let focus = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
    return unsafe gtk_widget_get_state_flags(row).rawValue & focus != 0
  }

  /// Lets the keyboard write to the place, which can be seen.
  ///
  /// - Returns: whether the place takes it.
  @discardableResult
  public func takeFocus() -> Bool {
    guard let item = unsafe item, let child = unsafe gtk_list_item_get_child(item),
      let row = unsafe gtk_widget_get_parent(child)
    else { return false }
    return unsafe gtk_widget_grab_focus(row) != 0
  }

  /// Whether the place was filled for the element that it is bound to.
  ///
  /// GTK binds a place again to what it shows already when something before it comes or goes.
  public var isUpToDate: Bool { serial != 0 && serial == boundSerial }

  private var boundSerial: UInt64 {
    guard let item = unsafe item, let element = unsafe gtk_list_item_get_item(item) else {
      return 0
    }
    return unsafe UInt64(gtk_element_get_serial(element))
  }

  /// Shows a widget for the element that the place is bound to.
  ///
  /// - Parameters:
  ///   - widget: the widget, which leaves any other place.
  ///   - isRow: whether the user can choose it; the keyboard passes over others.
  public func fill(with widget: Widget, isRow: Bool) {
    guard let item = unsafe item else { return }
    serial = boundSerial
    if self.widget !== widget {
      widget.place?.clear()
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

  /// Gives the widget up that stands here.
  public func clear() {
    serial = 0
    widget = nil
    if let item = unsafe item { unsafe gtk_list_item_set_child(item, nil) }
  }
}

extension ListPlace: Hashable {
  public nonisolated static func == (left: ListPlace, right: ListPlace) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
