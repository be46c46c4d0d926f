/// An alert, or a list of actions from the bottom of the screen. ``UIAlertController/user`` chooses an action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    /// From the bottom of the screen.
    case actionSheet

    /// In the middle of the screen.
    case alert
  }

  /// Creates an alert without actions.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    shownStyle = preferredStyle
  }

  private var shownStyle = Style.alert
  private var ownActions: [UIAlertAction] = []
  private var ownFields: [UITextField]?

  /// The text below the title.
  open var message: String?

  /// How the alert is shown.
  open var preferredStyle: UIAlertController.Style { shownStyle }

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }

  /// The action that the return key chooses.
  open var preferredAction: UIAlertAction?

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, ownActions.contains(where: { $0.style == .cancel }) {
      UIKitException.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    ownActions.append(action)
  }

  /// The text fields, or `nil` if there are none.
  open var textFields: [UITextField]? { ownFields }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard shownStyle == .alert else {
      UIKitException.raise(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField()
    configurationHandler?(field)
    ownFields = (ownFields ?? []) + [field]
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As most buttons.
    case `default`

    /// As the button that changes nothing.
    case cancel

    /// As a button that deletes something.
    case destructive
  }

  /// Creates a button that calls a handler after the alert was dismissed.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    (text, look, self.handler) = (title, style, handler)
    super.init()
  }

  private let text: String?
  private let look: Style
  let handler: ((UIAlertAction) -> Void)?

  /// The title.
  open var title: String? { text }

  /// How the button looks.
  open var style: UIAlertAction.Style { look }

  /// Whether the user can choose it.
  open var isEnabled = true

  /// The button's name in tests.
  open var accessibilityIdentifier: String?

  /// Returns a button with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: text, style: look, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
