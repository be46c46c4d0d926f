// The observing of traits and the settings of the user, which UIKit adds in Swift.

@available(iOS 17, tvOS 17, visionOS 1, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { fatalError("never run") }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  public static var defaultValue: UIContentSizeCategory { fatalError("never run") }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError("never run") }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError("never run") }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  public static var defaultValue: CGFloat { fatalError("never run") }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError("never run") }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@available(iOS 17, tvOS 17, visionOS 1, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { fatalError("never run") }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { fatalError("never run") }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { fatalError("never run") }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

@available(iOS 17, tvOS 17, visionOS 1, *)
extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { fatalError("never run") }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { fatalError("never run") }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { fatalError("never run") }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIContentSizeCategory {
  public var isAccessibilityCategory: Bool { fatalError("never run") }
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError("never run")
  }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError("never run")
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError("never run")
  }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError("never run")
  }
  public static var didChangeNotification: Notification.Name { fatalError("never run") }
}

// The importer nests the functions of the headers in it.
public enum UIAccessibility {
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public typealias ExpandedStatus = UIAccessibilityExpandedStatus

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { fatalError("never run") }
    public static var layoutChanged: Notification { fatalError("never run") }
    public static var screenChanged: Notification { fatalError("never run") }
    public static var announcement: Notification { fatalError("never run") }
  }

  @MainActor public static var isVoiceOverRunning: Bool { fatalError("never run") }
  @MainActor public static var isReduceMotionEnabled: Bool { fatalError("never run") }
  @MainActor public static var isReduceTransparencyEnabled: Bool { fatalError("never run") }
  @MainActor public static var isBoldTextEnabled: Bool { fatalError("never run") }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
