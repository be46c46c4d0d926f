import CGtk

/// GTK's main loop. It runs on the main thread, like the main actor.
@MainActor
public enum MainLoop {
  /// Initializes GTK.
  ///
  /// - Returns: whether there is a display for windows.
  public static func start() -> Bool { gtk_init_check() != 0 }

  /// The installed version of GTK, for example `4.8.3`.
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// Whether animations are enabled in the user's settings.
  public static var animates: Bool {
    get {
      var animates: gboolean = 0
      unsafe gtk_settings_get_animations(&animates)
      return animates != 0
    }
    set { gtk_settings_set_animations(newValue ? 1 : 0) }
  }

  /// Handles events as long as a condition is true.
  ///
  /// - Parameters:
  ///   - limit: the maximum time in seconds, or `nil` for no limit.
  ///   - condition: evaluated after each event.
  /// - Returns: `true` if the condition became false, or `false` if the time ran out.
  @discardableResult
  public static func run(atMost limit: Double? = nil, while condition: () -> Bool) -> Bool {
    let end = limit.map { g_get_monotonic_time() + gint64($0 * 1_000_000) }
    while condition() {
      if let end, g_get_monotonic_time() > end { return false }
      // The loop polls, because a blocking iteration could wait beyond the limit for an event.
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
    }
    return true
  }

  /// Runs a closure in a later turn of the main loop.
  ///
  /// - Parameters:
  ///   - milliseconds: the minimum delay.
  ///   - body: the closure.
  public static func later(
    after milliseconds: Int = 0, _ body: @escaping @MainActor () -> Void
  ) {
    let call: @convention(c) (gpointer?) -> gboolean = { box in
      guard let box = unsafe box else { return 0 }
      let later = unsafe Unmanaged<Later>.fromOpaque(box).takeUnretainedValue()
      MainActor.assumeIsolated { later.body() }
      return 0
    }
    // The timeout owns the box, and releases it after it has run once.
    let box = unsafe Unmanaged.passRetained(Later(body)).toOpaque()
    unsafe g_timeout_add_full(
      G_PRIORITY_HIGH, guint(clamping: milliseconds), call, box,
      { box in unsafe Unmanaged<Later>.fromOpaque(box!).release() })
  }

  /// Adds rules to the style sheet of all windows.
  ///
  /// - Parameter rules: the rules, in CSS.
  public static func addStyle(_ rules: String) {
    guard let display = unsafe gdk_display_get_default() else { return }
    let provider = unsafe gtk_css_provider_new()
    unsafe gtk_css_provider_load_from_data(provider, rules, -1)
    unsafe gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    unsafe g_object_unref(gpointer(provider))
  }
}

@MainActor
private final class Later {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
