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
    // The keyboard stays if one text follows another.
    window.holdsKeyboard = true
    defer {
      window.holdsKeyboard = false
      window.updateKeyboard()
    }
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

  /// The view that replaces the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Returns whether the object offers an action in the menu of a text.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The closures that are called after traits have changed.
  var traitObservers: [TraitObserver] = []

  // MARK: Touches

  /// Called when fingers touch the screen. By default the next responder gets the touches. HeadlessUIKit's `user` doesn't
  /// call it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// Whether VoiceOver reads the element.
  open var isAccessibilityElement = false

  /// The accessibility label.
  open var accessibilityLabel: String?

  /// The accessibility hint, which describes the result of an action.
  open var accessibilityHint: String?

  /// The accessibility value.
  open var accessibilityValue: String?

  /// Whether the element is expanded or collapsed.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { expandedStatus }
    set { expandedStatus = newValue }
  }
  private var expandedStatus = UIAccessibility.ExpandedStatus.unsupported

  /// The accessibility traits.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// Whether assistive technologies ignore the elements inside.
  open var accessibilityElementsHidden = false

  /// The accessibility elements inside, in reading order.
  open var accessibilityElements: [Any]?

  /// Whether assistive technologies treat the elements inside as a group.
  open var shouldGroupAccessibilityChildren = false

  /// Whether assistive technologies ignore everything beside the element.
  open var accessibilityViewIsModal = false

  /// The actions that assistive technologies offer.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Activates the element, as a double tap of VoiceOver does. Returns whether the element did so itself.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an element that is adjustable.
  open func accessibilityIncrement() {}

  /// Decrements the value of an element that is adjustable.
  open func accessibilityDecrement() {}

  /// Scrolls by a gesture of VoiceOver. Returns whether the element scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses what is presented, by a gesture of VoiceOver. Returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action, by a gesture of VoiceOver. Returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when VoiceOver has come to the element. HeadlessUIKit doesn't call it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Returns whether VoiceOver is at the element. Here it never is.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The window in which the object can become the first responder.
  var hostingWindow: UIWindow? { next?.hostingWindow }
}
