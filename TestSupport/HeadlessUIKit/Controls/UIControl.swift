#if os(Linux)
  /// A view that sends actions.
  ///
  /// Without the Objective-C runtime a target is called through ``SelectorPerforming``; a `UIAction`
  /// works as it is.
  @preconcurrency @MainActor
  open class UIControl: UIView {
    /// What the user did.
    public struct Event: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let touchDown = Event(rawValue: 1)
      public static let touchDownRepeat = Event(rawValue: 1 << 1)
      public static let touchUpInside = Event(rawValue: 1 << 6)
      public static let touchUpOutside = Event(rawValue: 1 << 7)
      public static let touchCancel = Event(rawValue: 1 << 8)
      public static let valueChanged = Event(rawValue: 1 << 12)
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      public static let editingChanged = Event(rawValue: 1 << 17)
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      public static let allTouchEvents = Event(rawValue: 0xfff)
      public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// How a control looks.
    public struct State: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let normal = State([])
      public static let highlighted = State(rawValue: 1)
      public static let disabled = State(rawValue: 2)
      public static let selected = State(rawValue: 4)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    open var state: UIControl.State {
      var state = State.normal
      if isHighlighted { state.insert(.highlighted) }
      if !isEnabled { state.insert(.disabled) }
      if isSelected { state.insert(.selected) }
      return state
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    private var targets: [ControlTarget] = []
    private var actions: [(action: UIAction, events: Event)] = []

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
      targets.append(
        ControlTarget(object: target as AnyObject?, action: action, events: controlEvents))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
      let object = target as AnyObject?
      targets.removeAll { known in
        (object == nil || known.object === object) && (action == nil || known.action == action)
          && !known.events.isDisjoint(with: controlEvents)
      }
    }

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
      actions.append((action, controlEvents))
    }

    open func removeAction(
      identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
      actions.removeAll {
        $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
      }
    }

    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

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
      case center, left, right, fill, leading, trailing
    }

    /// Where a control's content stands from its top to its bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
      case center, top, bottom, fill
    }
  }

  /// Whom a control sends an action to; controls do not keep their targets alive.
  private struct ControlTarget {
    weak var object: AnyObject?
    let action: Selector
    let events: UIControl.Event
  }
#endif
