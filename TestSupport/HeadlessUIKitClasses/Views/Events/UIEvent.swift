/// What the user did: here always a touch. HeadlessUIKit's `user` performs gestures and taps without events, so only code
/// that a test calls itself receives them.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// A touch.
    case touches

    /// A movement of the device.
    case motion

    /// A command of a remote control.
    case remoteControl

    /// A pressed button.
    case presses

    /// A scroll.
    case scroll = 10

    /// A movement of the pointer.
    case hover = 11

    /// A gesture.
    case transform = 14
  }

  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// The kind of the event.
  open var type: UIEvent.EventType { .touches }

  /// When the event happened, in seconds since the system started.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The touches of the event, or `nil` if it isn't a touch.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has touched the screen.
    case began

    /// The finger has moved.
    case moved

    /// The finger hasn't moved since the last event.
    case stationary

    /// The finger was lifted.
    case ended

    /// The system cancelled the touch.
    case cancelled
  }

  /// Creates a touch of no view, for subclasses in tests.
  public override init() { super.init() }

  private weak var touched: UIView?
  private weak var surface: UIView?
  private var point = CGPoint.zero

  /// Creates a touch at a point of another view.
  init(of view: UIView, at point: CGPoint, in surface: UIView) {
    (touched, self.point, self.surface) = (view, point, surface)
    super.init()
  }

  /// The phase of the touch.
  open var phase: UITouch.Phase { .began }

  /// The view that was touched first.
  open var view: UIView? { touched }

  /// The number of taps.
  open var tapCount: Int { 1 }

  /// Returns the position in the coordinates of a view, or of the window if it's `nil`.
  open func location(in view: UIView?) -> CGPoint { surface?.convert(point, to: view) ?? point }

  /// Returns the position before the last movement.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
