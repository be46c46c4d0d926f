/// A button in a ``HeadlessView``.
@MainActor
public struct HeadlessButton {
  /// What stands on the button.
  public let title: String

  let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: what stands on it.
  ///   - action: what a tap does.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// Does what a tap does.
  package func perform() { action() }
}
