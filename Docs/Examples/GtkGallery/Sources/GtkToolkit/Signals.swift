import CGtk

extension Widget {
  /// Has something done whenever the widget emits a signal.
  ///
  /// - Parameters:
  ///   - signal: the signal's name; what comes along with it is not passed on.
  ///   - handler: what to do. The widget keeps it, so it should hold the widget's owner weakly.
  public func on(_ signal: String, _ handler: @escaping @MainActor () -> Void) {
    // Swapped, so that the handler is the first argument of every signal; C drops the others. The
    // closure owns the box until the widget is gone, and signals of widgets come on the main thread.
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
