import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

/// A correct cell with a picture that arrives late, whose instances are counted.
private final class CountedCell: UITableViewCell, Updatable {
  static var count = 0
  static let held = HeldContent()
  private var request: HeldContent.Request?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.count += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.count -= 1 }

  override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
  }

  func update(viewData text: String) {
    request?.cancel()
    textLabel?.text = text
    accessoryType = .none
    request = Self.held.hold { [weak self] in self?.accessoryType = .checkmark }
  }
}

/// Records whether the inputs of a user are animated.
private final class InputCell: UITableViewCell, Updatable {
  static var animated: Set<Bool> = []

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    Self.animated.insert(animated)
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    Self.animated.insert(animated)
    super.setSelected(selected, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    Self.animated.insert(animated)
    super.setEditing(editing, animated: animated)
  }
  func update(viewData text: String) { textLabel?.text = text }
}

/// Is marked for ever by one kind of input.
@MainActor
private class MarkedCell: UITableViewCell, Updatable {
  var isMarked = false
  func update(viewData text: String) { textLabel?.text = text + (isMarked ? "!" : "") }
}

private final class HighlightedCell: MarkedCell {
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    if highlighted { isMarked = true }
  }
}

private final class PressedCell: MarkedCell {
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if selected, isHighlighted { isMarked = true }
  }
}

private final class EditedCell: MarkedCell {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if editing { isMarked = true }
  }
}

@MainActor
private class MarkedTile: UICollectionViewCell, Updatable {
  let label = UILabel()
  var isMarked = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) { label.text = text + (isMarked ? "!" : "") }
}

private final class HighlightedTile: MarkedTile {
  override var isHighlighted: Bool { didSet { if isHighlighted { isMarked = true } } }
}

private final class PressedTile: MarkedTile {
  override var isSelected: Bool { didSet { if isSelected, isHighlighted { isMarked = true } } }
}

/// Expands at the second tap on its button, and stays expanded for other rows.
private final class DoubleTapCell: MarkedCell {
  let button = UIButton()
  private var taps = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
    button.addAction(
      UIAction { [unowned self] _ in
        taps += 1
        isMarked = taps > 1
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    taps = 0
  }
}

/// Counts its layouts, and shows the number.
private final class LayoutsCell: MarkedCell {
  private var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    detail.text = "\(layouts)"
  }

  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(detail)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TraitsView: UIView {
  var changes = 0
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
  }
}

#if !canImport(UIKit)
  /// A cell with every control, and a log of the events that they send.
  private final class ControlsCell: UITableViewCell {
    let toggle = UISwitch()
    let slider = UISlider()
    let stepper = UIStepper()
    let sizes = UISegmentedControl(items: ["S", "M", "L"])
    let field = UITextField()
    let notes = UITextView()
    let button = UIButton()
    let disabled = UIButton()
    let hidden = UIButton()
    var events: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      disabled.isEnabled = false
      hidden.isHidden = true
      let controls: [(String, UIControl)] = [
        ("toggle", toggle), ("slider", slider), ("stepper", stepper), ("sizes", sizes),
        ("field", field), ("button", button), ("disabled", disabled), ("hidden", hidden),
      ]
      let kinds: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("up", .touchUpInside), ("value", .valueChanged),
        ("primary", .primaryActionTriggered), ("changed", .editingChanged),
        ("ended", .editingDidEnd),
      ]
      for (name, control) in controls {
        contentView.addSubview(control)
        for (kind, event) in kinds {
          control.addAction(
            UIAction { [unowned self] _ in events.append("\(name) \(kind)") }, for: event)
        }
      }
      contentView.addSubview(notes)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif

@MainActor
struct `An examination of cells` {
  @Test func `leaves no cell behind`() async {
    let samples = ["a", "b"]
    func examineAtOnce() {
      assertCellLaws(CountedCell.self, samples: samples)
      #expect(CountedCell.count == 0)
      assertCellLaws(CountedCell.self, samples: samples, .delivering(CountedCell.held))
      #expect(CountedCell.count == 0)
    }
    examineAtOnce()
    await assertCellLaws(CountedCell.self, samples: samples, .delivering(CountedCell.held))
    #expect(CountedCell.count == 0)
    await assertCellLaws(CountedCell.self, samples: samples)
    #expect(CountedCell.count == 0)
  }

  @Test func `performs inputs without animations`() {
    assertCellLaws(InputCell.self, samples: ["a", "b"])
    #expect(InputCell.animated == [false])
  }

