/// An alert or action sheet. A test uses ``UIAlertController/user`` to tap a button.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet.
    case actionSheet

    /// An alert.
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
  private var ownFields: [UITextField] = []
  private var ownPreferredAction: UIAlertAction?

  /// The text below the title.
  open var message: String?

  /// The style.
  open var preferredStyle: UIAlertController.Style { shownStyle }

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }

  /// The action that the return key performs.
  open var preferredAction: UIAlertAction? {
    get { ownPreferredAction }
    set {
      guard newValue == nil || ownActions.contains(where: { $0 === newValue }) else {
        return UIKitException.raise(
          "The -preferredAction of an alert controller must be contained in the -actions array or be nil."
        )
      }
      ownPreferredAction = newValue
    }
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, ownActions.contains(where: { $0.style == .cancel }) {
      UIKitException.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    ownActions.append(action)
  }

  /// The text fields.
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
    ownFields.append(field)
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification {
  /// The styles of a button.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`

    /// The style of a button that cancels.
    case cancel

    /// The style of a button that deletes something.
    case destructive
  }

  /// Creates a button whose handler is called after the alert was dismissed.
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

  /// The style.
  open var style: UIAlertAction.Style { look }

  /// Whether the button is enabled.
  open var isEnabled = true

  /// The identifier for tests of the user interface.
  open var accessibilityIdentifier: String?

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: text, style: look, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
