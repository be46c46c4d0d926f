/// A behaviour that is attached to a view. HeadlessUIKit attaches interactions, and performs those of tables and
/// collection views.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction is attached.
  var view: UIView? { get }

  /// Called before the view changes.
  func willMove(to view: UIView?)

  /// Called after the view has changed.
  func didMove(to view: UIView?)
}

/// The menu of a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction whose delegate provides the menu. The delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate, held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view to which the interaction is attached.
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a view's menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu at a point of the view, or `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The effect of a pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates an interaction whose delegate, which is held weakly, chooses the style of the pointer.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate, held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// The view to which the interaction is attached.
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a pointer interaction. All methods are optional. HeadlessUIKit has no pointer, and calls none.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the style of the pointer in a region, or `nil` for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { OptionalMethod.absent(nil) }
}

/// A part of a view for the pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// Returns the region itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a region from a rectangle of the view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (ownRect, ownIdentifier) = (rect, identifier)
    super.init()
  }

  /// The rectangle in the view's coordinates.
  open var rect: CGRect { ownRect }

  /// The identifier.
  open var identifier: AnyHashable? { ownIdentifier }

  private let ownRect: CGRect
  private let ownIdentifier: AnyHashable?
}

/// The look of a view under a pointer or a finger.
@available(iOS 17.0, tvOS 17.0, visionOS 1, *)
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  override init() { super.init() }

  /// Returns another object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle()
    copy.isEnabled = isEnabled
    return copy
  }

  /// Whether the view has the look.
  open var isEnabled = true
}

/// The look of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  /// Creates a style with an effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }

  /// Creates an instance with the default values.
  public required override init() { super.init() }

  /// Creates the system's pointer.
  open class func system() -> Self { Self() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.isEnabled = isEnabled
    return copy
  }
}

/// The effect of a pointer on a view.
public enum UIPointerEffect {
  /// The effect that the system chooses.
  case automatic(UITargetedPreview)

  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)

  /// The view is lifted.
  case lift(UITargetedPreview)
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)

  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)

  /// The radius of corners without another one, in points.
  public static let defaultCornerRadius: CGFloat = 8
}
