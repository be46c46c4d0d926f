// The Swift additions to UIKit's headers, for type checking only. They include the sources of
// HeadlessUIKitClasses/Overlay, which use only UIKit's public API.
@_exported import Foundation
@_exported import UIKit

extension IndexPath {
  public init(row: Int, section: Int) { fatalError("never run") }
  public init(item: Int, section: Int) { fatalError("never run") }
  public var section: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var row: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var item: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError("never run") }
}

extension CGPath {
  public var boundingBox: CGRect { fatalError("never run") }
}

extension UIControl {
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) { fatalError("never run") }
}

extension UIAction {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError("never run") }
}

extension UIMenu {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { fatalError("never run") }
}

extension UIEdgeInsets: Hashable {
  public static var zero: UIEdgeInsets { fatalError("never run") }
  public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool {
    fatalError("never run")
  }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

extension NSDirectionalEdgeInsets: Hashable {
  public static var zero: NSDirectionalEdgeInsets { fatalError("never run") }
  public static func == (
    left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets
  ) -> Bool { fatalError("never run") }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

extension UIControl.State {
  public static var normal: UIControl.State { fatalError("never run") }
}

extension UIAccessibilityTraits: OptionSet {}

extension UIView.AnimationOptions {
  public static var curveEaseInOut: UIView.AnimationOptions { fatalError("never run") }
}

extension UIBarButtonItem {
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError("never run") }
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError("never run") }
}

extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { fatalError("never run") }
}

extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { fatalError("never run") }
}

/// Checks nothing, because only the types matter for type checking.
@MainActor
struct RegistrationOrigin {
  func check<Registration>(_ registration: Registration) {}
}

public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (left: Self, right: Self) -> Bool { fatalError("never run") }
  public static func + (left: Self, right: RawValue) -> Self { fatalError("never run") }
  public static func - (left: Self, right: RawValue) -> Self { fatalError("never run") }
  public static func += (left: inout Self, right: RawValue) {}
  public static func -= (left: inout Self, right: RawValue) {}
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
