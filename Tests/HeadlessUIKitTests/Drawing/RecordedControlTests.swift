import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded pictures of controls` {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `Controls in their states are drawn as recorded`(style: UIUserInterfaceStyle) {
    let board = PictureBoard()
    addSwitchesAndSliders(to: board)
    addSteppersAndSegments(to: board)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 330, height: 400))
    window.addSubview(board.view)
    let field = UITextField()
    board.add(UIProgressView(), 90, 11) { $0.progress = 0.3 }
    board.add(UIProgressView(), 90, 11) {
      $0.progress = 0.7
      $0.trackTintColor = .yellow
      $0.progressTintColor = .red
    }
    board.add(UIActivityIndicatorView(style: .medium), 31, 25) { $0.startAnimating() }
    board.add(UIActivityIndicatorView(style: .large), 45, 43) {
      $0.startAnimating()
      $0.color = .systemTeal
    }
    board.add(field, 90, 29) {
      $0.text = "typing"
      $0.tintColor = .systemPink
    }
    #expect(field.becomeFirstResponder())
    expectPicture(
      of: board.view, named: style == .dark ? "controls-dark" : "controls", style: style)
    field.resignFirstResponder()
    field.text = ""
    field.placeholder = "nothing yet"
    #expect(field.becomeFirstResponder())
    field.frame.size.width = 70
    let typed = DrawnPicture(board.view).inside("field").last { $0["width"] == "2" }
    #expect(typed?.number("x") == Double(field.frame.minX) + 1, "the caret is before a placeholder")
    field.text = "longer than the field"
    let long = DrawnPicture(board.view).inside("field").last { $0["width"] == "2" }
    #expect(long?.number("x") == Double(field.frame.maxX) + 1, "the caret stays at the edge")
    field.semanticContentAttribute = .forceRightToLeft
    let mirrored = DrawnPicture(board.view).inside("field").last { $0["width"] == "2" }
    #expect(mirrored?.number("x") == Double(field.frame.maxX) - 3)
  }

  private func addSwitchesAndSliders(to board: PictureBoard) {
    board.add(UISwitch(), 57, 37)
    board.add(UISwitch(), 51, 31) { $0.isOn = true }
    board.add(UISwitch(), 63, 35) {
      $0.isOn = true
      $0.onTintColor = .orange
    }
    board.add(UISwitch(), 51, 31) { $0.isEnabled = false }
    board.add(UISlider(), 121, 31) {
      $0.minimumValue = 10
      $0.maximumValue = 20
      $0.value = 13
    }
    board.add(UISlider(), 131, 29) {
      $0.value = 0.75
      $0.minimumTrackTintColor = .red
      $0.maximumTrackTintColor = .blue
    }
    board.add(UISlider(), 101, 29) {
      $0.tintColor = .purple
      $0.value = 1
      $0.isEnabled = false
    }
    board.add(UISlider(), 61, 29) {
      $0.minimumValue = 4
      $0.maximumValue = 4
    }
    board.add(UISlider(), 9, 29)
  }

  private func addSteppersAndSegments(to board: PictureBoard) {
    board.add(UIStepper(), 101, 37)
    board.add(UIStepper(), 94, 32) { $0.value = 50 }
    board.add(UIStepper(), 94, 32) { $0.value = 100 }
    board.add(UIStepper(), 94, 32) { $0.wraps = true }
    board.add(UIStepper(), 94, 32) {
      $0.maximumValue = 0
      $0.isEnabled = false
    }
    board.add(UISegmentedControl(items: ["Day", "Week", "Month"]), 171, 41) {
      $0.selectedSegmentIndex = 1
    }
    board.add(UISegmentedControl(items: ["a", "b"]), 61, 27) {
      $0.selectedSegmentIndex = 0
      $0.selectedSegmentTintColor = .systemYellow
    }
    board.add(UISegmentedControl(items: ["text", "longer than its segment"]), 121, 32) {
      $0.insertSegment(with: UIImage(systemName: "star"), at: 1, animated: false)
      $0.isEnabled = false
    }
    board.add(UISegmentedControl(items: nil), 61, 27)
    board.add(UITextField(), 131, 33) { $0.text = "text" }
    board.add(UITextField(), 91, 33) { $0.placeholder = "placeholder" }
    board.add(UITextField(), 91, 33) {
      $0.text = "right to left"
      $0.semanticContentAttribute = .forceRightToLeft
      $0.textColor = .systemGreen
    }
    board.add(UITextField(), 51, 33) {
      $0.text = "too long for it"
      $0.font = .boldSystemFont(ofSize: 12)
    }
    board.add(UITextField(), 51, 33)
  }

  @Test func `Buttons are drawn as recorded`() {
    let board = PictureBoard()
    let types: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    for type in types {
      board.add(UIButton(type: type), 101, 31) {
        $0.setTitle("title", for: .normal)
        $0.backgroundColor = .systemGray3
      }
    }
    for type in types { board.add(UIButton(type: type), 29, 27) }
    board.add(UIButton(type: .system), 101, 31) {
      $0.setImage(UIImage(systemName: "heart"), for: .normal)
      $0.setTitle("disabled", for: .normal)
      $0.isEnabled = false
    }
    board.add(UIButton(type: .system), 101, 31) {
      $0.setBackgroundImage(UIImage(named: "back"), for: .normal)
      $0.setTitle("pressed", for: .normal)
      $0.isHighlighted = true
    }
    board.add(UIButton(type: .system), 81, 31) {
      $0.setTitle("wider than its frame", for: .normal)
      $0.setImage(UIImage(systemName: "bell"), for: .normal)
      $0.titleLabel?.font = .systemFont(ofSize: 13)
    }
    board.add(UIButton(type: .system), 101, 31) {
      $0.setAttributedTitle(
        NSAttributedString(string: "styled", attributes: [.underlineStyle: 1]), for: .normal)
      $0.titleLabel?.font = .boldSystemFont(ofSize: 20)
    }
    for button in configured(.caption) { board.add(button, 151, 41) }
    for button in configured(.corners) { board.add(button, 91, 33) }
    expectPicture(of: board.view, named: "buttons")
  }

  /// The parts of a configuration in which buttons differ.
  private enum Difference { case caption, corners }

  private func configured(_ difference: Difference) -> [UIButton] {
    func button(_ configuration: UIButton.Configuration) -> UIButton {
      UIButton(configuration: configuration, primaryAction: nil)
    }
    if difference == .corners {
      var buttons: [UIButton] = []
      let styles: [UIButton.Configuration.CornerStyle] = [
        .fixed, .dynamic, .medium, .small, .large, .capsule,
      ]
      for style in styles {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "\(style)"
        configuration.cornerStyle = style
        configuration.background.cornerRadius = 13
        buttons.append(button(configuration))
      }
      return buttons
    }
    let looks: [UIButton.Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(),
    ]
    var buttons: [UIButton] = []
    for (index, look) in looks.enumerated() {
      var configuration = look
      configuration.title = index == 1 ? nil : "Buy \(index)"
      configuration.subtitle = index.isMultiple(of: 3) ? "€3" : index == 1 ? "" : nil
      configuration.image = index == 2 ? nil : UIImage(systemName: "cart")
      configuration.imagePadding = CGFloat(index)
      configuration.showsActivityIndicator = index == 4 || index == 5
      if index == 6 { configuration.baseBackgroundColor = .systemRed }
      if index == 7 {
        configuration.baseBackgroundColor = .systemGreen
        configuration.baseForegroundColor = .black
        configuration.title = "wider than this button is"
      }
      buttons.append(button(configuration))
      if index == 3 {
        configuration.background.backgroundColor = .systemIndigo
        let added = button(configuration)
        added.setBackgroundImage(UIImage(named: "ignored"), for: .normal)
        added.tintColor = .systemRed
        buttons.append(added)
        configuration.background.backgroundColor = nil
        configuration.baseBackgroundColor = .systemBrown
        buttons.append(button(configuration))
      }
    }
    return buttons
  }

  @Test func `The subviews of a control aren't drawn`() {
    let controls: [UIControl] = [
      UIButton(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a"]),
      UITextField(), UIRefreshControl(),
    ]
    for control in controls + [UIControl()] {
      control.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      child.backgroundColor = .red
      control.addSubview(child)
      let isDrawn = DrawnPicture(control).all("rect").contains { $0["fill"] == "#ff0000" }
      #expect(isDrawn == !controls.contains(control), "\(type(of: control))")
    }
  }

  @Test func `Controls in stacks have the recorded sizes`() {
    let board = PictureBoard()
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Buy"
    configuration.subtitle = "for €3"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 5
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 3, leading: 4, bottom: 5, trailing: 6)
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let large = UIActivityIndicatorView(style: .large)
    let medium = UIActivityIndicatorView(style: .medium)
    for indicator in [large, medium] { indicator.startAnimating() }
    let field = UITextField()
    field.text = "field"
    let small = UITextField()
    small.placeholder = "small"
    small.font = .systemFont(ofSize: 11)
    let progress = UIProgressView()
    progress.progress = 0.5
    let rows: [[UIView]] = [
      [UIButton(configuration: configuration, primaryAction: nil), system, UISwitch()],
      [UIStepper(), UISegmentedControl(items: ["one", "three"]), large],
      [UISlider(), medium, UISegmentedControl(items: [UIImage(systemName: "star") as Any, "b"])],
      [UIImageView(image: UIImage(systemName: "bell")), progress, field],
      [UIImageView(image: UIImage(named: "photo")), small, UISegmentedControl(items: nil)],
      [UIImageView(image: nil), UISlider()],
    ]
    for row in rows {
      for view in row { view.backgroundColor = .systemGray6 }
      let stack = UIStackView(arrangedSubviews: row)
      stack.spacing = 3
      stack.alignment = .center
      board.add(stack, 301, 57)
    }
    let button = UIButton(type: .contactAdd)
    let column = UIStackView(arrangedSubviews: [
      UISwitch(), UISlider(), UIStepper(), UITextField(), UISegmentedControl(items: ["a", "b"]),
      button,
    ])
    column.axis = .vertical
    board.add(column, 301, 193)
    expectPicture(of: board.view, named: "control-sizes")
  }
}
