#if !canImport(UIKit)
  import Testing
  import TypedCells
  import TypedCellsUIKit

  @testable import TypedCellsTesting
  @testable import TypedCellsUIKitTesting

  /// The calls that UIKit and a user make to cells, in order.
  @MainActor
  private enum Calls {
    static var all: [String] = []

    static func note(_ call: String) { all.append(call) }

    /// Removes the calls and returns them, in one line for each use of a cell.
    static func take() -> String {
      defer { all = [] }
      var lines: [[String]] = []
      for call in all {
        if lines.isEmpty || call == "init" || call == "prepareForReuse" {
          lines.append([call])
        } else {
          lines[lines.count - 1].append(call)
        }
      }
      return lines.map { $0.joined(separator: ", ") }.joined(separator: "\n  ")
    }
  }

  /// A view with every control, whose events are noted.
  private final class ControlsView: UIView, UITextViewDelegate, UIScrollViewDelegate,
    SelectorPerforming
  {
    private let label = UILabel()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let menu = UIMenu(children: [
        UIMenu(title: "More", children: [UIAction(title: "Copy") { _ in Calls.note("Copy") }]),
        UIAction(title: "Delete", attributes: .disabled) { _ in Calls.note("Delete") },
      ])
      let (button, toggle, slider, stepper) = (UIButton(), UISwitch(), UISlider(), UIStepper())
      let (field, segments) = (UITextField(), UISegmentedControl(items: ["Day", "Week"]))
      button.menu = menu
      let disabled = UIButton()
      disabled.isEnabled = false
      let controls: [(String, UIControl)] = [
        ("button", button), ("toggle", toggle), ("slider", slider), ("stepper", stepper),
        ("field", field), ("segments", segments), ("disabled", disabled),
      ]
      for (name, control) in controls {
        control.accessibilityLabel = name
        addSubview(control)
        let events: [(String, UIControl.Event)] = [
          ("touchDown", .touchDown), ("touchUpInside", .touchUpInside),
          ("valueChanged", .valueChanged),
          ("primaryActionTriggered", .primaryActionTriggered), ("editingChanged", .editingChanged),
          ("editingDidEnd", .editingDidEnd),
        ]
        for (event, kind) in events {
          control.addAction(
            UIAction { action in
              let sender = action.sender
              let value: Any =
                (sender as? UISwitch)?.isOn ?? (sender as? UISlider)?.value
                ?? (sender as? UIStepper)?.value ?? (sender as? UITextField)?.text
                ?? (sender as? UISegmentedControl)?.selectedSegmentIndex ?? ""
              Calls.note("\(name) \(event) \(value)")
            }, for: kind)
        }
      }
      let text = UITextView()
      text.delegate = self
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      scroll.contentSize = CGSize(width: 150, height: 200)
      scroll.delegate = self
      let tap = UITapGestureRecognizer(target: self, action: Selector(("tapped:")))
      let hidden = UIButton()
      hidden.isHidden = true
      for view in [text, scroll, hidden, label] { addSubview(view) }
      label.addGestureRecognizer(tap)
      label.isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
      get { label.text ?? "" }
      set { label.text = newValue }
    }

    func perform(_ aSelector: Selector!, with sender: Any?) {
      Calls.note("\(aSelector.description)")
    }
    func textViewDidChange(_ view: UITextView) { Calls.note("text view \(view.text ?? "")") }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { Calls.note("dragging begins") }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
      Calls.note(
        "dragging ends at \(view.contentOffset.x) \(view.contentOffset.y), \(willDecelerate)")
    }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { Calls.note("decelerating ends") }
  }

  private final class TableCell: UITableViewCell, Updatable {
    private let controls = ControlsView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Calls.note("init")
      contentView.addSubview(controls)
    }
    required init?(coder: NSCoder) { nil }

    func update(viewData text: String) {
      Calls.note("update")
      controls.text = text
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      Calls.note("prepareForReuse\(superview == nil ? "" : " in a window")")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      Calls.note("layoutSubviews \(bounds.width)")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      if selected != isSelected { Calls.note("setSelected \(selected) \(animated)") }
      super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      if highlighted != isHighlighted { Calls.note("setHighlighted \(highlighted) \(animated)") }
      super.setHighlighted(highlighted, animated: animated)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      if editing != isEditing { Calls.note("setEditing \(editing) \(animated)") }
      super.setEditing(editing, animated: animated)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      Calls.note("traitCollectionDidChange")
    }
  }

  private final class CollectionCell: UICollectionViewListCell, Updatable {
    override var isSelected: Bool {
      didSet { if isSelected != oldValue { Calls.note("isSelected \(isSelected)") } }
    }
    override var isHighlighted: Bool {
      didSet { if isHighlighted != oldValue { Calls.note("isHighlighted \(isHighlighted)") } }
    }

    func update(viewData text: String) {
      Calls.note("update")
      var content = UIListContentConfiguration.cell()
      content.text = text
      contentConfiguration = content
      accessories = [.detail { Calls.note("detail") }]
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      Calls.note("prepareForReuse\(superview == nil ? "" : " in a window")")
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let states = [
        state.isSelected ? "selected" : nil, state.isHighlighted ? "highlighted" : nil,
        state.isFocused ? "focused" : nil, state.isSwiped ? "swiped" : nil,
      ]
      Calls.note("updateConfiguration " + states.compactMap(\.self).joined(separator: " "))
    }
  }

  private final class Header: UITableViewHeaderFooterView, Updatable {
    func update(viewData text: String) {
      Calls.note("update")
      textLabel?.text = text
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      Calls.note("prepareForReuse")
    }
  }

  /// The inputs that the kit finds in cells of UIKit, with the calls and the look that each of them causes.
  @MainActor
  @Suite(.serialized)
  struct `The handling of UIKit's cells` {
    /// Returns the inputs of a cell, each with its effect on a fresh cell.
    private func inputs<Cell: UIView & Updatable>(
      of cell: Cell.Type
    ) -> String where Cell.ViewData == String {
      let handling: CellHandling<Cell> = Cell.handling(isMade: false).narrowed()
      func fresh() -> Cell {
        let cell = handling.make()
        cell.update(viewData: "tea")
        handling.settle(cell)
        return cell
      }
      let untouched = fresh()
      let lines = handling.inputs(untouched).indices.map { index in
        let cell = fresh()
        let input = handling.inputs(cell)[index]
        _ = Calls.take()
        input.perform()
        let calls = Calls.take()
        let difference = handling.look(cell).difference(from: handling.look(untouched))
        let words = difference.map { $0.words(other: "untouched") } ?? "no difference"
        handling.discard(cell)
        return "\(input.name()), \(input.callsActions), \(input.isOneEvent): \(calls); \(words)"
      }
      handling.discard(untouched)
      return lines.joined(separator: "\n")
    }

    @Test func `performs the recorded inputs`() {
      assertSnapshot(of: inputs(of: TableCell.self), named: "table-inputs")
      assertSnapshot(of: inputs(of: CollectionCell.self), named: "collection-inputs")
      assertSnapshot(of: inputs(of: Header.self), named: "header-inputs")
    }
  }
#endif
