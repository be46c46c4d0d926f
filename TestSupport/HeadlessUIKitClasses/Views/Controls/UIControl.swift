/// A view that sends actions for user events.
///
/// Without the Objective-C runtime, a control calls its targets through ``SelectorPerforming``. A `UIAction`
/// works as in UIKit.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1)

    /// A finger touches the control repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)

    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// The system cancels a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The primary action of the control is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xfff)

    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal = State([])

    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1)

    /// The control is disabled.
    public static let disabled = State(rawValue: 2)

    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control is enabled.
  open var isEnabled = true

  /// Whether the control is selected.
  open var isSelected = false

  /// Whether the control is highlighted.
  open var isHighlighted = false

  /// The control's state.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  private var targets: [(call: TargetAction, events: Event)] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds a target for events. As in UIKit, adding the same target and action again adds only events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let call = TargetAction(target, action)
    let known = targets.firstIndex {
      $0.call.action == action && $0.call.isUntargeted == call.isUntargeted
        && $0.call.target === call.target
    }
    if let known {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append((call, controlEvents))
    }
  }

  /// Removes a target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    for index in targets.indices.reversed()
    where targets[index].call.matches(target: target, action: action) {
      targets[index].events.subtract(controlEvents)
      if targets[index].events.isEmpty { targets.remove(at: index) }
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

  // MARK: Event handlers

  /// The targets of the control. The set contains an `NSNull` for actions without a target. If a target isn't
  /// hashable, the set contains its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap(\.call.element)) }

  /// The events that have a handler.
  open var allControlEvents: UIControl.Event {
    (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) }
  }

  /// Returns the names of the methods that the control calls on a target for an event, or `nil` if it
  /// calls none.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let names = targets.filter {
      $0.call.matches(target: target, action: nil) && $0.call.isUntargeted == (target == nil)
        && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.call.action.description)
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for each event handler, in the order in which the handlers were added.
  /// Handlers with a deallocated target are skipped.
  ///
  /// - Parameter iterator: the closure. Its arguments are an action, or a target and its selector, followed
  ///   by the events and a flag. Setting the flag to `true` ends the enumeration.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for (call, events) in targets where call.isUntargeted || call.target != nil {
      iterator(nil, (call.target, call.action), events, &stop)
      if stop { return }
    }
    for (action, events) in actions {
      iterator(action, nil, events, &stop)
      if stop { return }
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Performs the actions and calls the targets for events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (call, events) in targets where !events.isDisjoint(with: controlEvents) {
      call.send(from: self, argument: self)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }
}

extension UIControl {
  /// The horizontal alignments of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center

    /// Aligned with the left edge.
    case left

    /// Aligned with the right edge.
    case right

    /// Fills the control.
    case fill

    /// Aligned with the leading edge.
    case leading

    /// Aligned with the trailing edge.
    case trailing
  }

  /// The vertical alignments of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center

    /// Aligned with the top edge.
    case top

    /// Aligned with the bottom edge.
    case bottom

    /// Fills the control.
    case fill
  }
}
