#if os(Linux)
  /// A gesture that a view waits for. No gesture is recognised: ``TableUser`` and ``CollectionUser`` say
  /// what a finger does.
  @preconcurrency @MainActor
  open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) { super.init() }

    open var isEnabled = true
  }
#endif
