import Testing
import TypedCells
import TypedCellsUIKitTesting

struct Price: Equatable {
  var name: String
  var note: String?
}

private let prices = [Price(name: "Tea", note: nil), Price(name: "Cake", note: "nuts")]

private final class GoodCell: UITableViewCell, Updatable {
  let titleLabel = UILabel()
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
    contentView.addSubview(noteLabel)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData price: Price) {
    titleLabel.text = price.name
    noteLabel.text = price.note
    noteLabel.isHidden = price.note == nil
  }
}

private final class StaleCell: UITableViewCell, Updatable {
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(noteLabel)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData price: Price) {
    textLabel?.text = price.name
    if let note = price.note { noteLabel.text = note }
  }
}

private final class TextLabelCell: UITableViewCell, Updatable {
  func update(viewData text: String?) {
    if let text { textLabel?.text = text }
  }
}

@MainActor
struct `One line` {
  @Test func `is the whole test of a correct cell`() {
    assertCellLaws(GoodCell.self, samples: prices)
  }

  @Test func `catches stale text`() {
    withKnownIssue { assertCellLaws(StaleCell.self, samples: prices) }
  }

  @Test func `names the label that is stale, also one that a fresh cell doesn't have`() {
    let laws = CellLaws(TextLabelCell.self, samples: ["tea", nil])
    #expect(
      laws.report().violations.map(\.detail) == [
        "sample 1 after sample 0, after prepareForReuse and updated in place, differs at "
          + "textLabel.text: \"tea\", fresh cell: nil. Set textLabel.text in every update"
      ])
  }

  @Test func `can be awaited`() async {
    await assertCellLaws(GoodCell.self, samples: prices)
  }
}
