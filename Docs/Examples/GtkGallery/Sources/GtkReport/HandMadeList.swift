import CGtk
import CGtkElements
import GtkToolkit

/// A list without TypedCells: the factory's callbacks set the same labels directly.
@safe
@MainActor
final class HandMadeList {
  let widget: ScrollView
  private(set) var bindCount = 0
  private(set) var bindTime = Duration.zero

  private final class View: Widget {}

  init(rowCount: Int, text: @escaping (Int) -> String) {
    self.text = text
    let (elements, factory) = unsafe (gtk_elements_new(), gtk_signal_list_item_factory_new())
    unsafe gtk_elements_splice(elements, 0, 0, guint(rowCount), { _, _ in guint.max }, nil)
    widget = ScrollView(unsafe View(gtk_list_view_new(elements, factory)))
    let setUp: @convention(c) (gpointer?, OpaquePointer, gpointer) -> Void = { _, item, _ in
      guard let label = unsafe gtk_label_new(nil) else { return }
      unsafe gtk_label_set_xalign(OpaquePointer(label), 0)
      unsafe gtk_list_item_set_child(item, label)
    }
    let bind: @convention(c) (gpointer?, OpaquePointer, gpointer) -> Void = { _, item, own in
      let list = unsafe Unmanaged<HandMadeList>.fromOpaque(own).takeUnretainedValue()
      MainActor.assumeIsolated { unsafe list.bind(item) }
    }
    // The pointer is unretained because `GtkReport` keeps the list as long as its window.
    let own = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe g_signal_connect_data(
      gpointer(factory), "setup", unsafeBitCast(setUp, to: GCallback.self), own, nil,
      GConnectFlags(0))
    unsafe g_signal_connect_data(
      gpointer(factory), "bind", unsafeBitCast(bind, to: GCallback.self), own, nil,
      GConnectFlags(0))
  }

  private let text: (Int) -> String

  private func bind(_ item: OpaquePointer) {
    let clock = ContinuousClock()
    let start = clock.now
    let position = unsafe Int(gtk_list_item_get_position(item))
    unsafe gtk_label_set_text(OpaquePointer(gtk_list_item_get_child(item)), text(position))
    bindTime += clock.now - start
    bindCount += 1
  }
}
