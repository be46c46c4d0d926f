#if os(Linux)
  /// What a cell shows, and the view that shows it.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
  }

  /// A view that shows a configuration.
  @preconcurrency @MainActor
  public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
  }
#endif
