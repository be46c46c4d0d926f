import Foundation
import HeadlessUIKit

/// Returns the value that a call of an optional method returns if the method is absent, and `nil` if it's implemented.
@MainActor
func fallback<Answer>(_ call: () -> Answer) -> Answer? {
  guard OptionalMethod.answer(call) == nil else { return nil }
  var value: Answer?
  // A direct call of an absent method logs a warning.
  _ = UIKitLog.recording { value = call() }
  return value
}

/// A drag and drop session without items, as an argument of delegate methods.
final class EmptySession: NSObject, UIDragSession, UIDropSession {
  var localContext: Any?
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var items: [UIDragItem] { [] }
  var allowsMoveOperation: Bool { true }
  var localDragSession: (any UIDragSession)? { nil }

  func location(in view: UIView) -> CGPoint { .zero }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

/// The context of a drag that is held over a view, as an argument of delegate methods.
final class HeldDrag: NSObject, UISpringLoadedInteractionContext {
  var targetView: UIView?
  var targetItem: Any?
  var state: UISpringLoadedInteractionEffectState { .activated }

  func location(in view: UIView?) -> CGPoint { .zero }
}

/// The animator of a context menu, as an argument of delegate methods.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var previewViewController: UIViewController? { nil }
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  func addAnimations(_ animations: @escaping () -> Void) {}

  func addCompletion(_ completion: @escaping () -> Void) {}
}
