import CGtk

/// A switch.
public final class Switch: Widget {
  /// What happens when the user flips the switch.
  public var action: @MainActor () -> Void = {}
  /// Where the switch stands as far as is known; GTK may tell of it after it was set again.
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

  /// Whether the switch is on. To set it is not to flip it.
  public var isOn: Bool {
    get { unsafe gtk_switch_get_active(opaque) != 0 }
    set {
      known = newValue
      unsafe gtk_switch_set_active(opaque, newValue ? 1 : 0)
    }
  }

  /// Flips the switch, as a user does.
  public func flip() { unsafe gtk_switch_set_active(opaque, isOn ? 0 : 1) }
}
