/// What can be the first responder, as the owner of the keyboard is.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates one with the values that UIKit begins with.
  public override init() { super.init() }

  /// Called after a nib has created the object and connected its outlets.
  ///
  /// UIKit declares it for every object and without the main actor, so an override in Swift 6 is
  /// `nonisolated` too, and enters the main actor by `MainActor.assumeIsolated`.
  open nonisolated func awakeFromNib() {}

  #if !canImport(ObjectiveC)
    /// The class's name; every class of Objective-C has this method, and only those.
    open nonisolated class func description() -> String { NSStringFromClass(self) }
  #endif

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether it may be the one that the keyboard writes into.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give the keyboard up.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { hostingWindow?.firstResponder === self }

  /// Makes this the first responder, if it can be, and what is it now lets go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = hostingWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the keyboard up; returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = hostingWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window whose keyboard this can own.
  var hostingWindow: UIWindow? { next?.hostingWindow }
}
