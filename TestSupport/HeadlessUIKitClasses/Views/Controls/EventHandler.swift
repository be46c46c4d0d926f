/// A target or an action of a control, and the events that it handles.
@MainActor
struct EventHandler {
  enum Kind {
    case target(TargetAction)
    case action(UIAction)
  }

  let kind: Kind
  var events: UIControl.Event

  /// The target, or `nil` if the handler is an action.
  var call: TargetAction? {
    if case .target(let call) = kind { call } else { nil }
  }

  /// The action, or `nil` if the handler is a target.
  var action: UIAction? {
    if case .action(let action) = kind { action } else { nil }
  }
}
