// The configurations of cells, which UIKit adds in Swift.

extension UICellConfigurationState: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> __UICellConfigurationState { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(
    _ source: __UICellConfigurationState, result: inout Self?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: __UICellConfigurationState, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: __UICellConfigurationState?
  ) -> Self { fatalError("never run") }
}

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var configurationState: UICellConfigurationState { fatalError("never run") }
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    fatalError("never run")
  }
  @available(iOS 16, tvOS 16, visionOS 1, *)
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    fatalError("never run")
  }
  @objc(_bridgedUpdateConfigurationUsingState:)
  dynamic open func updateConfiguration(using state: UICellConfigurationState) {}
}

extension UITableViewHeaderFooterView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    fatalError("never run")
  }
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var configurationState: UIViewConfigurationState { fatalError("never run") }
  public func updateConfiguration(using state: UIViewConfigurationState) {}
}

extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var configurationState: UICellConfigurationState { fatalError("never run") }
  @available(iOS 16, tvOS 16, visionOS 1, *)
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    fatalError("never run")
  }
  @objc(_bridgedUpdateConfigurationUsingState:)
  dynamic open func updateConfiguration(using state: UICellConfigurationState) {}
}

extension UICollectionViewListCell {
  public var accessories: [UICellAccessory] {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    fatalError("never run")
  }
}

extension UIButton {
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) { fatalError("never run") }
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    fatalError("never run")
  }
  public var configuration: UIButton.Configuration? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
}
