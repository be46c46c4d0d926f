import Testing
import TypedCells

@testable import TypedCellsTesting
@testable import TypedCellsUIKitTesting

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

/// Shows two labels in either order, and maybe another one that it doesn't store.
private final class StackCell: UITableViewCell {
  let stack = UIStackView()
  let name = UILabel()
  let seat = UILabel()

  init(seatFirst: Bool, adds text: String? = nil) {
    super.init(style: .default, reuseIdentifier: nil)
    contentView.addSubview(stack)
    (name.text, seat.text) = ("Ada", "9F")
    for label in seatFirst ? [seat, name] : [name, seat] {
      stack.addArrangedSubview(label)
    }
    guard let text else { return }
    let label = UILabel()
    label.text = text
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// Two labels that are constrained to each other.
private final class PairCell: UITableViewCell {
  init(seatFirst: Bool) {
    super.init(style: .default, reuseIdentifier: nil)
    let (name, seat) = (UILabel(), UILabel())
    (name.text, seat.text) = ("Ada", "9F")
    for label in seatFirst ? [seat, name] : [name, seat] { contentView.addSubview(label) }
    seat.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
struct `Observations` {
  @Test func `are equal if views were added in another order`() {
    let (one, two) = (PairCell(seatFirst: false), PairCell(seatFirst: true))
    #expect(ViewObserver.observe(one) == ViewObserver.observe(two))
  }

  @Test func `report the order of a stack's views`() {
    let difference = ViewObserver.observe(StackCell(seatFirst: true))
      .difference(from: ViewObserver.observe(StackCell(seatFirst: false)))
    #expect(
      difference?.words(other: "fresh cell")
        == #"stack.arrangedSubviews: UILabel "9F", UILabel "Ada", fresh cell: UILabel "Ada", UILabel "9F""#
    )
    #expect(difference?.cure == "Set the order of stack's views in every update")
  }

  @Test func `report an added view, which can be removed`() {
    let difference = ViewObserver.observe(StackCell(seatFirst: false, adds: "red"))
      .difference(from: ViewObserver.observe(StackCell(seatFirst: false)))
    #expect(
      difference?.cure
        == "Set contentView.UILabel.text in every update, or remove the view in prepareForReuse if an "
        + "update adds it")
  }

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
