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

  /// Returns by how much the place of a block has changed; `nil` if it's as near as the ends of the content allow.
  private func mistake(
    of id: Int, at old: CGRect, in list: PlacedList, from edge: ListEdge
  ) -> String? {
    guard let new = list.frames[id] else { return "block \(id) left the screen, was at \(old)" }
    let moved = edge == .start ? new.minY - old.minY : new.maxY - old.maxY
    let isAtEnd = moved > 0 ? list.room.down < 0.5 : list.room.up < 0.5
    return abs(moved) <= 0.5 || isAtEnd ? nil : "block \(id) moved by \(moved)"
  }

  private func makeList(_ kind: PlacedList.Kind, _ seed: UInt64) -> (PlacedList, ListEdge) {
    let list = PlacedList(kind)
    let edge: ListEdge = seed % 2 == 0 ? .start : .end
    list.keptPlace = edge == .start ? .top : .bottom
    if seed % 3 == 0 {
      list.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 70, right: 0)
    }
    return (list, edge)
  }

  @Test(arguments: PlacedList.Kind.allCases, 0..<12 as Range<UInt64>)
  func `stays over random changes`(kind: PlacedList.Kind, seed: UInt64) {
    var blocks = RandomBlocks(seed: seed)
    let (list, edge) = makeList(kind, seed)
    list.apply(blocks.sections)
    list.view.layoutIfNeeded()
    for step in 0..<25 {
      // Some changes come while a finger is on the content, or while it glides.
      let gesture = blocks.number(0...3)
      var finger: ScrollOnScreen?
      if gesture < 2 {
        list.drag(by: CGFloat(blocks.number(-400...600)))
      } else {
        finger = list.beginScrolling()
        finger?.move(by: CGFloat(blocks.number(-300...500)))
        if gesture == 3 {
          finger?.lift(velocity: CGFloat(blocks.number(-2...2)))
          finger?.goOn(by: 0.4)
        }
      }
      list.view.layoutIfNeeded()
      let before = list.frames
      blocks.change(moves: false)
      list.apply(blocks.sections, animated: blocks.number(0...1) == 0)
      defer {
        finger?.lift()
        finger?.finish()
      }
      guard let id = kept(before, in: list, from: edge, among: blocks.ids), let old = before[id]
      else { continue }
      for pass in 0..<3 {
        let mistake = mistake(of: id, at: old, in: list, from: edge)
        #expect(mistake == nil, "\(kind), seed \(seed), step \(step), pass \(pass)")
        if mistake != nil { return }
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
      }
    }
  }

  @Test(arguments: PlacedList.Kind.allCases, 0..<8 as Range<UInt64>)
  func `stays for one row, if others move away`(kind: PlacedList.Kind, seed: UInt64) {
    var blocks = RandomBlocks(seed: seed + 1000)
    let (list, edge) = makeList(kind, seed)
    list.apply(blocks.sections)
    for step in 0..<25 {
      list.drag(by: CGFloat(blocks.number(-400...600)))
      let before = list.frames
      blocks.change(moves: true)
      list.apply(blocks.sections, animated: blocks.number(0...1) == 0)
      let staying = before.filter { blocks.ids.contains($0.key) }
      let mistakes = staying.compactMap { mistake(of: $0.key, at: $0.value, in: list, from: edge) }
      #expect(
        staying.isEmpty || mistakes.count < staying.count,
        "\(kind), seed \(seed), step \(step): \(mistakes)")
    }
  }

  @Test(arguments: PlacedList.Kind.allCases.filter { $0 != .grid })
  func `is that of the next row if the kept one is deleted`(kind: PlacedList.Kind) throws {
    let list = PlacedList(kind)
    list.keptPlace = .top
    var section = BlockSection(id: 0, blocks: (0..<60).map { Block(id: $0, height: 80) })
    list.apply([section])
    list.drag(by: 1010)
    let visible = list.frames.filter { $0.value.minY >= 0 }.sorted { $0.value.minY < $1.value.minY }
    // The first of them, and then all of them, together with rows above.
    section.blocks.removeAll { $0.id == visible[0].key || $0.id < 3 }
    list.apply([section])
    let second = visible[1]
    #expect(abs(try #require(list.frames[second.key]).minY - second.value.minY) < 0.5)
    let onScreen = list.frames.keys
    let first = try #require(list.frames.filter { $0.value.minY >= 0 }.map(\.value.minY).min())
    let below = try #require(onScreen.max()) + 1
    section.blocks.removeAll { onScreen.contains($0.id) || $0.id < 6 }
    list.apply([section])
    #expect(abs(try #require(list.frames[below]).minY - first) < 0.5)
  }
}
