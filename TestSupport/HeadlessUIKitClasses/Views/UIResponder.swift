/// An object in the responder chain. It can become the first responder, which receives keyboard input.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// Called after a nib has created the object and connected its outlets.
  ///
  /// UIKit declares the method for every object, and without the main actor. So an override in Swift 6 is
  /// also `nonisolated`, and uses `MainActor.assumeIsolated`.
  open nonisolated func awakeFromNib() {}

  #if !canImport(ObjectiveC)
    /// Returns the name of the class. In Objective-C, only `NSObject` subclasses have this method.
    open nonisolated class func description() -> String { NSStringFromClass(self) }
  #endif

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether the object can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can resign as the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder.
  open var isFirstResponder: Bool {
    windowsWhereFirst > 0 && hostingWindow?.firstResponder === self
  }

  /// The number of windows whose first responder the object is. The search for its own window is needed only for such
  /// an object.
  var windowsWhereFirst = 0

  /// Makes the object the first responder, if the current one resigns. Returns whether it succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = hostingWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as the first responder. Returns whether it succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = hostingWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window in which the object can become the first responder.
  var hostingWindow: UIWindow? { next?.hostingWindow }
}
