import Foundation
import HeadlessUIKit
import Testing

/// A target that records the method, the sender and its state.
private final class Target: NSObject, SelectorPerforming {
  var calls: [String] = []

  func perform(_ aSelector: Selector!, with sender: Any?) {
    calls.append("\(aSelector.description) \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }
}

@MainActor
struct `A user of controls` {
  private let target = Target()

  /// The result of an action of the user, and the events that it sends.
  private func events(of control: UIControl, _ work: () -> Bool) -> [String] {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "value"),
      (.primaryActionTriggered, "primary"), (.editingDidBegin, "begin"),
      (.editingChanged, "changed"), (.editingDidEnd, "end"),
    ]
    var events: [String] = []
    for (event, name) in names {
      let identifier = UIAction.Identifier("log \(name)")
      control.addAction(
        UIAction(identifier: identifier) { _ in events.append(name) }, for: event)
    }
    let isDone = work()
    for (event, name) in names {
      control.removeAction(identifiedBy: UIAction.Identifier("log \(name)"), for: event)
    }
    #expect(control.allControlEvents == [])
    return ["\(isDone)"] + events
  }

  @Test func `a stepper steps to its maximum, and wraps if it can`() {
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (1, 5, 3)
    #expect(stepper.value == 1)
    func tap() -> Double {
      stepper.user.tap()
      return stepper.value
    }
    #expect([tap(), tap(), tap()] == [4, 5, 5])
    stepper.wraps = true
    stepper.value = 2
    #expect([tap(), tap(), tap(), tap()] == [5, 1, 4, 1])
    #expect(events(of: stepper) { stepper.user.tap() } == ["true", "value", "primary"])
    stepper.isEnabled = false
    #expect(!stepper.user.tap() && stepper.value == 4)
  }

  @Test func `a switch, a button and a slider send their events`() {
    let (toggle, button, slider) = (UISwitch(), UIButton(type: .custom), UISlider())
    #expect(events(of: toggle) { toggle.user.tap() } == ["true", "value", "primary"])
    #expect(toggle.isOn)
    #expect(events(of: button) { button.user.tap() } == ["true", "down", "up", "primary"])
    let slide = events(of: slider) { slider.user.slide(to: 0.75) }
    #expect(slide == ["true", "value", "primary"] && slider.value == 0.75)
    #expect(slider.user.slide(to: 7) && slider.value == 1)
    slider.isEnabled = false
    #expect(!slider.user.slide(to: 0) && slider.value == 1)
    #expect(!button.user.slide(to: 0) && !button.user.tapSegment(at: 0))
    for disable in [
      { $0.isEnabled = false },
      {
        $0.isEnabled = true
        $0.isHidden = true
      },
      {
        $0.isHidden = false
        $0.isUserInteractionEnabled = false
      },
    ] as [(UIButton) -> Void] {
      disable(button)
      #expect(events(of: button) { button.user.tap() } == ["false"])
    }
  }

