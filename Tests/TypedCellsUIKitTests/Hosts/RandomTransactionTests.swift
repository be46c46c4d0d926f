import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Applies random contents with UIKit's exceptions enabled. No transaction raises one.
@MainActor
struct `Random transactions` {
  private typealias Item = RandomContent.Item

  private final class ItemCell: UITableViewCell, Updatable {
    func update(viewData item: Item) { textLabel?.text = item.text }
  }

  private final class ItemTile: UICollectionViewCell, Updatable {
    private(set) var text = ""
    func update(viewData item: Item) { text = item.text }
  }

  /// The number of transactions for each of eight seeds. `TYPEDCELLS_TRANSACTIONS` sets their sum, by
  /// default 1,600. In the time that a debug build takes for these, a release build performs 10,000.
  private static let stepCount =
    (ProcessInfo.processInfo.environment["TYPEDCELLS_TRANSACTIONS"].flatMap { Int($0) } ?? 1_600)
    / 8

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `in a table raise no exception`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = TableList()
    list.table.frame.size.height = 132
    list.table.preparedRowCount = Int(seed % 4)
    let presence = Presence()
    // One expectation per step would take longer than everything else.
    var mistakes: [String] = []
    var last = RandomContent(itemCount: 0, using: &random)
    let raised = UIKitException.recording {
      for step in 0..<Self.stepCount {
        let content = RandomContent(itemCount: 10, using: &random)
        last = content
        list.driver.apply(
          content.sections.map { section in
            ListSection(id: section.id, header: section.header) {
              for item in section.items {
                Row(ItemCell.self, item)
                  .on(.willDisplay) { presence.come($0.id) }
                  .on(.didEndDisplaying) { presence.leave($0.id) }
              }
            }
          }, animated: step.isMultiple(of: 3))
        if step.isMultiple(of: 2) {
          list.table.user.scroll(by: CGFloat(Int.random(in: -200...200, using: &random)))
        }
        for visible in list.host.visibleCells {
          if visible.cell.textLabel?.text != content.item(at: visible.path).text {
            mistakes.append("step \(step): another row's data at \(visible.path)")
          }
        }
        let onScreen = (list.table.indexPathsForVisibleRows ?? []).compactMap { RowPath($0) }
        if presence.present != Set(onScreen.map { content.item(at: $0).id }) {
          mistakes.append("step \(step): rows that came and did not leave are not on screen")
        }
      }
    }
    #expect(mistakes.isEmpty, "seed \(seed)")
    #expect(raised.isEmpty, "seed \(seed)")
    #expect(list.failures.isEmpty, "seed \(seed)")
    #expect(list.table.numberOfSections == last.sections.count)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `in a collection raise no exception`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = CollectionList()
    list.collection.frame.size.height = 132
    list.collection.preparedItemCount = Int(seed % 4)
    let presence = Presence()
    // One expectation per step would take longer than everything else.
    var mistakes: [String] = []
    let raised = UIKitException.recording {
      for step in 0..<Self.stepCount {
        let content = RandomContent(itemCount: 10, using: &random)
        list.driver.apply(
          content.sections.map { section in
            ListSection(id: section.id, header: section.header) {
              for item in section.items {
                Row(ItemTile.self, item)
                  .on(.willDisplay) { presence.come($0.id) }
                  .on(.didEndDisplaying) { presence.leave($0.id) }
              }
            }
          }, animated: step.isMultiple(of: 3))
        if step.isMultiple(of: 2) {
          list.collection.user.scroll(by: CGFloat(Int.random(in: -200...200, using: &random)))
        }
        for visible in list.host.visibleCells {
          if (visible.cell as? ItemTile)?.text != content.item(at: visible.path).text {
            mistakes.append("step \(step): another row's data at \(visible.path)")
          }
        }
        let onScreen = list.collection.indexPathsForVisibleItems.compactMap { RowPath($0) }
        if presence.present != Set(onScreen.map { content.item(at: $0).id }) {
          mistakes.append("step \(step): rows that came and did not leave are not on screen")
        }
      }
    }
    #expect(mistakes.isEmpty, "seed \(seed)")
    #expect(raised.isEmpty, "seed \(seed)")
    #expect(list.failures.isEmpty, "seed \(seed)")
  }
}
