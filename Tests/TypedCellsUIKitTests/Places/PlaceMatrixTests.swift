import HeadlessUIKit
import Observation
import Testing
import TypedCells
import TypedCellsUIKit

@available(macOS 14, iOS 17, tvOS 17, *)
@MainActor @Observable
private final class BlockStore {
  var blocks: [Block] = []
}

/// A kept place, the followed end and the start, each with the other ways to change a list.
@MainActor
@Suite struct `Places and other abilities` {
  /// How a list shows blocks.
  enum Way: CaseIterable {
    case applied, lazy, inBackground, prepared, inNextTurn, hidden, inOutline
  }

  private let list = TableList()
  private let owner = Journal()
  private var hidesNewBlocks = HiddenBlocks()

  private final class HiddenBlocks {
    var isHidden = true
  }

  private func blocks(_ ids: some Sequence<Int>) -> [Block] {
    ids.map { Block(id: $0, height: 40 + Double(abs($0) * 37 % 110)) }
  }

  @SectionBuilder<UITableViewCell>
  private func content(_ way: Way, _ blocks: [Block]) -> [ListSection<UITableViewCell>] {
    ListSection(id: 0) {
      switch way {
      case .lazy: LazyRows(blocks, id: \.id) { Row(BlockCell.self, $0) }
      case .hidden, .prepared:
        for block in blocks {
          Row(BlockCell.self, block).hidden { block.id < 0 && hidesNewBlocks.isHidden }
        }
      case .inOutline:
        Row(BlockCell.self, Block(id: 1000, height: 44)).children {
          for block in blocks where block.id < 0 { Row(BlockCell.self, block) }
        }
        for block in blocks where block.id >= 0 { Row(BlockCell.self, block) }
      default: for block in blocks { Row(BlockCell.self, block) }
      }
    }
  }

  /// Shows blocks in a way, and returns when they are there.
  private func show(_ ids: some Sequence<Int>, _ way: Way) async {
    let blocks = blocks(ids)
    switch way {
    case .applied, .lazy: list.driver.apply(content(way, blocks))
    case .inBackground: await list.driver.apply(inBackground: content(way, blocks))
    case .inNextTurn:
      list.driver.applyInNextTurn(weak: owner) { _ in content(way, blocks) }
      await nextTurn()
    case .hidden, .prepared:
      if blocks.first?.id ?? 0 >= 0 || list.driver.isEmpty {
        hidesNewBlocks.isHidden = true
        list.driver.apply(content(way, self.blocks(-10..<100)))
      } else if way == .hidden {
        hidesNewBlocks.isHidden = false
        list.driver.updateVisibility()
      } else {
        list.driver.apply(list.driver.prepareChanges { hidesNewBlocks.isHidden = false })
      }
    case .inOutline:
      if list.driver.isEmpty {
        list.driver.apply(content(way, self.blocks(-10..<100)))
      } else {
        list.driver.expand(1000)
      }
    }
  }

  private func tops() -> [Int: CGFloat] {
    var tops: [Int: CGFloat] = [:]
    for case let cell as BlockCell in list.table.visibleCells {
      tops[cell.block.id] = cell.frame.minY - list.table.contentOffset.y
    }
    return tops
  }

  @Test(arguments: Way.allCases)
  func `keep a row in place`(way: Way) async throws {
    list.driver.keptPlace = .top
    await show(0..<100, way)
    list.table.user.scroll(by: 900)
    let before = tops()
    await show(-10..<100, way)
    let after = tops()
    #expect(list.table.contentOffset.y > 1200 && after.count > 3)
    for (id, top) in after where before[id] != nil {
      #expect(abs(top - (before[id] ?? 0)) < 0.5, "\(way), block \(id)")
    }
  }

  @Test(arguments: [Way.applied, .lazy, .inBackground, .inNextTurn])
  func `follow the end`(way: Way) async {
    list.driver.followsEnd = .near(points: 0)
    await show(0..<100, way)
    list.table.layoutIfNeeded()
    #expect(tops()[99] != nil)
    await show(0..<105, way)
    #expect(tops()[104] != nil && list.driver.isAtEnd)
  }

