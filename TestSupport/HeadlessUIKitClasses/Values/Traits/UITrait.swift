/// A trait that views and view controllers can observe.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value without another one.
  static var defaultValue: Value { get }
}

/// The type of a trait.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait with a value in each trait collection.
protocol StoredTrait {
  associatedtype Stored: Equatable
  static func value(in traits: UITraitCollection) -> Stored
}

extension StoredTrait {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// The light or dark style.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The preferred text size.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The horizontal size class.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The number of pixels per point.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public struct UITraitDisplayScale: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue: CGFloat = 0
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The layout direction.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
public struct UITraitLayoutDirection: UITraitDefinition, StoredTrait, Sendable {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// A registration that ``UITraitChangeObservable/unregisterForTraitChanges(_:)`` takes back.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// A closure that is called after some traits have changed.
final class TraitObserver: NSObject, NSCopying {
  private let differs: (UITraitCollection, UITraitCollection) -> Bool
  private let call: @MainActor (UIResponder, UITraitCollection) -> Void

  init(
    differs: @escaping (UITraitCollection, UITraitCollection) -> Bool,
    call: @escaping @MainActor (UIResponder, UITraitCollection) -> Void
  ) {
    (self.differs, self.call) = (differs, call)
    super.init()
  }

  func copy(with zone: NSZone? = nil) -> Any { self }

  @MainActor
  func announce(_ new: UITraitCollection, after old: UITraitCollection, to owner: UIResponder) {
    if differs(old, new) { call(owner, old) }
  }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
extension TraitObserver: UITraitChangeRegistration {}

/// A view or view controller that observes its traits.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// What is called after traits have changed, with the object whose traits they are and the previous ones.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a closure after one of some traits has changed: see ``UIWindow/changeTraits(to:)``. The type of the closure's
  /// first parameter has to be written.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Performs an action of an object after one of some traits has changed. Its first argument is the object whose traits
  /// they are.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Performs an action of this object after one of some traits has changed.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends the calls of a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { observe(traits, handler) }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { observe(traits, target, action) }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { observe(traits, self, action) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { observe(traits, handler) }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { observe(traits, target, action) }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { observe(traits, self, action) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
extension UIResponder {
  fileprivate func observe<Observed>(
    _ traits: [UITrait], _ call: @escaping (Observed, UITraitCollection) -> Void
  ) -> TraitObserver {
    let stored = traits.compactMap { $0 as? any StoredTrait.Type }
    let observer = TraitObserver(
      differs: { old, new in stored.contains { $0.differs(old, new) } },
      call: { owner, old in if let owner = owner as? Observed { call(owner, old) } })
    traitObservers.append(observer)
    return observer
  }

  fileprivate func observe(
    _ traits: [UITrait], _ target: Any, _ action: Selector
  ) -> TraitObserver {
    let action = TargetAction(target, action)
    return observe(traits) { (owner: UIResponder, _) in action.send(from: nil, argument: owner) }
  }
}

extension UIWindow {
  /// Changes the traits of the app, as the user does in Settings: `UITraitCollection.current` are the new ones, and the
  /// view controllers and views in the window are told.
  ///
  /// - Parameter traits: the new traits. They stay, so change them back at the end of a test.
  public func changeTraits(to traits: UITraitCollection) {
    let old = UITraitCollection.current
    UITraitCollection.current = traits
    announceTraits(traits, after: old)
    layoutIfNeeded()
  }
}

extension UIView {
  fileprivate func announceTraits(_ new: UITraitCollection, after old: UITraitCollection) {
    if let owner {
      owner.traitCollectionDidChange(old)
      for observer in owner.traitObservers { observer.announce(new, after: old, to: owner) }
    }
    traitCollectionDidChange(old)
    for observer in traitObservers { observer.announce(new, after: old, to: self) }
    setNeedsLayout()
    for child in subviews { child.announceTraits(new, after: old) }
  }
}
