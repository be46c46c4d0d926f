import CGtk

/// A switch.
public final class Switch: Widget {
  /// The action after the user flips the switch.
  public var action: @MainActor () -> Void = {}
  /// The last state that was set or reported. GTK also emits the signal after `isOn` is set, which isn't a
  /// flip by the user.
  private var known = false

  /// Creates a switch that is off.
  public init() {
    unsafe super.init(gtk_switch_new())
    unsafe gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
    on("notify::active") { [weak self] in
      guard let self, known != isOn else { return }
      known = isOn
      action()
    }
  }

  /// Whether the switch is on. Setting it doesn't call ``action``.
  public var isOn: Bool {
    get { unsafe gtk_switch_get_active(opaque) != 0 }
    set {
      known = newValue
      unsafe gtk_switch_set_active(opaque, newValue ? 1 : 0)
    }
  }

  /// Flips the switch like a user.
  public func flip() { unsafe gtk_switch_set_active(opaque, isOn ? 0 : 1) }
}
