import Testing
import TypedCells
import TypedCellsTesting
import TypedCellsUIKitTesting

private final class OrderCell: UITableViewCell, Updatable {
  let noteLabel = UILabel()
  let button = UIButton(type: .system)
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [noteLabel, button, field] { contentView.addSubview(view) }
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    noteLabel.addGestureRecognizer(UITapGestureRecognizer())
    noteLabel.accessibilityIdentifier = "note"
    field.placeholder = "amount"
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData note: String) {
    noteLabel.attributedText = NSAttributedString(
      string: note, attributes: [.strikethroughStyle: 1])
    button.setTitle("Order", for: .normal)
  }
}

private final class ConfiguredCell: UITableViewCell, Updatable {
  func update(viewData note: String) {
    var content = defaultContentConfiguration()
    content.text = "Tea"
    content.secondaryText = note
    contentConfiguration = content
  }
}

@MainActor
struct `Observations` {
  @Test func `contain the texts on screen, and nothing else, as texts`() {
    let laws = CellLaws(OrderCell.self, samples: ["milk", "sugar"])
    #expect(Set(laws.pictures[0].texts) == ["milk", "Order", "amount"])
  }

  @Test func `contain the texts of content configurations`() {
    let laws = CellLaws(ConfiguredCell.self, samples: ["milk", "sugar"])
    #expect(laws.pictures[1].texts == ["Tea", "sugar"])
  }

  @Test func `name the views that a cell stores, and no properties of UIKit's classes`() {
    let cell = OrderCell(style: .default, reuseIdentifier: nil)
    #expect(storedProperties(of: cell).map(\.name) == ["noteLabel", "button", "field"])
  }
}
