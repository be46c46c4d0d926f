import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct Chore: Equatable, Identifiable {
  let id: Int
  var isLocked = false
}

private final class TaskCell: UITableViewCell, Updatable {
  let toggle = UISwitch()
  private(set) lazy var toggled = CellEvent(toggle, \.isOn)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    toggle.frame = bounds
    contentView.addSubview(toggle)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData task: Chore) { textLabel?.text = "\(task.id)" }
}

private final class TaskTile: UICollectionViewCell, Updatable {
  func update(viewData task: Chore) {}
}

@MainActor
@Suite struct `A disabled row` {
  private let list = TableList()
  private let journal = Journal()

  private func show(_ tasks: [Chore]) {
    list.show {
      for task in tasks {
        Row(TaskCell.self, Chore(id: task.id))
          .disabled(task.isLocked)
          .onSelect(weak: journal) { journal, task in journal.note("select \(task.id)") }
          .onDelete(weak: journal) { journal, task in journal.note("delete \(task.id)") }
          .on(.shouldSelect) { _ in true }
          .on(.canEdit) { _ in true }
          .on(.move) { _, _ in }
          .on(.contextMenu) { _ in [RowAction("Open") {}] }
          .on(.leadingSwipeActions) { _ in [RowAction("Open") {}] }
          .on(\.toggled, weak: journal) { journal, task, _ in journal.note("toggle \(task.id)") }
      }
    }
  }

  private func cell(_ row: Int) -> TaskCell? { list.cell(0, row) as? TaskCell }

  /// Tries everything that a user can do with a row.
  private func tryEverything(_ row: Int) {
    let user = list.table.user
    user.tapRow(at: path(0, row))
    cell(row)?.toggle.user.tap()
    user.swipeRow(at: path(0, row), from: .trailing)?.tap("Delete")
    if user.swipeRow(at: path(0, row), from: .leading) != nil { journal.note("swipe") }
    if user.longPressRow(at: path(0, row)) != nil { journal.note("menu") }
    list.table.isEditing = true
    user.tapEditControl(ofRowAt: path(0, row))
    if user.beginMovingRow(at: path(0, row)) != nil { journal.note("move") }
    list.table.isEditing = false
  }

  @Test func `can't be used, and looks so`() {
    show([Chore(id: 0, isLocked: true), Chore(id: 1)])
    tryEverything(0)
    #expect(journal.entries == [])
    #expect(cell(0)?.contentView.alpha == 0.5 && cell(1)?.contentView.alpha == 1)
    #expect(cell(0)?.accessibilityTraits.contains(.notEnabled) == true)
    #expect(!list.table.user.moveFocus(to: path(0, 0)))
    #expect(list.driver.engine.shouldSelectRow(at: RowPath(section: 0, row: 0)) == false)
  }

  @Test func `is enabled again with equal content, by the next content`() {
    show([Chore(id: 0, isLocked: true), Chore(id: 1)])
    let cell = cell(0)
    show([Chore(id: 0), Chore(id: 1, isLocked: true)])
    #expect(self.cell(0) === cell, "the cell stays")
    #expect(cell?.contentView.alpha == 1 && cell?.isUserInteractionEnabled == true)
    #expect(cell?.accessibilityTraits.contains(.notEnabled) == false)
    tryEverything(1)
    #expect(journal.entries == [])
    list.table.user.tapRow(at: path(0, 0))
    #expect(journal.entries == ["select 0"])
  }

  @Test func `doesn't disable the next row of its cell`() {
    show((0..<60).map { Chore(id: $0, isLocked: $0 < 12) })
    for _ in 0..<6 {
      list.table.user.scroll(by: 330)
      for case let cell as TaskCell in list.table.visibleCells {
        let isLocked = (list.table.indexPath(for: cell)?.row ?? 0) < 12
        #expect(cell.isUserInteractionEnabled != isLocked)
        #expect(cell.contentView.alpha == (isLocked ? 0.5 : 1))
      }
    }
  }

  @Test func `keeps the settings of its cell`() {
    final class StillCell: UITableViewCell, Updatable {
      func update(viewData text: String) {
        isUserInteractionEnabled = false
        contentView.alpha = 0.8
      }
    }
    func show(_ isDisabled: Bool) {
      list.show { Row(StillCell.self, "a").disabled(isDisabled) }
    }
    for isDisabled in [true, false, true] { show(isDisabled) }
    #expect(list.cell(0, 0)?.contentView.alpha == 0.4)
    show(false)
    #expect(list.cell(0, 0)?.isUserInteractionEnabled == false)
    #expect(list.cell(0, 0)?.contentView.alpha == 0.8)
  }

