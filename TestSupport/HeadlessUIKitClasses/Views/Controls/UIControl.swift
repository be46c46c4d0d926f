/// A view that sends actions for user events.
///
/// Without the Objective-C runtime, a control calls its targets through ``SelectorPerforming``. A `UIAction`
/// works as in UIKit.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Returns the natural size, in points, and the current one along an axis without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

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

    /// The control shows its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

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

  /// Whether a tap shows the control's menu.
  open var showsMenuAsPrimaryAction = false

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

  private var handlers: [EventHandler] = []

  /// Adds a target for events. As in UIKit, adding the same target and action again adds only events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let call = TargetAction(target, action)
    if let known = handlers.firstIndex(where: { $0.call?.isSame(as: call) == true }) {
      handlers[known].events.formUnion(controlEvents)
    } else {
      handlers.append(EventHandler(kind: .target(call), events: controlEvents))
    }
  }

  /// Removes a target. Without a target and a method, it removes all targets and actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    remove(controlEvents) { handler in
      handler.call?.matches(target: target, action: action) ?? (target == nil && action == nil)
    }
  }

  /// Adds an action for events. It replaces an action with the same identifier, and is also performed for that one's
  /// events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    guard !controlEvents.isEmpty else {
      return UIKitException.raise("Attempt to set action '\(action)' with no event mask set")
    }
    var events = controlEvents
    if let known = handlers.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      events.formUnion(handlers.remove(at: known).events)
    }
    handlers.append(EventHandler(kind: .action(action), events: events))
  }

  /// Removes an action, or the one with the same identifier.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Removes events from the handlers that match, and the handlers without events.
  private func remove(_ events: Event, where matches: (EventHandler) -> Bool) {
    for index in handlers.indices.reversed() where matches(handlers[index]) {
      handlers[index].events.subtract(events)
      if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }
  }

  // MARK: Event handlers

  /// The targets of the control. The set contains an `NSNull` for actions without a target. If a target isn't
  /// hashable, the set contains its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.call?.element }) }

  /// The events that have a handler.
  open var allControlEvents: UIControl.Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Returns the names of the methods that the control calls on a target for an event, or `nil` if it
  /// calls none.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard let call = handler.call, !handler.events.isDisjoint(with: controlEvent),
        call.matches(target: target, action: nil), call.isUntargeted == (target == nil)
      else { return nil }
      return call.action.description
    }
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
    for handler in handlers {
      switch handler.kind {
      case .target(let call):
        guard call.isUntargeted || call.target != nil else { continue }
        iterator(nil, (call.target, call.action), handler.events, &stop)
      case .action(let action): iterator(action, nil, handler.events, &stop)
      }
      if stop { return }
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Performs the actions and calls the targets for events, in the order in which they were added. After the event
  /// that is the control's primary one, such as ``Event/touchUpInside`` of a button, the control sends
  /// ``Event/primaryActionTriggered``.
  open func sendActions(for controlEvents: UIControl.Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .target(let call): call.send(from: self, argument: self)
      case .action(let action): sendAction(action)
      }
    }
    if !primaryEvents.isDisjoint(with: controlEvents),
      !controlEvents.contains(.primaryActionTriggered)
    {
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// The events after which the control sends ``Event/primaryActionTriggered``. A control of your own has none.
  var primaryEvents: Event { [] }
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
