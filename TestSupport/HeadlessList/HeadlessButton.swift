/// A button in a ``HeadlessView``. ``HeadlessList/tapButton(_:at:)`` taps it.
@MainActor
public struct HeadlessButton {
  /// The button's title.
  public let title: String

  let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the button's title.
  ///   - action: called on each tap.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// Calls the action, as a tap does.
  package func perform() { action() }
}
