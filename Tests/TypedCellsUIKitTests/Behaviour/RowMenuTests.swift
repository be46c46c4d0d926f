import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private final class BubbleCell: UITableViewCell, Updatable {
  let bubble = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.frame = CGRect(x: 10, y: 4, width: 100, height: 30)
    bubble.layer.cornerRadius = 8
    contentView.addSubview(bubble)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {}
}

private final class BubbleTile: UICollectionViewCell, Updatable {
  let bubble = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(bubble)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {}
}

@MainActor
@Suite struct `A menu of a row` {
  private let list = TableList()
  private let tiles = CollectionList()

  @Test func `can be UIKit's own`() throws {
    var chosen: [String] = []
    list.show {
      Row(TextCell.self, "a")
        .on(.menu) { text in
          UIMenu(children: [
            UIMenu(
              options: .displayInline,
              children: [UIAction(title: "Copy") { _ in chosen.append(text) }])
          ])
        }
        .on(.contextMenu) { _ in [RowAction("Other") {}] }
      Row(TextCell.self, "b").on(.menu) { _ in nil }.on(.contextMenu) { _ in [RowAction("Other") {}]
      }
      Row(TextCell.self, "c").on(.menu) { _ in nil }
    }
    let menu = try #require(list.table.user.longPressRow(at: path(0, 0)))
    #expect(menu.choose("Copy"))
    #expect(chosen == ["a"])
    #expect(list.table.user.longPressRow(at: path(0, 1))?.titles == ["Other"])
    #expect(list.table.user.longPressRow(at: path(0, 2)) == nil)
  }

  @Test func `can lift a view of the cell`() throws {
    list.show {
      Row(BubbleCell.self, "a").id(1).menuPreview(of: \.bubble).on(.contextMenu) { _ in
        [RowAction("Copy") {}]
      }
      Row(TextCell.self, "b").id(2).on(.contextMenu) { _ in [RowAction("Copy") {}] }
    }
    let menu = try #require(list.table.user.longPressRow(at: path(0, 0)))
    let preview = menu.highlightPreview
    #expect(preview?.view === (list.cell(0, 0) as? BubbleCell)?.bubble)
    #expect(preview?.parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(list.table.user.longPressRow(at: path(0, 1))?.highlightPreview == nil)
  }

  @Test func `lifts nothing of a cell that shows another row by then`() throws {
    func show(_ ids: [Int]) {
      list.show {
        for id in ids {
          Row(BubbleCell.self, "\(id)").id(id).menuPreview(of: \.bubble)
            .on(.contextMenu) { _ in [RowAction("Copy") {}] }
        }
      }
    }
    show([1, 2])
    let menu = try #require(
      list.table.delegate?.tableView(
        list.table, contextMenuConfigurationForRowAt: path(0, 0), point: .zero) ?? nil)
    func preview() -> UITargetedPreview? {
      list.table.delegate?.tableView(
        list.table, previewForDismissingContextMenuWithConfiguration: menu) ?? nil
    }
    let bubble = (list.cell(0, 0) as? BubbleCell)?.bubble
    show([2, 1])
    #expect(preview()?.view === bubble, "the row moved")
    show([2])
    #expect(preview() == nil)
  }

  @Test func `lifts a view in a collection view, from iOS 16 on`() throws {
    tiles.show {
      Row(BubbleTile.self, "a").menuPreview(of: \.bubble).on(.contextMenu) { _ in
        [RowAction("Copy") {}]
      }
    }
    let menu = try #require(tiles.collection.user.longPressItem(at: path(0, 0)))
    #expect(menu.highlightPreview?.view === (tiles.cell(0, 0) as? BubbleTile)?.bubble)
  }
}
