import HeadlessList
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private typealias Item = RandomContent.Item

private final class ModelCell: HeadlessCell, Updatable {
  func update(viewData item: Item) { lines = [item.text] }
}

private final class TableCell: UITableViewCell, Updatable {
  static var built = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.built += 1
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData item: Item) { textLabel?.text = item.text }
}

private final class Tile: UICollectionViewCell, Updatable {
  static var built = 0
  private(set) var text = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.built += 1
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData item: Item) { text = item.text }
}

/// A list on one kind of host, with the operations that all kinds share.
@MainActor
private struct Runner {
  let name: String
  let presence = Presence()
  let journal = Journal()
  let apply: (RandomContent, Presence, Journal) -> Void
  let scrollToTop: () -> Void
  let scroll: (Double) -> Void
  let tap: (RowPath) -> Void
  let refresh: () -> Void
  let shown: () -> [String]
  let selected: () -> [RowPath]
  let builtCount: () -> Int
}

@MainActor
private func sections<Cell: HostedCell & Updatable>(
  _ content: RandomContent, _ cell: Cell.Type, _ presence: Presence, _ journal: Journal
) -> [ListSection<Cell.BaseCell>] where Cell.ViewData == Item {
  content.sections.map { section in
    ListSection(id: section.id) {
      for item in section.items {
        Row(cell, item).height(20)
          .on(.willDisplay) { presence.come($0.id) }
          .on(.didEndDisplaying) { presence.leave($0.id) }
          .onSelect { journal.note("\($0.id)") }
      }
    }
  }
}

/// Applies the same contents, scrolls, taps and refreshes to a list on every host, and compares the
/// lists.
@MainActor
struct `All hosts` {
  private static let height = 200.0

  private func model() -> Runner {
    let host = HeadlessList(height: Self.height)
    let driver = ListDriver(host: host)
    driver.selectionMode = .multiple
    return Runner(
      name: "HeadlessList",
      apply: { driver.apply(sections($0, ModelCell.self, $1, $2)) },
      scrollToTop: { host.scroll(by: -100_000) },
      scroll: { host.scroll(by: $0) },
      tap: { path in
        guard host.cell(at: path) != nil else { return }
        if host.selectedPaths.contains(path) {
          host.deselectRow(at: path)
        } else {
          host.selectRow(at: path)
        }
      },
      refresh: { driver.refreshVisible() },
      shown: { host.visibleCells.flatMap(\.cell.lines) },
      selected: { host.selectedPaths },
      builtCount: { host.counters.built })
  }

  private func table() -> Runner {
    let list = TableList()
    list.table.frame.size.height = Self.height
    list.driver.selectionMode = .multiple
    TableCell.built = 0
    return Runner(
      name: "table",
      apply: {
        list.driver.apply(sections($0, TableCell.self, $1, $2))
        list.table.layoutIfNeeded()
      },
      scrollToTop: { list.table.user.scroll(by: -100_000) },
      scroll: { list.table.user.scroll(by: $0) },
      tap: { list.table.user.tapRow(at: $0.indexPath) },
      refresh: { list.driver.refreshVisible() },
      shown: { list.shown },
      selected: { (list.table.indexPathsForSelectedRows ?? []).compactMap { RowPath($0) } },
      builtCount: { TableCell.built })
  }

  private func collection() -> Runner {
    let list = CollectionList()
    list.collection.frame.size.height = Self.height
    list.driver.selectionMode = .multiple
    Tile.built = 0
    return Runner(
      name: "collection",
      apply: {
        list.driver.apply(sections($0, Tile.self, $1, $2))
        list.collection.layoutIfNeeded()
      },
      scrollToTop: { list.collection.user.scroll(by: -100_000) },
      scroll: { list.collection.user.scroll(by: $0) },
      tap: { list.collection.user.tapItem(at: $0.indexPath) },
      refresh: { list.driver.refreshVisible() },
      shown: { list.collection.visibleCells.map { ($0 as? Tile)?.text ?? "–" } },
      selected: { (list.collection.indexPathsForSelectedItems ?? []).compactMap { RowPath($0) } },
      builtCount: { Tile.built })
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `agree on what is on screen after the same stream`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let runners = [model(), table(), collection()]
    var content = RandomContent(itemCount: 0, using: &random)
    for step in 0..<120 {
      let place: Comment = "seed \(seed), step \(step)"
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        content = RandomContent(itemCount: 24, using: &random)
        for runner in runners {
          // Hosts differ in where they scroll after a change, so all scroll to the top.
          runner.scrollToTop()
          runner.apply(content, runner.presence, runner.journal)
          runner.scrollToTop()
        }
      case 2, 3:
        let distance = Double(Int.random(in: -15...15, using: &random) * 10)
        for runner in runners { runner.scroll(distance) }
      case 4:
        if let path = content.paths.randomElement(using: &random) {
          for runner in runners { runner.tap(path) }
        }
      default:
        for runner in runners { runner.refresh() }
      }
      for runner in runners {
        #expect(runner.shown() == runners[0].shown(), "\(runner.name), \(place)")
        #expect(runner.selected() == runners[0].selected(), "\(runner.name), \(place)")
        #expect(runner.journal.entries == runners[0].journal.entries, "\(runner.name), \(place)")
        let ids = Set(
          runner.shown().compactMap { $0.split(separator: " ").first.flatMap { Int($0) } })
        #expect(runner.presence.present == ids, "\(runner.name), \(place)")
      }
    }
    // Ten rows fit and one more is partly visible at each end. A batch may build as many again.
    for runner in runners { #expect(runner.builtCount() <= 24, "\(runner.name), seed \(seed)") }
  }
}
