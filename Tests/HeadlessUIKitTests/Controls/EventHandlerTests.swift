import Foundation
import HeadlessUIKit
import Testing

/// A target that records which methods were called.
private final class Target: NSObject, SelectorPerforming {
  var calls: [String] = []

  func perform(_ aSelector: Selector!, with sender: Any?) { calls.append(aSelector.description) }
}

private final class Screen: UIViewController, SelectorPerforming {
  var calls: [String] = []

  func perform(_ aSelector: Selector!, with sender: Any?) { calls.append(aSelector.description) }
}

@MainActor
struct `Event handlers of a control` {
  private let button = UIButton(type: .system)
  private let target = Target()

  @Test func `a control lists its targets, their methods and its events`() {
    button.addTarget(target, action: selector("save:"), for: [.touchUpInside, .touchDown])
    button.addTarget(nil, action: selector("close:"), for: .touchUpOutside)
    #expect(button.allTargets.count == 2)
    #expect(button.allTargets.contains(AnyHashable(target)))
    #expect(button.allTargets.contains { $0.base is NSNull })
    #expect(button.allControlEvents == [.touchUpInside, .touchDown, .touchUpOutside])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["save:"])
    #expect(button.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpOutside) == ["close:"])
  }

  @Test func `a primary action runs once if it is sent together with its event`() {
    var calls = 0
    button.addAction(UIAction { _ in calls += 1 }, for: .primaryActionTriggered)
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(calls == 1)
  }

  @Test func `enumerating visits targets and actions, and ends when the flag is set`() {
    button.addTarget(target, action: selector("save:"), for: .touchUpInside)
    let action = UIAction(title: "Save") { _ in }
    button.addAction(action, for: .primaryActionTriggered)
    var visited: [String] = []
    button.enumerateEventHandlers { visitedAction, call, events, _ in
      visited.append(
        visitedAction?.title ?? call.map { "\($0.1) on target: \($0.0 as? Target === target)" }
          ?? "")
      #expect(events == (visitedAction == nil ? .touchUpInside : .primaryActionTriggered))
    }
    #expect(visited == ["save: on target: true", "Save"])
    var count = 0
    button.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test func `a target that was deallocated is not a handler any more`() {
    button.addTarget(Target(), action: selector("save:"), for: .touchUpInside)
    #expect(button.allTargets.isEmpty)
    button.enumerateEventHandlers { _, _, _, _ in Issue.record("a handler is left") }
  }

  @Test func `removing a target for one event keeps it for the others`() {
    button.addTarget(target, action: selector("save:"), for: [.touchUpInside, .touchDown])
    button.removeTarget(target, action: nil, for: .touchDown)
    button.user.tap()
    #expect(target.calls == ["save:"])
  }

  @Test func `a control performs its primary action after its main event`() {
    let controls: [(UIControl, UIControl.Event)] = [
      (UIButton(type: .system), .touchUpInside), (UISwitch(), .valueChanged),
      (UISlider(), .valueChanged), (UIStepper(), .valueChanged),
      (UISegmentedControl(items: ["a"]), .valueChanged), (UIRefreshControl(), .valueChanged),
      (UITextField(), .editingDidEndOnExit),
    ]
    for (control, event) in controls {
      var calls: [String] = []
      control.addAction(UIAction { _ in calls.append("primary") }, for: .primaryActionTriggered)
      control.addAction(UIAction { _ in calls.append("event") }, for: event)
      control.sendActions(for: .touchDown)
      #expect(calls.isEmpty)
      control.sendActions(for: event)
      #expect(calls == ["event", "primary"], "\(type(of: control))")
    }
  }

  @Test func `a button's event performs the action that the button was created with`() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    button.user.tap()
    #expect(taps == 2)
  }

  @Test func `a control of your own sends no primary action`() {
    let control = UIControl(
      frame: .zero, primaryAction: UIAction { _ in Issue.record("it was performed") })
    control.sendActions(for: [.touchUpInside, .valueChanged, .editingDidEndOnExit])
    control.user.tap()
  }

