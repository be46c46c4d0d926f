import CGtk

extension Widget {
  /// Calls a handler each time the widget emits a signal.
  ///
  /// - Parameters:
  ///   - signal: the signal's name. Its arguments aren't passed to the handler.
  ///   - handler: the handler. The widget retains it, so it should hold the widget's owner weakly.
  public func on(_ signal: String, _ handler: @escaping @MainActor () -> Void) {
    // The connection is swapped, so that the box is the first argument of every signal, and C ignores the
    // other arguments. GTK releases the box with the widget, and emits signals on the main thread.
    let box = unsafe Unmanaged.passRetained(Handler(handler)).toOpaque()
    let call: @convention(c) (gpointer?) -> Void = { box in
      guard let box = unsafe box else { return }
      let handler = unsafe Unmanaged<Handler>.fromOpaque(box).takeUnretainedValue()
      MainActor.assumeIsolated { handler.body() }
    }
    unsafe g_signal_connect_data(
      pointer, signal, unsafeBitCast(call, to: GCallback.self), box,
      { box, _ in unsafe Unmanaged<Handler>.fromOpaque(box!).release() }, G_CONNECT_SWAPPED)
  }
}

@MainActor
private final class Handler {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
