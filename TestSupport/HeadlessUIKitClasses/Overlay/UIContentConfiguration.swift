/// The content of a cell, header or footer, and a way to create its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration, adapted to a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration. If not, a cell replaces it by the configuration's own view.
  @available(iOS 16.0, tvOS 16.0, visionOS 1, *)
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration is of the same type as the one that the view shows.
  @available(iOS 16.0, tvOS 16.0, visionOS 1, *)
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