  @Test func `targets and actions are called in the order in which they were added`() {
    var calls: [String] = []
    final class Listener: NSObject, SelectorPerforming {
      var onCall: () -> Void = {}
      func perform(_ aSelector: Selector!, with sender: Any?) { onCall() }
    }
    let listener = Listener()
    listener.onCall = { calls.append("target") }
    button.addAction(UIAction { _ in calls.append("action") }, for: .touchUpInside)
    button.addTarget(listener, action: selector("save:"), for: .touchUpInside)
    button.addAction(UIAction { _ in calls.append("last") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["action", "target", "last"])
  }

  @Test func `an action replaces the one with its identifier, and keeps that one's events`() {
    var calls: [String] = []
    func action(_ identifier: String, _ title: String) -> UIAction {
      UIAction(title: title, identifier: .init(identifier)) { _ in calls.append(title) }
    }
    button.addAction(action("save", "Save"), for: .touchUpInside)
    button.addAction(action("close", "Close"), for: .touchUpInside)
    button.addAction(action("save", "Save all"), for: .touchDown)
    var handlers: [String] = []
    button.enumerateEventHandlers { action, _, events, _ in
      handlers.append("\(action?.title ?? "") \(events.rawValue)")
    }
    #expect(handlers == ["Close 64", "Save all 65"])
    button.removeAction(action("save", "Save"), for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(calls == ["Close", "Save all"])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    button.removeAction(identifiedBy: .init("save"), for: .touchDown)
    #expect(button.allControlEvents == .touchUpInside)
  }

  @Test func `removing all targets removes actions, and removing a target doesn't`() {
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    button.addTarget(target, action: selector("save:"), for: .touchUpInside)
    button.removeTarget(target, action: nil, for: .allEvents)
    button.removeTarget(nil, action: selector("save:"), for: .allEvents)
    #expect(button.allControlEvents == .touchUpInside)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allControlEvents == [])
  }

  @Test func `an action without events is an exception`() {
    let exceptions = UIKitException.recording { button.addAction(UIAction { _ in }, for: []) }
    let reason = exceptions.first?.reason
    #expect(reason?.hasPrefix("Attempt to set action '<UIAction: 0x") == true)
    #expect(reason?.hasSuffix(">' with no event mask set") == true)
    button.enumerateEventHandlers { _, _, _, _ in Issue.record("the action was added") }
  }

  @Test func `an action without a target is sent up the responder chain`() {
    let screen = Screen()
    screen.view.addSubview(button)
    button.addTarget(nil, action: selector("close:"), for: .touchUpInside)
    button.user.tap()
    #expect(screen.calls == ["close:"])
  }
}

@MainActor
struct `Gesture recognisers` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let target = Target()

  @Test func `a tap calls the target once, at its place`() {
    let tap = UITapGestureRecognizer(target: target, action: selector("tapped:"))
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    #expect(tap.user.perform(at: CGPoint(x: 10, y: 20)))
    #expect(target.calls == ["tapped:"])
    #expect(tap.location(in: view) == CGPoint(x: 10, y: 20))
    #expect(tap.state == .possible)
  }

  @Test func `a long press begins and ends`() {
    let press = UILongPressGestureRecognizer(target: target, action: selector("pressed:"))
    view.addGestureRecognizer(press)
    press.user.begin()
    #expect(press.state == .began)
    press.user.move(to: CGPoint(x: 1, y: 1))
    #expect(press.state == .changed)
    press.user.end()
    #expect(target.calls.count == 3)
  }

  @Test func `a disabled recogniser, a hidden view and a delegate each prevent a gesture`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let tap = UITapGestureRecognizer(target: target, action: selector("tapped:"))
    #expect(!tap.user.perform())
    view.addGestureRecognizer(tap)
    tap.isEnabled = false
    #expect(!tap.user.perform())
    tap.isEnabled = true
    view.isHidden = true
    #expect(!tap.user.perform())
    view.isHidden = false
    let delegate = Refusing()
    tap.delegate = delegate
    #expect(!tap.user.perform())
    #expect(target.calls.isEmpty)
  }

  @Test func `a recogniser is attached to one view`() {
    let tap = UITapGestureRecognizer(target: target, action: selector("tapped:"))
    let other = UIView()
    view.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
    #expect(view.gestureRecognizers?.isEmpty == true)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }
}
