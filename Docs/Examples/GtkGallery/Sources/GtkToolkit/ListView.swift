import CGtk
import CGtkElements

/// A `GtkListView` over a model that stores only the number of its elements, the selected ones, and the
/// identity of those near the screen.
@safe
public final class ListView: Widget {
  /// Called after GTK binds a place to an element, which can be the one that it shows already.
  public var onBind: (ItemPlace) -> Void = { _ in }
  /// Called after GTK removes a place.
  public var onTearDown: (ItemPlace) -> Void = { _ in }
  /// Called if the user clicks the element at a position, or presses the return key on it.
  public var onActivate: (Int) -> Void = { _ in }
  /// Called if the user presses the delete key while a place has the keyboard focus.
  public var onDelete: (ItemPlace) -> Void = { _ in }

  /// The places on and near the screen, in no order.
  public var places: [ItemPlace] { Array(placesByItem.values) }

  /// The places by the address of their item.
  private var placesByItem: [UInt: ItemPlace] = [:]
  private let elements: OpaquePointer
  private let factory: OpaquePointer
  private var keys: OpaquePointer?

  /// Creates a list without elements.
  public init() {
    unsafe elements = gtk_elements_new()
    unsafe factory = gtk_signal_list_item_factory_new()
    // The view takes ownership of one reference to each, and `deinit` releases the other.
    unsafe g_object_ref(gpointer(elements))
    unsafe g_object_ref(gpointer(factory))
    unsafe super.init(gtk_list_view_new(elements, factory))
    unsafe gtk_list_view_set_single_click_activate(opaque, 1)
    connect()
  }

  isolated deinit {
    // The GTK view can outlive this object in its window, so its callbacks must be disconnected.
    let own = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe g_signal_handlers_disconnect_matched(
      gpointer(factory), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, own)
    unsafe g_signal_handlers_disconnect_matched(pointer, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, own)
    if let keys = unsafe keys { unsafe gtk_widget_remove_controller(pointer, keys) }
    unsafe g_object_unref(gpointer(factory))
    unsafe g_object_unref(gpointer(elements))
  }

  /// The place with the keyboard focus, or `nil` if none has it.
  public var focusedPlace: ItemPlace? { placesByItem.values.first(where: \.hasFocus) }

  /// The filled places whose element GTK bound to another place. GTK 4.8 leaves such places after a change with many
  /// moves, and doesn't show them.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public var abandonedPlaces: [ItemPlace] {
    placesByItem.values.filter { $0.isAbandoned && $0.isUpToDate }
  }

  /// Replaces elements. GTK then binds places to the new ones.
  ///
  /// - Parameters:
  ///   - old: the positions of the replaced elements, after all replacements above them.
  ///   - newCount: the number of new elements.
  ///   - move: returns the new position of a replaced element, or `nil` if it was deleted.
  public func replace(_ old: Range<Int>, with newCount: Int, move: @escaping (Int) -> Int?) {
    let call: @convention(c) (guint, gpointer?) -> guint = { position, data in
      let question = unsafe Unmanaged<MoveQuestion>.fromOpaque(data!).takeUnretainedValue()
      return question.ask(Int(position)).map { guint($0) } ?? guint.max
    }
    // GTK calls the closure only during the splice, so the pointer needs no retain.
    let question = MoveQuestion(move)
    withExtendedLifetime(question) {
      unsafe gtk_elements_splice(
        elements, guint(old.lowerBound), guint(old.count), guint(newCount), call,
        Unmanaged.passUnretained(question).toOpaque())
    }
  }

  /// Selects the elements at these positions, and deselects all others.
  ///
  /// - Parameters:
  ///   - positions: the positions of the selected elements.
  ///   - tells: whether to report the selection to GTK now. Otherwise, a later call reports it.
  public func select(_ positions: [Int], tells: Bool) {
    let positions = positions.map { guint($0) }
    unsafe positions.withUnsafeBufferPointer { buffer in
      unsafe gtk_elements_select(elements, buffer.baseAddress, gsize(buffer.count), tells ? 1 : 0)
    }
  }

  /// Activates the element at a position like a click. If there is no such element, nothing happens.
  public func activate(_ position: Int) {
    unsafe gtk_list_activate_item(pointer, guint(clamping: position))
  }

  /// Scrolls until the element at a position is visible.
  public func scroll(to position: Int) {
    unsafe gtk_list_scroll_to_item(pointer, guint(position))
  }
}

/// The callbacks for GTK's signals. GTK calls them on the main thread, and `deinit` disconnects them.
extension ListView {
  private func connect() {
    typealias Callback = @convention(c) (gpointer?, OpaquePointer, gpointer) -> Void
    let setUp: Callback = { _, item, own in
      unsafe ListView.run(own) { unsafe $0.placesByItem[UInt(bitPattern: item)] = ItemPlace(item) }
    }
    let bind: Callback = { _, item, own in
      unsafe ListView.run(own) { view in
        if let place = view.placesByItem[UInt(bitPattern: item)] { view.onBind(place) }
      }
    }
    let tearDown: Callback = { _, item, own in
      unsafe ListView.run(own) { view in
        let place = view.placesByItem.removeValue(forKey: UInt(bitPattern: item))
        if let place {
          place.tearDown()
          view.onTearDown(place)
        }
      }
    }
    let activate: @convention(c) (gpointer?, guint, gpointer) -> Void = { _, position, own in
      unsafe ListView.run(own) { $0.onActivate(Int(position)) }
    }
    unsafe connect(gpointer(factory), "setup", unsafeBitCast(setUp, to: GCallback.self))
    unsafe connect(gpointer(factory), "bind", unsafeBitCast(bind, to: GCallback.self))
    unsafe connect(gpointer(factory), "teardown", unsafeBitCast(tearDown, to: GCallback.self))
    unsafe connect(pointer, "activate", unsafeBitCast(activate, to: GCallback.self))
    connectKeys()
  }

  private func connectKeys() {
    typealias Callback = @convention(c) (gpointer?, guint, guint, guint, gpointer) -> gboolean
    let press: Callback = { _, key, _, _, own in
      guard key == guint(GDK_KEY_Delete) else { return 0 }
      unsafe ListView.run(own) { view in
        if let place = view.focusedPlace { view.onDelete(place) }
      }
      return 1
    }
    // The GTK view owns the controller and releases it.
    guard let keys = unsafe gtk_event_controller_key_new() else { return }
    unsafe self.keys = keys
    unsafe gtk_widget_add_controller(pointer, keys)
    unsafe connect(gpointer(keys), "key-pressed", unsafeBitCast(press, to: GCallback.self))
  }

  private func connect(_ object: gpointer, _ signal: String, _ callback: @escaping GCallback) {
    let own = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe g_signal_connect_data(object, signal, callback, own, nil, GConnectFlags(0))
  }

  private static nonisolated func run(_ own: gpointer, _ body: @MainActor (ListView) -> Void) {
    let view = unsafe Unmanaged<ListView>.fromOpaque(own).takeUnretainedValue()
    MainActor.assumeIsolated { body(view) }
  }
}

private final class MoveQuestion {
  let ask: (Int) -> Int?

  init(_ ask: @escaping (Int) -> Int?) {
    self.ask = ask
  }
}
