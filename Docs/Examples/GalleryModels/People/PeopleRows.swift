/// A row that never changes.
public struct Notice: Hashable, Sendable {
  /// What the row says.
  public let text: String
}

/// A row with a switch.
public struct SwitchRow {
  /// What the switch is for.
  public let title: String

  /// Whether it is on.
  public let isOn: Bool

  /// What a flip of the switch does.
  public let flip: @MainActor () -> Void
}
