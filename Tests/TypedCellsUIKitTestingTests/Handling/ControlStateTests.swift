import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

@MainActor
private final class Item {
  let id: Int
  var isLiked = false
  init(_ id: Int) { self.id = id }
}

/// A cell with a button that changes a state of its own, which is shown only after the next tap.
private class StateCell: UITableViewCell, Updatable {
  let button = UIButton(type: .system)
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  var state = 0
  var item: Item?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func tap() {}

  func update(viewData item: Item) {
    self.item = item
    textLabel?.text = "\(item.id)"
    button.setTitle("Tap", for: .normal)
  }
}

private final class ToggleLikeCell: StateCell {
  override func tap() {
    state = 1 - state
    button.setTitle(state == 1 ? "Unlike" : "Like", for: .normal)
  }
}

private final class CountingCell: StateCell {
  override func tap() {
    state += 1
    button.setTitle("\(state)", for: .normal)
  }
}

private final class ResetCountCell: StateCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    state = 0
  }
  override func tap() {
    state += 1
    button.setTitle("\(state)", for: .normal)
  }
}

/// Reports its state to the owner of the row.
private final class ReportingCell: StateCell {
  var onLike: ((Bool) -> Void)?
  override func tap() {
    state = 1 - state
    onLike?(state == 1)
  }
}

/// Remembers the page to which the user scrolled, and shows it after a tap.
private final class PagesCell: StateCell, UIScrollViewDelegate {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(scroll)
    scroll.delegate = self
  }
  required init?(coder: NSCoder) { nil }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { state = 1 }
  override func tap() { button.setTitle("page \(state)", for: .normal) }
  override func update(viewData item: Item) {
    super.update(viewData: item)
    scroll.contentOffset = .zero
  }
}

/// Keeps the state in its model.
private final class ModelCell: StateCell {
  override func tap() {
    item?.isLiked.toggle()
    show()
  }
  override func update(viewData item: Item) {
    super.update(viewData: item)
    show()
  }
  private func show() { button.setTitle(item?.isLiked == true ? "Unlike" : "Like", for: .normal) }
}

/// Keeps the state in a store that all cells share.
private final class StoreCell: StateCell {
  static var likes: Set<Int> = []
  override func tap() {
    guard let id = item?.id else { return }
    if Self.likes.remove(id) == nil { Self.likes.insert(id) }
    button.setTitle(Self.likes.contains(id) ? "Unlike" : "Like", for: .normal)
  }
}

@MainActor
struct `State behind a control` {
  private func violations<Cell: StateCell>(
    _ cell: Cell.Type, _ options: [CellOption<Cell, Item>] = []
  ) -> [String] {
    CellLaws<Cell, Item>({ [Item(1), Item(2), Item(3)] }, options) { $0.update(viewData: $1) }
      .report().violations
      .map { "[\($0.law)] \($0.detail)" }
  }

  private let cure =
    ". The cell remembers the earlier input; reset that state in every update or in prepareForReuse"

  @Test func `that a reuse doesn't reset is reported`() {
    #expect(
      violations(ToggleLikeCell.self) == [
        "[cell.forgetsInput] after a tap on button in sample 0 and a reuse, a tap on button in sample 0 shows "
          + #"button.title: "Like", fresh cell: "Unlike""# + cure
      ])
    #expect(
      violations(CountingCell.self).first?.contains("button.title: \"2\", fresh cell: \"1\"")
        == true)
  }

  @Test func `that the next input reports to the owner is reported`() {
    let log = EventLog()
    let laws = CellLaws(ReportingCell.self, samples: [Item(1), Item(2)], .recording(log)) {
      cell, item in
      cell.update(viewData: item)
      cell.onLike = { [id = item.id] in log.append("\(id) \($0)") }
    }
    let violations = laws.report().violations.map(\.detail)
    #expect(violations.count == 1)
    #expect(violations.first?.contains("false\"], fresh cell: [\"") == true, "\(violations)")
  }

  @Test func `that another control shows is reported`() {
    let violations = violations(PagesCell.self)
    #expect(violations.count == 1)
    #expect(
      violations.first?.contains(
        "after scrolling in scroll in sample 0 and a reuse, a tap on button in sample ") == true,
      "\(violations)")
    #expect(violations.first?.contains("\"page 1\", fresh cell: \"page 0\"") == true)
  }

  @Test func `isn't reported if the cell resets it, or if it belongs to the model or to a store`() {
    #expect(violations(ResetCountCell.self) == [])
    #expect(violations(ModelCell.self) == [])
    #expect(violations(StoreCell.self) == [])
  }
}
