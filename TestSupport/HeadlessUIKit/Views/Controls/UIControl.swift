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

  /// The targets of the control. A target that was given as `nil` is an `NSNull`; an object that can't be
  /// hashed is its `ObjectIdentifier`.
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

  /// Calls a closure for every handler that the control has now, in the order in which they were added.
  /// Handlers whose target was deallocated are left out.
  ///
  /// - Parameter iterator: receives either an action, or a target with the name of its method; then the
  ///   events; and a flag that ends the enumeration when it is set.
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

  /// Does what events of the user would.
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
