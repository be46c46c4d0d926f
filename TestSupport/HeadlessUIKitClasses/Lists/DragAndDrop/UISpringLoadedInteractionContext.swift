/// The states of a view over which the user holds dragged items.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is held over the view.
  case inactive

  /// The view can be activated.
  case possible

  /// The view is about to be activated.
  case activating

  /// The view is activated.
  case activated
}

/// A drag over a view that is activated when the user holds dragged items over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the view.
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view that shows the effect.
  var targetView: UIView? { get set }

  /// An object of the app's own for the target.
  var targetItem: Any? { get set }

  /// Returns the position of the finger in the coordinates of a view.
  func location(in view: UIView?) -> CGPoint
}

/// A view that reacts when the user holds dragged items over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it reacts.
  var isSpringLoaded: Bool { get set }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
