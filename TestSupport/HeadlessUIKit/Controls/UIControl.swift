/// A view that sends actions.
///
/// Without the Objective-C runtime a target is called through ``SelectorPerforming``; a `UIAction`
/// works as it is.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What the user did.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public let rawValue: UInt

    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has been put on the control.
    public static let touchDown = Event(rawValue: 1)

    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)

    /// A finger was lifted inside of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// A finger left beside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// A touch was called off.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// What the control is there for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0xfff)

    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public let rawValue: UInt

    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is going on.
    public static let normal = State([])

    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1)

    /// The control cannot be used.
    public static let disabled = State(rawValue: 2)

    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that does an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether it can be used.
  open var isEnabled = true

  /// Whether it is selected.
  open var isSelected = false

  /// Whether a finger is on it.
  open var isHighlighted = false

  /// How the control is.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content stands across the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Where the content stands from the top to the bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  private var targets: [ControlTarget] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds a target for events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append(
      ControlTarget(object: target as AnyObject?, action: action, events: controlEvents))
  }

  /// Removes a target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target as AnyObject?
    targets.removeAll { known in
      (object == nil || known.object === object) && (action == nil || known.action == action)
        && !known.events.isDisjoint(with: controlEvents)
    }
  }

  /// Adds an action for events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  /// Removes the action of an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Does what events of the user would.
  open func sendActions(for controlEvents: UIControl.Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      (target.object as? any SelectorPerforming)?.perform(target.action, with: self)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }
}

extension UIControl {
  /// Where a control's content stands across it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center

    /// At the left.
    case left

    /// At the right.
    case right

    /// From edge to edge.
    case fill

    /// At the leading edge.
    case leading

    /// At the trailing edge.
    case trailing
  }

  /// Where a control's content stands from its top to its bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center

    /// At the top.
    case top

    /// At the bottom.
    case bottom

    /// From edge to edge.
    case fill
  }
}

/// Whom a control sends an action to; controls do not keep their targets alive.
private struct ControlTarget {
  weak var object: AnyObject?
  let action: Selector
  let events: UIControl.Event
}
