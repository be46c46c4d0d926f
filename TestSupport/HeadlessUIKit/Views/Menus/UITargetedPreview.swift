/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Creates parameters with the default values.
  public required override init() { super.init() }

  /// The colour behind the preview.
  open var backgroundColor: UIColor! = .clear
}

/// A view that is lifted from the screen.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Creates a preview of a view with a look.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (shown, look) = (view, parameters)
    super.init()
  }

  private let shown: UIView
  private let look: UIPreviewParameters

  /// The view.
  open var view: UIView { shown }

  /// How it looks.
  open var parameters: UIPreviewParameters { look }
}

/// The animation of a context menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview, if there is one.
  var previewViewController: UIViewController? { get }

  /// Adds what is to be animated along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to the preview of a context menu that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears.
  case dismiss

  /// It grows into the next screen.
  case pop
}

/// The animation of a context menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What happens to the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animation that is over at once: everything that is added is called when it ends.
@MainActor
final class ContextMenuAnimation: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var steps: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { steps.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for step in steps + completions { step() }
    (steps, completions) = ([], [])
  }
}
