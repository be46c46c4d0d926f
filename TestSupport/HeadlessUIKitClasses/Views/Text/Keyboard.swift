/// The keyboard, which covers a part of the window if a test gives it a height: see ``UIWindow/keyboardHeight``.
extension UIResponder {
  /// Posted before the keyboard appears.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")

  /// Posted after the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")

  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")

  /// Posted after the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")

  /// Posted before the frame of the keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Posted after the frame of the keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change, an `NSValue` with a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The key of the frame after the change, an `NSValue` with a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of the animation's duration, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of the animation's curve, a raw value of `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// The key of a number that tells whether the keyboard belongs to the app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Creates a value with a rectangle. UIKit adds it to Foundation.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }
}

/// A layout guide that follows something. HeadlessUIKit has only that of the keyboard.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The layout guide of the keyboard: the part of a view that the keyboard covers, or the bottom of its safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Returns the frame of the guide in a view.
  func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let bottom = bounds.maxY - view.safeAreaInsets.bottom
    var top = bottom
    if let keyboard = view.hierarchyWindow?.keyboardFrame {
      top = min(bottom, max(bounds.minY, view.convert(keyboard, from: nil).minY))
    }
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIWindow {
  /// Shows or hides the keyboard, as the first responder needs.
  func updateKeyboard() {
    guard !holdsKeyboard else { return }
    let isNeeded = keyboardHeight > 0 && firstResponder?.needsKeyboard == true
    let height = min(keyboardHeight, bounds.height)
    let hidden = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
    let frame = isNeeded ? hidden.offsetBy(dx: 0, dy: -height) : nil
    guard frame != keyboardFrame else { return }
    let (begin, end) = (keyboardFrame ?? hidden, frame ?? hidden)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: Notification.Name...) {
      for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
    post(
      UIResponder.keyboardWillChangeFrameNotification,
      isNeeded
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    keyboardFrame = frame
    followKeyboard()
    layoutIfNeeded()
    post(
      UIResponder.keyboardDidChangeFrameNotification,
      isNeeded
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
  }
}

extension UIView {
  /// Lays out the views that have a guide of the keyboard, and tells the view controllers of tables.
  fileprivate func followKeyboard() {
    if guides.hasKeyboard { setNeedsLayout() }
    (owner as? UITableViewController)?.keyboardDidMove()
    for child in subviews { child.followKeyboard() }
  }
}

extension UIResponder {
  /// Whether the keyboard is on screen while this is the first responder.
  fileprivate var needsKeyboard: Bool {
    inputView != nil || self is UITextField || (self as? UITextView)?.isEditable == true
  }
}
