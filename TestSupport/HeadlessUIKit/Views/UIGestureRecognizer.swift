/// A gesture that a view waits for. No gesture is recognised: ``TableUser`` and ``CollectionUser`` say
/// what a finger does.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Creates a recogniser that tells a target.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Whether it recognises anything.
  open var isEnabled = true
}
