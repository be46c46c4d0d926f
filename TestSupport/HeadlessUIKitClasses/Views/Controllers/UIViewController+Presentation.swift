/// The place of a view that was removed from its superview.
struct CoveredPlace {
  weak var superview: UIView?
  let index: Int
}

extension UIModalPresentationStyle {
  /// Whether the view of the presenting view controller is removed during the presentation.
  fileprivate var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
  /// The view controller, its parent, the parent's parent, and so on.
  var withAncestors: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// Presents a view controller in the window of the view.
  ///
  /// - Returns: whether it's presented. If the view isn't in a window, or another view controller is already
  ///   presented, UIKit only logs a warning.
  func beginPresentation(of controller: UIViewController, animated: Bool) -> Bool {
    let attempt = "Attempt to present <\(address(of: controller))> on <\(address(of: self))>"
    guard let window = viewIfLoaded?.hierarchyWindow else {
      UIKitLog.warn("\(attempt) whose view is not in the window hierarchy!")
      return false
    }
    if let ownPresented {
      UIKitLog.warn("\(attempt) which is already presenting <\(address(of: ownPresented))>")
      return false
    }
    guard controller !== self, controller.ownPresenter == nil else {
      UIKitException.raise(
        "Application tried to present modally a view controller <\(address(of: controller))> that is "
          + "already being presented by <\(address(of: controller.ownPresenter ?? self))>.",
        name: UIKitException.invalidArgument)
      return false
    }
    ownPresented = controller
    controller.ownPresenter = self
    controller.isPresentationRunning = true
    let removesView = controller.modalPresentationStyle.removesPresenter
    if removesView { beginAppearanceTransition(false, animated: animated) }
    controller.move(to: window, animated: animated)
    if removesView {
      removeCoveredView()
      endAppearanceTransition()
    }
    controller.isPresentationRunning = false
    return true
  }

  /// Dismisses the presented view controller and those above it.
  func endPresentation(animated: Bool) {
    let dismissed = Array(sequence(first: self, next: \.ownPresented)).dropFirst().reversed()
    for controller in dismissed {
      controller.isBeingDismissed = true
      controller.beginAppearanceTransition(false, animated: animated)
    }
    let wasCovered = coveredPlace != nil
    if wasCovered {
      beginAppearanceTransition(true, animated: animated)
      restoreCoveredView()
    }
    for controller in dismissed {
      controller.coveredPlace = nil
      controller.viewIfLoaded?.removeFromSuperview()
      controller.ownPresenter?.ownPresented = nil
      controller.ownPresenter = nil
    }
    if wasCovered {
      view.layoutIfNeeded()
      endAppearanceTransition()
    }
    for controller in dismissed {
      controller.endAppearanceTransition()
      controller.isBeingDismissed = false
    }
  }

  private func removeCoveredView() {
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return }
    coveredPlace = CoveredPlace(superview: superview, index: index)
    view.removeFromSuperview()
  }

  private func restoreCoveredView() {
    guard let place = coveredPlace else { return }
    coveredPlace = nil
    if let superview = place.superview {
      view.frame = superview.bounds
      superview.insertSubview(view, at: place.index)
    }
  }
}
