/// An object that physics can move. HeadlessUIKit has no animator for it.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of its container.
  var center: CGPoint { get set }

  /// The bounds without the transform, in points.
  var bounds: CGRect { get }

  /// The transform.
  var transform: CGAffineTransform { get set }
}
