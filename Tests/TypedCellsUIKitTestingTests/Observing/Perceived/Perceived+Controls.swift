import Foundation
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

// UIKit describes objects in other words.
#if !canImport(UIKit)
  /// Changes of controls and buttons.
  nonisolated extension Perceived {
    private static let day = Date(timeIntervalSinceReferenceDate: 0)

    static let controls: [Perceived] = [
      .part("isEnabled: false, before: true", of: UISwitch()) { $0.isEnabled = false },
      .part("isSelected: true, before: false", of: UISwitch()) { $0.isSelected = true },
      .part("isHighlighted: true, before: false", of: UISwitch()) { $0.isHighlighted = true },
      .part("handlers: \"action 'Buy' for .touchUpInside\", before: nil", of: UIControl()) {
        $0.addAction(UIAction(title: "Buy") { _ in }, for: .touchUpInside)
      },
      .part(
        "handlers: \"action 'A' for .touchUpInside, action 'B' for .touchUpInside\", before: \"action 'B' for .touchUpInside\"",
        of: made(UIControl()) {
          $0.addAction(UIAction(title: "B") { _ in }, for: .touchUpInside)
        }
      ) { $0.addAction(UIAction(title: "A") { _ in }, for: .touchUpInside) },
      .part("isOn: true, before: false", of: UISwitch()) { $0.isOn = true },
      .part("onTintColor: \(red), before: nil", of: UISwitch()) { $0.onTintColor = .systemRed },
      .part("value: 0.5, before: 0", of: UISlider()) { $0.value = 0.5 },
      .part("minimumTrackTintColor: \(red), before: nil", of: UISlider()) {
        $0.minimumTrackTintColor = .systemRed
      },
      .part("maximumTrackTintColor: \(red), before: nil", of: UISlider()) {
        $0.maximumTrackTintColor = .systemRed
      },
      .part("isMomentary: true, before: false", of: UISegmentedControl(items: ["S", "M"])) {
        $0.isMomentary = true
      },
      .part(
        "selectedSegmentTintColor: \(red), before: nil", of: UISegmentedControl(items: ["S", "M"])
      ) { $0.selectedSegmentTintColor = .systemRed },
      .part("minimumValue: -1, before: 0", of: UISlider()) { $0.minimumValue = -1 },
      .part("maximumValue: 2, before: 1", of: UISlider()) { $0.maximumValue = 2 },
      .part("date: 86400, before: 0", of: made(UIDatePicker()) { $0.date = day }) {
        $0.date += 86_400
      },
      .part("minimumDate: -1, before: nil", of: made(UIDatePicker()) { $0.date = day }) {
        $0.minimumDate = Date(timeIntervalSinceReferenceDate: -1)
      },
      .part(
        "datePickerMode: .date, before: .dateAndTime", of: made(UIDatePicker()) { $0.date = day }
      ) {
        $0.datePickerMode = .date
      },
      .part("value: 3, before: 0", of: UIStepper()) { $0.value = 3 },
      .part("minimumValue: -1, before: 0", of: UIStepper()) { $0.minimumValue = -1 },
      .part("maximumValue: 2, before: 100", of: UIStepper()) { $0.maximumValue = 2 },
      .part("stepValue: 5, before: 1", of: UIStepper()) { $0.stepValue = 5 },
      .part("selectedSegmentIndex: 1, before: -1", of: UISegmentedControl(items: ["S", "M"])) {
        $0.selectedSegmentIndex = 1
      },
      .part("titleForSegment(1): \"L\", before: \"M\"", of: UISegmentedControl(items: ["S", "M"])) {
        $0.setTitle("L", forSegmentAt: 1)
      },
      .part(
        "imageForSegment(0): ",
        of: UISegmentedControl(items: [UIImage(systemName: "star") as Any, "M"])
      ) {
        $0.setImage(UIImage(systemName: "heart"), forSegmentAt: 0)
      },
      .part(
        "isEnabledForSegment(1): false, before: true", of: UISegmentedControl(items: ["S", "M"])
      ) {
        $0.setEnabled(false, forSegmentAt: 1)
      },
      .part(
        "UILabel.text: \"cake\", before: \"tea\"",
        of: made(UIControl()) { $0.addSubview(label) }
      ) { ($0.subviews.first as? UILabel)?.text = "cake" },
      .part("text: \"tea\", before: nil", of: UITextField()) { $0.text = "tea" },
      .part("placeholder: \"drink\", before: nil", of: UITextField()) { $0.placeholder = "drink" },
      .part("font: \(UIFont.systemFont(ofSize: 9)), before: nil", of: UITextField()) {
        $0.font = .systemFont(ofSize: 9)
      },
      .part("textColor: \(red), before: nil", of: UITextField()) { $0.textColor = .systemRed },
    ]

    @MainActor private static var button: UIButton {
      made(UIButton()) { $0.setTitle("Buy", for: .normal) }
    }
    @MainActor private static func filled(
      _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton.Configuration {
      var configuration = UIButton.Configuration.filled()
      change(&configuration)
      return configuration
    }
    @MainActor private static var filledButton: UIButton {
      made(UIButton()) { $0.configuration = filled() }
    }

    static let buttons: [Perceived] = [
      .part("contentHorizontalAlignment: .left, before: .center", of: button) {
        $0.contentHorizontalAlignment = .left
      },
      .part("titleLabel.textAlignment: .center, before: .natural", of: button) {
        $0.titleLabel?.textAlignment = .center
      },
      .part(
        "attributedTitle: ",
        of: made(UIButton()) {
          $0.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
        }
      ) {
        $0.setAttributedTitle(
          NSAttributedString(string: "Buy", attributes: [.strikethroughStyle: 1]), for: .normal)
      },
      .part("title: \"Sell\", before: \"Buy\"", of: button) { $0.setTitle("Sell", for: .normal) },
      .part("title: \"Sell\", before: \"Buy\"", of: button) {
        $0.setAttributedTitle(NSAttributedString(string: "Sell"), for: .normal)
      },
      .part("title (selected): \"Bought\", before: \"Buy\"", of: button) {
        $0.setTitle("Bought", for: .selected)
      },
      .part("title (highlighted): \"Buying\", before: \"Buy\"", of: button) {
        $0.setTitle("Buying", for: .highlighted)
      },
      .part("title (disabled): \"Sold out\", before: \"Buy\"", of: button) {
        $0.setTitle("Sold out", for: .disabled)
      },
      .part("titleColor: \(red), before: nil", of: button) {
        $0.setTitleColor(.systemRed, for: .normal)
      },
      .part("image: \"<UIImage symbol(system: heart)>\", before: nil", of: button) {
        $0.setImage(UIImage(systemName: "heart"), for: .normal)
      },
      .part("backgroundImage: \"<UIImage symbol(system: heart)>\", before: nil", of: button) {
        $0.setBackgroundImage(UIImage(systemName: "heart"), for: .normal)
      },
      .part("titleLabel.font: ", of: button) { $0.titleLabel?.font = .systemFont(ofSize: 9) },
      .part("titleLabel.numberOfLines: 2, before: 1", of: button) {
        $0.titleLabel?.numberOfLines = 2
      },
      .part("menu: \"Sort [Name (on), Price]\", before: nil", of: button) {
        $0.menu = UIMenu(
          title: "Sort",
          children: [
            UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Price") { _ in },
          ])
      },
      .part("configuration.title: \"Buy\", before: nil", of: filledButton) {
        $0.configuration = filled { $0.title = "Buy" }
      },
      .part("configuration.subtitle: \"now\", before: nil", of: filledButton) {
        $0.configuration = filled { $0.subtitle = "now" }
      },
      .part(
        "configuration.image: \"<UIImage symbol(system: heart)>\", before: nil", of: filledButton
      ) { $0.configuration = filled { $0.image = UIImage(systemName: "heart") } },
      .part("configuration.baseForegroundColor: \(red), before: nil", of: filledButton) {
        $0.configuration = filled { $0.baseForegroundColor = .systemRed }
      },
      .part("configuration.baseBackgroundColor: \(red), before: nil", of: filledButton) {
        $0.configuration = filled { $0.baseBackgroundColor = .systemRed }
      },
      .part("configuration.background.backgroundColor: \(red), before: nil", of: filledButton) {
        $0.configuration = filled { $0.background.backgroundColor = .systemRed }
      },
      .part("configuration.showsActivityIndicator: true, before: false", of: filledButton) {
        $0.configuration = filled { $0.showsActivityIndicator = true }
      },
      .part(
        "configuration.cornerStyle: \"capsule\", before: \"dynamic\"", of: filledButton
      ) { $0.configuration = filled { $0.cornerStyle = .capsule } },
      .part("configuration.buttonSize: \"large\", before: \"medium\"", of: filledButton) {
        $0.configuration = filled { $0.buttonSize = .large }
      },
      .part(
        "configuration.titleAlignment: \"center\", before: \"automatic\"", of: filledButton
      ) { $0.configuration = filled { $0.titleAlignment = .center } },
      .part("configuration.imagePadding: 4, before: 0", of: filledButton) {
        $0.configuration = filled { $0.imagePadding = 4 }
      },
      .part("configuration: ", of: filledButton) { $0.configuration = .plain() },
    ]
  }
#endif
