import Foundation
import HeadlessUIKit
import Testing

/// A cell with a control as its accessory view. It reports when the user changes the control.
private final class ControlCell<Control: UIControl>: UITableViewCell {
  let control: Control

  init(_ control: Control, onChange: @escaping (Control) -> Void) {
    self.control = control
    super.init(style: .value1, reuseIdentifier: nil)
    selectionStyle = .none
    accessoryView = control
    control.addAction(
      UIAction { action in
        if let control = action.sender as? Control { onChange(control) }
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
struct SettingsControlTests {
  @Test func `a switch, a slider, a stepper and segments report their values`() {
    var log: [String] = []
    let toggle = ControlCell(UISwitch()) { log.append("\($0.isOn)") }
    let slider = ControlCell(UISlider()) { log.append("\($0.value)") }
    slider.control.maximumValue = 10
    let stepper = ControlCell(UIStepper()) { log.append("\($0.value)") }
    stepper.control.stepValue = 5
    let segments = ControlCell(UISegmentedControl(items: ["List", "Grid"])) {
      log.append($0.titleForSegment(at: $0.selectedSegmentIndex) ?? "–")
    }

    #expect(toggle.control.user.tap())
    #expect(slider.control.user.slide(to: 12))
    #expect(stepper.control.user.tap())
    #expect(segments.control.user.tapSegment(at: 1))
    #expect(segments.control.user.tapSegment(at: 1))
    #expect(!segments.control.user.tapSegment(at: 2))
    segments.control.setEnabled(false, forSegmentAt: 0)
    #expect(!segments.control.user.tapSegment(at: 0))
    #expect(
      segments.control.isEnabledForSegment(at: 1) && !segments.control.isEnabledForSegment(at: 2))
    #expect(log == ["true", "10.0", "5.0", "Grid"])
  }

  @Test func `controls with a value trigger their primary action when a user changes it`() {
    var log: [String] = []
    func action(_ name: String) -> UIAction { UIAction { _ in log.append(name) } }
    #expect(UISwitch(frame: .zero, primaryAction: action("switch")).user.tap())
    #expect(UISlider(frame: .zero, primaryAction: action("slider")).user.slide(to: 1))
    #expect(UIStepper(frame: .zero, primaryAction: action("stepper")).user.tap())
    let segments = UISegmentedControl(frame: .zero, primaryAction: action("segments"))
    segments.insertSegment(withTitle: "List", at: 0, animated: false)
    #expect(segments.user.tapSegment(at: 0))
    #expect(log == ["switch", "slider", "stepper", "segments"])
  }

  @Test func `values set in code stay within their bounds, and send no action`() {
    let slider = UISlider()
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.setValue(4, animated: true)
    #expect(slider.value == 1)
    slider.minimumValue = 2
    slider.maximumValue = 3
    #expect(slider.value == 2 && changes == 0)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(1.5, animated: false)
    #expect(progress.progress == 1)
  }

  @Test func `an indicator hides when it stops`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating && indicator.isHidden)
  }

  @Test func `a button's title and colour follow its state`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving…", for: .disabled)
    button.setTitleColor(.systemGray, for: .disabled)
    #expect(button.currentTitle == "Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Saving…" && button.currentTitleColor == .systemGray)
    #expect(!button.user.tap())
  }

  @Test func `a button's configuration follows its state at the next layout`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.cornerStyle = .capsule
    var taps = 0
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Buy" : "Sold"
    }
    button.user.tap()
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Sold" && taps == 1)
  }
}
