import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private final class TwoFieldCell: UITableViewCell, Updatable {
  let first = UITextField()
  let second = UITextView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for field in [first, second] {
      field.frame = bounds
      contentView.addSubview(field)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData id: Int) { (tag, second.isHidden) = (id, id % 2 == 1) }
}

private final class OneFieldTile: UICollectionViewCell, Updatable {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData id: Int) { tag = id }
}

@MainActor
@Suite struct `The keyboard in the fields of a list` {
  private let list = TableList()

  /// The row whose field has the keyboard, and whether it's the first field.
  private var focused: String? {
    for case let cell as TwoFieldCell in list.table.visibleCells {
      if cell.first.isFirstResponder { return "\(cell.tag) first" }
      if cell.second.isFirstResponder { return "\(cell.tag) second" }
    }
    return nil
  }

  private func show(_ ids: Range<Int>) {
    list.show {
      for id in ids {
        // Every third row has no field.
        if id % 3 == 2 {
          Row(TextCell.self, "\(id)").id(id)
        } else {
          Row(TwoFieldCell.self, id).id(id)
        }
      }
    }
  }

  @Test func `goes to a row that isn't on screen`() {
    show(0..<60)
    #expect(list.driver.focus(40))
    #expect(focused == "40 first")
    #expect(list.table.bounds.contains(list.table.rectForRow(at: path(0, 40))))
    #expect(!list.driver.focus(41) && !list.driver.focus("none"), "no field, no row")
  }

  @Test func `moves through the fields of cells and rows, forwards and backwards`() {
    show(0..<24)
    list.driver.focus(0)
    var forwards = [focused]
    while list.driver.focusNext() { forwards.append(focused) }
    var fields: [String?] = []
    for id in 0..<24 where id % 3 != 2 {
      fields.append("\(id) first")
      if id % 2 == 0 { fields.append("\(id) second") }
    }
    #expect(forwards == fields)
    var backwards = [focused]
    while list.driver.focusPrevious() { backwards.append(focused) }
    #expect(backwards == fields.reversed())
  }

  @Test func `stays where it is if there is no further field`() {
    list.show {
      Row(TwoFieldCell.self, 1).id(1)
      for id in 2..<40 { Row(TextCell.self, "\(id)").id(id) }
    }
    #expect(!list.driver.focusNext(), "no field has the keyboard")
    list.driver.focus(1)
    #expect(!list.driver.focusNext() && !list.driver.focusPrevious())
    #expect(list.table.contentOffset.y == 0 && focused == "1 first")
  }

  @Test func `moves to the next section, past one without rows`() {
    list.apply {
      ListSection(id: 0) { Row(TwoFieldCell.self, 1).id(1) }
      ListSection(id: 1) {}
      ListSection(id: 2) { Row(TwoFieldCell.self, 3).id(3) }
    }
    list.driver.focus(1)
    #expect(list.driver.focusNext() && focused == "3 first")
    #expect(list.driver.focusPrevious() && focused == "1 first")
  }

  @Test func `skips disabled rows`() {
    list.show {
      Row(TwoFieldCell.self, 1).id(1)
      Row(TwoFieldCell.self, 3).id(3).disabled()
      Row(TwoFieldCell.self, 5).id(5)
    }
    list.driver.focus(1)
    #expect(list.driver.focusNext() && focused == "5 first")
    #expect(!list.driver.focus(3))
  }

  @Test func `isn't shown outside a window, and works in a collection view`() {
    let outside = TableList(inWindow: false)
    outside.show { Row(TwoFieldCell.self, 1).id(1) }
    #expect(!outside.driver.focus(1))
    let tiles = CollectionList()
    tiles.show { for id in 0..<40 { Row(OneFieldTile.self, id).id(id) } }
    #expect(tiles.driver.focus(30))
    #expect(tiles.driver.focusNext())
    let focused = tiles.collection.visibleCells.first {
      ($0 as? OneFieldTile)?.field.isFirstResponder == true
    }
    #expect(focused?.tag == 31)
  }
}
