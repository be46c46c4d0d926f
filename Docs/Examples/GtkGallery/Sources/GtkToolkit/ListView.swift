import CGtk
import CGtkElements

/// A `GtkListView` over elements of which it knows only how many there are, which are selected, and
/// which are still the same.
@safe
public final class ListView: Widget {
  /// A place was bound to an element, perhaps to one that it shows already.
  public var onBind: (ListPlace) -> Void = { _ in }
  /// A place is gone.
  public var onTearDown: (ListPlace) -> Void = { _ in }
  /// The user chose the element at a position, by a click or by the return key.
  public var onActivate: (Int) -> Void = { _ in }
  /// The user pressed the delete key at an element.
  public var onDelete: (ListPlace) -> Void = { _ in }

  /// The places near the screen, in no order.
  public var places: [ListPlace] { Array(placesByItem.values) }

  /// By the addresses of their items.
  private var placesByItem: [UInt: ListPlace] = [:]
  private let elements: OpaquePointer
  private let factory: OpaquePointer
  private var keys: OpaquePointer?

  /// Creates a list without elements.
  public init() {
    unsafe elements = gtk_elements_new()
    unsafe factory = gtk_signal_list_item_factory_new()
    // The view takes over a reference to each; the others are given back in `deinit`.
    unsafe g_object_ref(gpointer(elements))
    unsafe g_object_ref(gpointer(factory))
    unsafe super.init(gtk_list_view_new(elements, factory))
    unsafe gtk_list_view_set_single_click_activate(opaque, 1)
    connect()
  }

  isolated deinit {
    // The view itself may live on in its window, without an object that answers it.
    let own = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe g_signal_handlers_disconnect_matched(
      gpointer(factory), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, own)
    unsafe g_signal_handlers_disconnect_matched(pointer, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, own)
    if let keys = unsafe keys { unsafe gtk_widget_remove_controller(pointer, keys) }
    unsafe g_object_unref(gpointer(factory))
    unsafe g_object_unref(gpointer(elements))
  }

  /// The place that the keyboard writes to, if it does.
  public var focusedPlace: ListPlace? { placesByItem.values.first(where: \.hasFocus) }

  /// Replaces elements, and has GTK bind places to those that it wants to show.
  ///
  /// - Parameters:
  ///   - old: the elements that go, counted where everything before them is replaced already.
  ///   - newCount: how many come in their place.
  ///   - move: where one of those that go stands afterwards, if it is among those that come.
  public func replace(_ old: Range<Int>, with newCount: Int, move: @escaping (Int) -> Int?) {
    let call: @convention(c) (guint, gpointer?) -> guint = { position, data in
      let question = unsafe Unmanaged<MoveQuestion>.fromOpaque(data!).takeUnretainedValue()
      return question.ask(Int(position)).map { guint($0) } ?? guint.max
    }
    // GTK calls it only until the function returns.
    let question = MoveQuestion(move)
    withExtendedLifetime(question) {
      unsafe gtk_elements_splice(
        elements, guint(old.lowerBound), guint(old.count), guint(newCount), call,
        Unmanaged.passUnretained(question).toOpaque())
    }
  }

  /// Selects elements and no others.
  ///
  /// - Parameters:
  ///   - positions: where they stand.
  ///   - tells: whether GTK is to look at the places again, if something was or is selected.
  public func select(_ positions: [Int], tells: Bool) {
    let positions = positions.map { guint($0) }
    unsafe positions.withUnsafeBufferPointer { buffer in
      unsafe gtk_elements_select(elements, buffer.baseAddress, gsize(buffer.count), tells ? 1 : 0)
    }
  }

  /// Activates the element at a position, as a click on it does; there may be none.
  public func activate(_ position: Int) {
    unsafe gtk_list_activate_item(pointer, guint(clamping: position))
  }

  /// Scrolls until the element at a position can be seen.
  public func scroll(to position: Int) {
    unsafe gtk_list_scroll_to_item(pointer, guint(position))
  }
}

/// What GTK calls, on the main thread, with the object that disconnects it all in its `deinit`.
extension ListView {
  private func connect() {
    typealias Callback = @convention(c) (gpointer?, OpaquePointer, gpointer) -> Void
    let setUp: Callback = { _, item, own in
      unsafe ListView.run(own) { unsafe $0.placesByItem[UInt(bitPattern: item)] = ListPlace(item) }
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
    // The view owns its controller, and gives it up with itself.
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
