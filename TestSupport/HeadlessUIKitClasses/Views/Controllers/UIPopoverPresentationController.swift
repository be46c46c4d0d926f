/// The ways in which a view controller is presented. HeadlessUIKit presents all of them in the window. The view of the
/// presenting view controller is removed during presentations in the styles ``fullScreen`` and ``currentContext``.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen.
  case fullScreen = 0

  /// A sheet as large as a page.
  case pageSheet = 1

  /// A sheet in the middle of the screen.
  case formSheet = 2

  /// Covers the presenting view controller.
  case currentContext = 3

  /// A presentation of your own.
  case custom = 4

  /// Covers the screen, whose content stays.
  case overFullScreen = 5

  /// Covers the presenting view controller, whose content stays.
  case overCurrentContext = 6

  /// A popover that points at a view. Where the screen is small, UIKit presents a sheet instead.
  case popover = 7

  /// No presentation, in the result of a delegate.
  case none = -1

  /// The style that the system chooses.
  case automatic = -2
}

/// The presentation of a view controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Creates the presentation of a view controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?

  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The view controller that presents it; before that, the presented one.
  open var presentingViewController: UIViewController {
    presented.presentingViewController ?? presenting ?? presented
  }
}

/// The presentation of a view controller in a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the popover points.
  open var sourceView: UIView?

  /// The area in the source view at which the popover points, or a null rectangle for the whole view.
  open var sourceRect = CGRect.null
}
