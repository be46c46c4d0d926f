/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// Creates parameters with the default values.
  public required override init() { super.init() }

  /// The background colour.
  /// The default is `systemBackground`; setting `nil` restores it.
  open var backgroundColor: UIColor! {
    get { ownColor ?? .systemBackground }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// The visible part of the view, in its coordinates; `nil` for the whole view.
  open var visiblePath: UIBezierPath?

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.ownColor, copy.visiblePath) = (ownColor, visiblePath)
    return copy
  }

  /// The description in UIKit's format, with the background colour.
  open nonisolated override var description: String {
    mainActorDescription {
      "<\(address(of: self)); backgroundColor = \(backgroundColor.description)>"
    }
  }
}

/// A preview of a view in a context menu or drag.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    self.init(view: view, parameters: parameters)
  }

  /// Creates a preview of a view that moves from a target. The view needs no window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (shown, look, place) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view in a window, with an appearance.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
    if view.window == nil {
      UIKitException.raise(
        "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
          + "Either fix that, or use the other initializer that takes a target with an explicit "
          + "container. (view: \(view))")
    }
  }

  /// Returns the preview itself, because it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private let shown: UIView
  private let look: UIPreviewParameters
  private let place: UIPreviewTarget

  /// The view.
  open var view: UIView { shown }

  /// The appearance of the preview.
  open var parameters: UIPreviewParameters { look }

  /// Where the preview starts: the place of the view unless you provide another one.
  open var target: UIPreviewTarget { place }

  /// The description in UIKit's format, with the view, the parameters and the target.
  open nonisolated override var description: String {
    mainActorDescription {
      "<\(address(of: self)); view = \(view); parameters = <\(address(of: parameters))>; "
        + "target = <\(address(of: target))>>"
    }
  }
}

/// Where a preview is moved to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  private let place: (container: UIView, center: CGPoint, transform: CGAffineTransform)

  /// Creates a target at a point of a view, with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    place = (container, center, transform)
    super.init()
  }

  /// Creates a target at a point of a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, because it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The view that contains the preview.
  open var container: UIView { place.container }

  /// The centre of the preview in the container's coordinates, in points.
  open var center: CGPoint { place.center }

  /// The transform of the preview.
  open var transform: CGAffineTransform { place.transform }
}

/// Where the preview of a dragged item is moved to.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The animation of a context menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview, if there is one.
  var previewViewController: UIViewController? { get }

  /// Adds animations that run alongside this one.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a tapped preview of a context menu disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss

  /// The preview expands into the next screen.
  case pop
}

/// The animation of a context menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animation that ends immediately. It calls the added closures when it ends.
@MainActor
final class ContextMenuAnimation: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var steps: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { steps.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for step in steps + completions { step() }
    (steps, completions) = ([], [])
  }
}
