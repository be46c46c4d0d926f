import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Random lists, and random changes of them.
struct RandomBlocks {
  var random: SeededGenerator
  private(set) var sections: [BlockSection] = []
  private var nextID = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<number(1...4) { sections.append(newSection(number(3...30))) }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func newBlock() -> Block {
    nextID += 1
    return Block(id: nextID, height: Double(number(10...180)))
  }

  private mutating func newSection(_ count: Int) -> BlockSection {
    nextID += 1
    return BlockSection(id: nextID, blocks: (0..<count).map { _ in newBlock() })
  }

  /// Changes the list in one to eight ways.
  ///
  /// - Parameter moves: whether blocks may be moved, too.
  mutating func change(moves: Bool) {
    for _ in 0..<number(1...8) {
      let section = number(0...sections.count - 1)
      let count = sections[section].blocks.count
      switch number(0...(moves ? 5 : 4)) {
      case 0, 1: sections[section].blocks.insert(newBlock(), at: number(0...count))
      case 2 where count > 1: sections[section].blocks.remove(at: number(0...count - 1))
      case 3 where count > 0:
        sections[section].blocks[number(0...count - 1)].height = Double(number(10...180))
      case 4 where sections.count > 1 && number(0...3) == 0: sections.remove(at: section)
      case 4 where number(0...3) == 0:
        sections.insert(newSection(number(1...6)), at: number(0...sections.count))
      case 5 where count > 0:
        let block = sections[section].blocks.remove(at: number(0...count - 1))
        let target = number(0...sections.count - 1)
        sections[target].blocks.insert(block, at: number(0...sections[target].blocks.count))
      default: break
      }
    }
  }

  var ids: Set<Int> { Set(sections.flatMap { $0.blocks.map(\.id) }) }
}

@MainActor
@Suite struct `A kept place` {
  /// What the model of geometry expects: the first block whose top is visible, or from below the last whose bottom is.
  private func kept(
    _ frames: [Int: CGRect], in list: PlacedList, from edge: ListEdge, among ids: Set<Int>
  ) -> Int? {
    let inset = list.view.adjustedContentInset
    let (top, bottom) = (inset.top, list.view.bounds.height - inset.bottom)
    let visible = frames.filter {
      ids.contains($0.key) && $0.value.maxY > top && $0.value.minY < bottom
    }
    let sorted = visible.sorted {
      ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX)
    }
    return edge == .start
      ? sorted.first { $0.value.minY >= top - 0.25 }?.key
      : sorted.last { $0.value.maxY <= bottom + 0.25 }?.key
  }

  @Test(arguments: PlacedList.Kind.allCases, 0..<12 as Range<UInt64>)
  func `stays over random changes`(kind: PlacedList.Kind, seed: UInt64) {
    var blocks = RandomBlocks(seed: seed)
    let list = PlacedList(kind)
    let edge: ListEdge = seed % 2 == 0 ? .start : .end
    list.keptPlace = edge == .start ? .top : .bottom
    if seed % 3 == 0 {
      list.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 70, right: 0)
    }
    list.apply(blocks.sections)
    list.view.layoutIfNeeded()
    for step in 0..<25 {
      list.drag(by: CGFloat(blocks.number(-400...600)))
      list.view.layoutIfNeeded()
      let before = list.frames
      blocks.change(moves: false)
      list.apply(blocks.sections, animated: blocks.number(0...1) == 0)
      let note = "\(kind), seed \(seed), step \(step)"
      // The cells of a grid share lines, so its rows can get other neighbours; only the first of a line stays exactly.
      guard let id = kept(before, in: list, from: edge, among: blocks.ids) else { continue }
      for pass in 0..<3 {
        let after = list.frames
        guard let old = before[id] else { return }
        guard let new = after[id] else {
          Issue.record("\(note), pass \(pass): block \(id) left the screen, was at \(old)")
          return
        }
        let moved = edge == .start ? new.minY - old.minY : new.maxY - old.maxY
        // At the ends of the content, the block is as near as possible.
        let isAtEnd =
          moved > 0 ? list.room.down < 0.5 : list.room.up < 0.5
        #expect(
          abs(moved) <= 0.5 || isAtEnd, "\(note), pass \(pass): block \(id) moved by \(moved)")
        if abs(moved) > 0.5, !isAtEnd { return }
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
      }
    }
  }
}
