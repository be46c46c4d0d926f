import Testing
import TypedCells

@testable import TypedCellsAppKit

/// A random list, and random changes of it.
private struct RandomBlocks {
  private var random: SeededGenerator
  private(set) var sections: [BlockSection] = []
  private var nextID = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<number(1...3) { sections.append(newSection(number(5...20))) }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func newBlock() -> Block {
    nextID += 1
    return Block(id: nextID, height: Double(number(10...90)))
  }

  private mutating func newSection(_ count: Int) -> BlockSection {
    nextID += 1
    return BlockSection(id: nextID, blocks: (0..<count).map { _ in newBlock() })
  }

  /// Inserts, deletes and resizes blocks, and sometimes inserts or deletes a section.
  mutating func change() {
    for _ in 0..<number(1...6) {
      let section = number(0...sections.count - 1)
      let count = sections[section].blocks.count
      switch number(0...5) {
      case 0, 1: sections[section].blocks.insert(newBlock(), at: number(0...count))
      case 2 where count > 1: sections[section].blocks.remove(at: number(0...count - 1))
      case 3 where count > 0:
        sections[section].blocks[number(0...count - 1)].height = Double(number(10...90))
      case 4 where sections.count > 1 && number(0...2) == 0: sections.remove(at: section)
      case 5 where number(0...2) == 0:
        sections.insert(newSection(number(1...6)), at: number(0...sections.count))
      default: break
      }
    }
  }

  var ids: Set<Int> { Set(sections.flatMap { $0.blocks.map(\.id) }) }
}

@MainActor
@Suite(.serialized)
struct `A kept place in AppKit` {
  /// Returns the block that should stay: the first whose top is visible, or the last whose bottom is.
  private func keptBlock(
    _ frames: [Int: CGRect], in list: some PlacedList, at edge: ListEdge, among ids: Set<Int>
  ) -> Int? {
    let insets = list.clip.contentInsets
    let height = list.clip.bounds.height - insets.top - insets.bottom
    let sorted = frames.filter { ids.contains($0.key) }.sorted { $0.value.minY < $1.value.minY }
    return edge == .start
      ? sorted.first { $0.value.minY >= -0.25 }?.key
      : sorted.last { $0.value.maxY <= height + 0.25 }?.key
  }

  /// Changes a list at random, and returns the blocks that moved although they should have stayed.
  private func movedBlocks<List: PlacedList>(
    _ type: List.Type, seed: UInt64, keeps: Bool
  ) -> [String] {
    var blocks = RandomBlocks(seed: seed)
    let list = List()
    let edge: ListEdge = seed % 2 == 0 ? .start : .end
    if keeps { list.list.keptPlace = edge == .start ? .top : .bottom }
    if seed % 3 == 0 {
      list.clip.contentInsets = NSEdgeInsets(top: 20, left: 0, bottom: 35, right: 0)
    }
    list.apply(blocks.sections)
    settle(list.view)
    var moved: [String] = []
    for step in 0..<25 {
      list.scroll(by: CGFloat(blocks.number(-200...300)))
      let before = list.frames
      blocks.change()
      list.apply(blocks.sections, animated: blocks.number(0...1) == 0)
      settle(list.view)
      guard let id = keptBlock(before, in: list, at: edge, among: blocks.ids),
        let old = before[id]
      else { continue }
      let new = list.framesInView[id]?.offsetBy(
        dx: 0, dy: -list.clip.bounds.minY - list.clip.contentInsets.top)
      let distance = new.map { edge == .start ? $0.minY - old.minY : $0.maxY - old.maxY }
      // At the ends of the content, a block is as near as possible.
      if let distance {
        let isFree = distance > 0 ? list.room.down > 0.5 : list.room.up > 0.5
        guard abs(distance) > 0.5, isFree else { continue }
      }
      moved.append("step \(step): block \(id) by \(distance.map { "\($0)" } ?? "more")")
    }
    return moved
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `stays in a table over random changes`(seed: UInt64) {
    #expect(movedBlocks(PlacedTable.self, seed: seed, keeps: true) == [])
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `stays in a collection view over random changes`(seed: UInt64) {
    #expect(movedBlocks(PlacedCollection.self, seed: seed, keeps: true) == [])
  }

  @Test func `has to be asked for`() {
    #expect(!movedBlocks(PlacedTable.self, seed: 1, keeps: false).isEmpty)
    #expect(!movedBlocks(PlacedCollection.self, seed: 1, keeps: false).isEmpty)
  }
}