  @Test func `a control that no finger reaches is not tapped`() {
    let (toggle, slider) = (UISwitch(), UISlider())
    let segments = UISegmentedControl(items: ["a", "b"])
    let (field, container) = (UITextField(), UIView())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    for control in [toggle, slider, segments, field] { container.addSubview(control) }
    func canTouch() -> [Bool] {
      [
        toggle.user.tap(), slider.user.slide(to: 1), segments.user.tapSegment(at: 1),
        field.user.tap(),
      ]
    }
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { ($0.isHidden, $0.alpha) = (false, 0.005) },
      { ($0.alpha, $0.isUserInteractionEnabled) = (1, false) },
    ]
    for change in changes {
      change(container)
      #expect(canTouch() == [false, false, false, false])
    }
    #expect(!toggle.isOn && slider.value == 0 && segments.selectedSegmentIndex == -1)
    #expect(!field.isEditing)
    (container.isUserInteractionEnabled, container.alpha) = (true, 0.01)
    #expect(canTouch() == [true, true, true, true])
  }

  @Test func `a segment is selected once`() {
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.setEnabled(false, forSegmentAt: 2)
    let sent = events(of: segments) { segments.user.tapSegment(at: 1) }
    #expect(sent == ["true", "value", "primary"] && segments.selectedSegmentIndex == 1)
    #expect(events(of: segments) { segments.user.tapSegment(at: 1) } == ["true"])
    #expect(events(of: segments) { segments.user.tapSegment(at: 2) } == ["false"])
    #expect(events(of: segments) { segments.user.tapSegment(at: 3) } == ["false"])
    segments.isEnabled = false
    #expect(!segments.user.tapSegment(at: 0) && segments.selectedSegmentIndex == 1)
  }

  @Test func `a text field gets typed text while it is edited`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField()
    #expect(!field.user.tap() && !field.user.type("x"))
    window.addSubview(field)
    #expect(!field.user.type("x") && field.text == "")
    let sent = events(of: field) {
      field.user.tap() && field.isEditing && field.user.type("a") && field.user.type("b")
        && field.resignFirstResponder()
    }
    #expect(sent == ["true", "begin", "changed", "changed", "end"] && field.text == "ab")
    field.user.tap()
    field.text = nil
    #expect(field.user.type("c") && field.text == "c")
    #expect(!UISwitch().user.type("d"))
  }

  @Test func `a bar button sends its action to its target, or performs its own`() {
    let action = selector("save:")
    let button = UIBarButtonItem(title: "Save", style: .plain, target: target, action: action)
    #expect(button.user.tap())
    #expect(target.calls == ["save: UIBarButtonItem"])
    button.isEnabled = false
    #expect(!button.user.tap())
    #expect(!UIBarButtonItem(title: "", style: .plain, target: nil, action: action).user.tap())
    #expect(!UIBarButtonItem(title: "", style: .plain, target: target, action: nil).user.tap())
    let deaf = NSObject()
    #expect(!UIBarButtonItem(title: "", style: .plain, target: deaf, action: action).user.tap())
    var senders: [Any?] = []
    let own = UIBarButtonItem(
      title: "", image: nil, primaryAction: UIAction { senders.append($0.sender) })
    #expect(own.user.tap() && senders.count == 1 && senders[0] as? UIBarButtonItem === own)
    #expect(target.calls.count == 1)
  }

  @Test func `targets and actions are removed for their events`() {
    let button = UIButton(type: .system)
    let (save, send) = (selector("save:"), selector("send:"))
    button.addTarget(target, action: save, for: [.touchDown, .touchUpInside])
    button.addTarget(target, action: send, for: .touchUpInside)
    button.addTarget(target, action: save, for: .valueChanged)
    button.removeTarget(target, action: save, for: [.touchDown, .valueChanged])
    #expect(button.allControlEvents == .touchUpInside)
    button.removeTarget(target, action: send, for: .touchUpInside)
    button.removeTarget(NSObject(), action: save, for: .touchUpInside)
    button.user.tap()
    #expect(target.calls == ["save: UIButton"])
    button.removeTarget(nil, action: save, for: .touchUpInside)
    #expect(button.allTargets.isEmpty && button.allControlEvents == [])
    var calls: [String] = []
    let one = UIAction(identifier: UIAction.Identifier("1")) { _ in calls.append("one") }
    let two = UIAction(identifier: UIAction.Identifier("2")) { _ in calls.append("two") }
    button.addAction(one, for: .touchDown)
    button.addAction(one, for: .touchUpInside)
    button.addAction(two, for: .touchDown)
    button.removeAction(identifiedBy: one.identifier, for: [.touchDown, .valueChanged])
    button.user.tap()
    #expect(calls == ["two", "one"])
    var visited = 0
    button.addTarget(target, action: save, for: .touchDown)
    button.enumerateEventHandlers { _, call, _, stop in
      visited += 1
      stop = call != nil
    }
    #expect(visited == 3)
    button.enumerateEventHandlers { action, _, _, stop in
      visited += 1
      stop = action != nil
    }
    #expect(visited == 4)
    var all = 0
    button.enumerateEventHandlers { _, _, _, _ in all += 1 }
    #expect(all == 3)
  }

  @Test func `a recogniser forgets the targets that are removed`() {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: target, action: selector("tapped:"))
    view.addGestureRecognizer(tap)
    let other = Target()
    tap.addTarget(other, action: selector("tapped:"))
    tap.addTarget(other, action: selector("noted:"))
    tap.require(toFail: UITapGestureRecognizer())
    tap.removeTarget(other, action: selector("tapped:"))
    tap.user.perform()
    #expect(target.calls == ["tapped: UITapGestureRecognizer"])
    #expect(other.calls == ["noted: UITapGestureRecognizer"])
    tap.removeTarget(nil, action: nil)
    tap.user.perform()
    #expect(target.calls.count == 1 && other.calls.count == 1)
  }

  @Test func `a button and an action have the titles and images that they are given`() {
    let (star, moon) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
    let action = UIAction(title: "Go", image: star) { _ in }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.title(for: .normal) == "Go" && button.image(for: .normal) == star)
    #expect(button.buttonType == .system)
    #expect(button.imageView != nil && button.imageView === button.imageView)
    #expect(UIButton(primaryAction: nil).currentTitle == nil)
    action.title = "Stop"
    action.image = moon
    #expect(action.title == "Stop" && action.image == moon)
    let element: UIMenuElement = UIMenu(title: "Menu", image: moon)
    #expect(element.title == "Menu" && element.image == moon)
    let alert = UIAlertAction(title: "OK", style: .destructive)
    alert.isEnabled = false
    let copy = alert.copy() as? UIAlertAction
    #expect(copy !== alert && copy?.isEnabled == false)
    #expect(copy?.title == "OK" && copy?.style == .destructive)
    let row = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    row.backgroundColor = .red
    let rowCopy = row.copy() as? UITableViewRowAction
    #expect(rowCopy !== row && rowCopy?.backgroundColor == .red)
    #expect(rowCopy?.title == "More" && rowCopy?.style == .normal)
    let states = [false, true].map { hides in
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.hidesWhenStopped = hides
      indicator.startAnimating()
      let running = indicator.isHidden
      indicator.stopAnimating()
      return [running, indicator.isHidden]
    }
    #expect(states == [[false, false], [false, true]])
    #expect(UIActivityIndicatorView(coder: NSCoder()).isHidden)
  }
}