  @Test func `dims its accessory view, also one that replaces another`() {
    final class AccessoryCell: UITableViewCell, Updatable {
      let views = [UISwitch(), UISwitch()]

      func update(viewData index: Int) { accessoryView = views[index] }
    }
    func show(_ index: Int, _ isDisabled: Bool) {
      list.show { Row(AccessoryCell.self, index).id("a").disabled(isDisabled) }
    }
    show(0, true)
    let cell = list.cell(0, 0) as? AccessoryCell
    #expect(cell?.views.map(\.alpha) == [0.5, 1])
    #expect(cell?.views[0].user.tap() == false)
    show(1, true)
    #expect(cell?.views.map(\.alpha) == [1, 0.5])
    show(1, false)
    #expect(cell?.views.map(\.alpha) == [1, 1])
  }

  @Test func `stays disabled when an update in place sets the cell's own values`() {
    final class FreshCell: UITableViewCell, Updatable {
      func update(viewData alpha: Double) {
        isUserInteractionEnabled = true
        accessibilityTraits = .button
        contentView.alpha = alpha
      }
    }
    func show(_ alpha: Double, _ isDisabled: Bool = true) {
      list.show { Row(FreshCell.self, alpha).id("a").disabled(isDisabled) }
    }
    show(1)
    let cell = list.cell(0, 0)
    for alpha in [0.8, 0.6, 0.6, 1] {
      show(alpha)
      #expect(list.cell(0, 0) === cell && cell?.contentView.alpha == alpha * 0.5)
      #expect(cell?.isUserInteractionEnabled == false)
      #expect(cell?.accessibilityTraits == [.button, .notEnabled])
    }
    show(0.8)
    show(0.8, false)
    #expect(cell?.contentView.alpha == 0.8 && cell?.isUserInteractionEnabled == true)
    #expect(cell?.accessibilityTraits == .button)
  }

  @Test func `doesn't expand, and has no menu of UIKit's own`() {
    list.show {
      Row(TaskCell.self, Chore(id: 0)).disabled().on(.menu) { _ in UIMenu(children: []) }
        .children { Row(TaskCell.self, Chore(id: 1)) }
    }
    let first = RowPath(section: 0, row: 0)
    #expect(list.driver.engine.effectOfTap(onRowAt: first) == .none)
    let menu = list.table.delegate?.tableView(
      list.table, contextMenuConfigurationForRowAt: path(0, 0), point: .zero)
    #expect((menu ?? nil) == nil)
  }

  @Test func `can be in a collection view`() {
    let list = CollectionList()
    var selected: [Int] = []
    list.show {
      for id in 0..<2 {
        Row(TaskTile.self, Chore(id: id)).disabled(id == 0).onSelect { selected.append($0.id) }
      }
    }
    for item in 0..<2 { list.collection.user.tapItem(at: path(0, item)) }
    #expect(selected == [1])
    #expect(list.cell(0, 0)?.contentView.alpha == 0.5)
  }
}

@MainActor
@Suite struct `An accessory in a table` {
  private let list = TableList()

  private func types() -> [UITableViewCell.AccessoryType] {
    list.table.visibleCells.map(\.accessoryType)
  }

  @Test func `is removed before the cell shows a row without one`() {
    list.show {
      for id in 0..<60 {
        if id < 10 {
          Row(TextCell.self, "\(id)").id(id).accessory(.disclosureIndicator)
        } else {
          Row(TextCell.self, "\(id)").id(id)
        }
      }
    }
    #expect(types() == Array(repeating: .disclosureIndicator, count: 10))
    list.table.user.scroll(by: 440)
    #expect(types() == Array(repeating: .none, count: 10))
    list.table.user.scroll(by: -440)
    #expect(types() == Array(repeating: .disclosureIndicator, count: 10))
  }

  @Test func `follows the model, and the row`() {
    func show(_ text: String, _ isDeclared: Bool) {
      list.show {
        if isDeclared {
          Row(TextCell.self, text).id(0).accessory { $0 == "done" ? .checkmark : .none }
        } else {
          Row(TextCell.self, text).id(0)
        }
      }
    }
    show("open", true)
    #expect(types() == [.none])
    show("done", true)
    #expect(types() == [.checkmark])
    show("done", false)
    #expect(types() == [.none])
  }

  @Test func `leaves the accessory that a cell sets itself`() {
    final class ArrowCell: UITableViewCell, Updatable {
      func update(viewData text: String) { accessoryType = .disclosureIndicator }
    }
    list.show { Row(ArrowCell.self, "a") }
    #expect(types() == [.disclosureIndicator])
  }

  @Test func `can be a view, which stays while the cell shows the row`() {
    var made = 0
    func show(_ ids: Range<Int>, _ extra: String = "") {
      list.show {
        for id in ids {
          Row(TextCell.self, "\(id)" + extra).id(id).accessoryView { _ in
            made += 1
            return UIProgressView()
          }
        }
        Row(TextCell.self, "none").id("none")
      }
    }
    show(0..<3)
    let view = list.cell(0, 1)?.accessoryView
    #expect(view is UIProgressView && made == 3)
    show(0..<4, "!")
    #expect(list.cell(0, 1)?.accessoryView === view && made == 4)
    show(0..<1)
    #expect(list.table.visibleCells.map { $0.accessoryView != nil } == [true, false])
  }
}