  @Test(arguments: [Way.applied, .lazy, .inBackground, .inNextTurn])
  func `load rows at the start once for each`(way: Way) async {
    list.driver.keptPlace = .top
    list.driver.followsEnd = .near(points: 0)
    var first = 0
    let journal = Journal()
    await show(0..<100, way)
    list.driver.onReachStart(weak: journal) { journal in
      journal.note("\(first)")
      guard first > -60 else { return }
      first -= 30
      await show(first..<100, way)
    }
    await nextTurn()
    // The list began at its end.
    #expect(journal.entries.isEmpty)
    for _ in 0..<8 {
      list.table.user.scroll(by: -900)
      await nextTurn()
    }
    for _ in 0..<6 {
      list.table.user.scroll(by: -5000)
      await wait { list.driver.edgeState(.start)?.isRunning == false }
      await nextTurn()
    }
    #expect(journal.entries == ["0", "-30", "-60"])
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `keep a row in a list that follows its model`() async {
    let store = BlockStore()
    store.blocks = blocks(0..<100)
    list.driver.keptPlace = .top
    list.driver.follow { content(.applied, store.blocks) }
    list.table.user.scroll(by: 900)
    let before = tops()
    store.blocks = blocks(-10..<100)
    await nextTurn()
    #expect(list.table.contentOffset.y > 1200 && tops() == before)
    list.driver.followsEnd = .near(points: 0)
    list.driver.scroll(to: .end)
    store.blocks = blocks(-10..<105)
    await nextTurn()
    #expect(tops()[104] != nil)
  }

  @Test func `leave the place while rows are refreshed by a pull`() async {
    list.driver.keptPlace = .top
    await show(0..<100, .applied)
    var didEnd = false
    list.driver.onRefresh(weak: owner) { _ in
      await show(-10..<100, .applied)
      didEnd = true
    }
    #expect(list.table.user.pullToRefresh())
    await wait { didEnd }
    #expect(tops()[0].map { abs($0) < 0.5 } ?? false)
  }

  @Test func `are those of each list, in several windows`() async {
    let other = TableList()
    other.driver.keptPlace = .bottom
    list.driver.keptPlace = .top
    func showOther(_ ids: some Sequence<Int>) {
      other.apply { ListSection(id: 0) { for block in blocks(ids) { Row(BlockCell.self, block) } } }
    }
    showOther(0..<100)
    await show(0..<100, .applied)
    list.table.user.scroll(by: 900)
    other.table.user.scroll(by: 1500)
    let before = (tops(), other.table.visibleCells.map { $0.frame.minY - other.table.bounds.minY })
    showOther(-7..<100)
    #expect(tops() == before.0)
    await show(-10..<100, .applied)
    let after = other.table.visibleCells.map { $0.frame.minY - other.table.bounds.minY }
    #expect(after.count == before.1.count)
    for (new, old) in zip(after, before.1) { #expect(abs(new - old) < 0.5) }
  }

  @Test func `keep a row under headers that stay at the top`() async throws {
    list.driver.keptPlace = .top
    func show(_ sections: some Sequence<Int>) {
      list.apply {
        for section in sections {
          ListSection(id: section, header: "Section \(section)") {
            for block in blocks(section * 10..<section * 10 + 7) { Row(BlockCell.self, block) }
          }
        }
      }
    }
    show(0..<20)
    list.table.user.scroll(by: 2000)
    let before = tops()
    show(-5..<20)
    let after = tops()
    for (id, top) in after where before[id] != nil {
      #expect(abs(top - (before[id] ?? 0)) < 0.5, "block \(id)")
    }
    #expect(list.table.contentOffset.y > 3500)
  }

  @Test func `keep a row that is named, also when others above it grow`() async throws {
    await show(0..<100, .applied)
    list.table.user.scroll(by: 900)
    let ids = tops().filter { $0.value >= 0 }.keys.sorted()
    let named = ids[2]
    list.driver.keptPlace = .row(named)
    let before = try #require(tops()[named])
    list.apply {
      ListSection(id: 0) {
        for block in blocks(0..<100) {
          let extra = block.id < named ? 30.0 : 0
          Row(BlockCell.self, Block(id: block.id, height: block.height + extra))
        }
      }
    }
    #expect(abs(try #require(tops()[named]) - before) < 0.5)
    // A first row would have stayed.
    #expect(tops()[ids[0]] != before)
  }

  @Test func `don't end an animated scroll to a row`() async throws {
    list.driver.keptPlace = .top
    await show(0..<100, .applied)
    list.window.holdsAnimatedScrolls = true
    list.driver.scroll(to: 60, at: .top, animated: true)
    list.table.user.scrollUnderWay?.goOn(by: 0.3)
    await show(-10..<100, .applied)
    list.driver.followsEnd = .always
    await show(-10..<104, .applied)
    while let scroll = list.table.user.scrollUnderWay { scroll.finish() }
    #expect(abs(try #require(tops()[60])) < 0.5)
  }
}