  /// The part of the first message before the difference.
  private func message<Cell: UIView & Updatable>(_: Cell.Type) -> String?
  where Cell.ViewData == String {
    let violations = CellLaws(Cell.self, samples: ["a", "b"]).report().violations
    #expect(violations.count == 1)
    return violations.first.map { "\($0.law) \($0.detail.components(separatedBy: " differs")[0])" }
  }

  @Test func `names the input after which a cell is stale`() {
    let table = [
      message(HighlightedCell.self), message(PressedCell.self), message(EditedCell.self),
      message(DoubleTapCell.self),
    ]
    #expect(
      table == [
        "cell.forgetsInput after a highlight in sample 0, sample 1",
        "cell.forgetsInput after a selection in sample 0, sample 0",
        "cell.forgetsInput after editing in sample 0, sample 1",
        "cell.forgetsInput after a tap on button twice in sample 0, sample 1",
      ])
    #expect(
      [message(HighlightedTile.self), message(PressedTile.self)] == [
        "cell.forgetsInput after a highlight in sample 0, sample 1",
        "cell.forgetsInput after a selection in sample 0, sample 0",
      ])
  }

  @Test func `lays out a cell for each row`() {
    let laws = CellLaws(LayoutsCell.self, samples: ["a", "b"])
    #expect(!laws.report().violations.isEmpty)
  }

  #if !canImport(UIKit)
    @Test func `uses each control that a user can reach`() {
      // Only a view in a window can become the first responder.
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let cell = ControlsCell()
      window.addSubview(cell)
      let inputs = CellInput.inputs(of: cell)
      #expect(
        inputs.map { $0.name() } == [
          "a highlight", "a selection", "editing", "a tap on toggle", "a drag of slider",
          "a tap on stepper", "a tap on the last segment of sizes", "typing in field",
          "the end of editing field", "a tap on button", "typing in notes",
        ])
      #expect(inputs.filter { !$0.callsActions }.count == 3)
      #expect(
        inputs.filter { !$0.isOneEvent }.map { $0.name() } == [
          "typing in field", "the end of editing field", "typing in notes",
        ])
      for input in inputs.dropFirst(3) { input.perform() }
      #expect(cell.toggle.isOn)
      #expect(cell.slider.value == 0.5)
      #expect(cell.stepper.value == 1)
      #expect(cell.sizes.selectedSegmentIndex == 2)
      #expect(cell.field.text == "xx")
      #expect(cell.notes.text == "x")
      #expect(
        cell.events == [
          "toggle value", "toggle primary", "slider value", "slider primary", "stepper value",
          "stepper primary", "sizes value", "sizes primary", "field changed", "field changed",
          "field ended", "button down", "button up", "button primary",
          // A tap into the notes makes the field resign.
          "field ended",
        ])
    }

    @Test func `scrolls what has content out of sight`() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let cell = UITableViewCell()
      cell.contentView.addSubview(scroll)
      func offset(_ width: CGFloat, _ height: CGFloat) -> CGPoint? {
        scroll.contentOffset = .zero
        scroll.contentSize = CGSize(width: width, height: height)
        let inputs = CellInput.inputs(of: cell).dropFirst(3)
        inputs.first?.perform()
        return inputs.isEmpty ? nil : scroll.contentOffset
      }
      #expect(offset(100, 50) == nil)
      #expect(offset(110, 50) == CGPoint(x: 10, y: 0))
      #expect(offset(300, 50) == CGPoint(x: 100, y: 0))
      #expect(offset(100, 60) == CGPoint(x: 0, y: 10))
      #expect(offset(100, 300) == CGPoint(x: 0, y: 50))
      scroll.isScrollEnabled = false
      #expect(offset(100, 300) == nil)
    }

    @Test func `announces new traits to a cell and all views inside it`() {
      let (outer, middle, inner) = (TraitsView(), TraitsView(), TraitsView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      Traits.dark.enter(with: outer)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect([outer, middle, inner].map(\.changes) == [1, 1, 1])
      Traits.dark.leave(with: outer)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      #expect([outer, middle, inner].map(\.changes) == [2, 2, 2])
    }

    @Test func `fails on its own line for a picture that can't be written`() {
      withKnownIssue {
        assertSnapshot(of: UIViewController(), named: "none", filePath: "/dev/null/Tests.swift")
      } matching: { issue in
        issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == #line - 2
          && issue.comments.contains { $0.rawValue.contains("could not be recorded") }
      }
    }
  #endif
}
