import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A cell that needs more lines in a narrower view.
private final class WrappingCell: UITableViewCell, Updatable {
  private(set) var block = Block(id: -1, height: 44)
  func update(viewData block: Block) { self.block = block }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (block.height * 320 / size.width).rounded())
  }
}

@MainActor
@Suite struct `A kept place in another viewport` {
  private func sections() -> [BlockSection] {
    [
      BlockSection(
        id: 0, blocks: (0..<80).map { Block(id: $0, height: 60 + Double($0 * 37 % 90)) })
    ]
  }

  @Test(arguments: PlacedList.Kind.allCases, [true, false])
  func `stays when an inset changes, as with the keyboard`(
    kind: PlacedList.Kind, isTop: Bool
  ) async {
    let list = PlacedList(kind)
    list.keptPlace = isTop ? .top : .bottom
    list.apply(sections())
    list.drag(by: 1000)
    await nextTurn()
    let before = list.frames
    for inset in [216.0, 260, 0] {
      list.view.contentInset.bottom = inset
      list.window.layoutIfNeeded()
      for (id, frame) in list.frames {
        guard let old = before[id] else { continue }
        let moved = isTop ? 0 : -inset
        #expect(abs(frame.minY - old.minY - moved) < 0.5, "inset \(inset), block \(id)")
      }
    }
  }

  @Test(arguments: PlacedList.Kind.allCases, [true, false])
  func `stays where the list has just scrolled to`(kind: PlacedList.Kind, isTop: Bool) {
    let list = PlacedList(kind)
    list.keptPlace = isTop ? .top : .bottom
    list.followsEnd = .near(points: 0)
    // Lengths of the viewport that aren't whole are rounded.
    list.view.frame.size.height = 561.6
    list.window.layoutIfNeeded()
    list.apply(sections())
    list.view.layoutIfNeeded()
    list.drag(by: -333.3)
    list.scroll(to: .start)
    let before = list.frames
    // As if the keyboard of another screen had moved.
    list.view.contentInset.bottom = 1
    list.window.layoutIfNeeded()
    #expect(list.view.contentOffset.y < 2 && list.frames.keys == before.keys)
  }

  @Test(arguments: PlacedList.Kind.allCases)
  func `stays when the list was off screen meanwhile`(kind: PlacedList.Kind) throws {
    let list = PlacedList(kind)
    list.keptPlace = .top
    var sections = sections()
    list.apply(sections)
    list.drag(by: 1000)
    let before = list.frames
    list.view.removeFromSuperview()
    sections[0].blocks.insert(contentsOf: (100..<110).map { Block(id: $0, height: 70) }, at: 2)
    list.apply(sections)
    sections[0].blocks.removeFirst()
    list.apply(sections)
    list.window.addSubview(list.view)
    list.window.layoutIfNeeded()
    list.view.layoutIfNeeded()
    // As the view was reloaded, the line of a grid can't be told.
    let whole = before.filter { $0.value.minY >= 0 }
    let first = try #require(whole.min { $0.value.minY < $1.value.minY })
    if kind != .grid {
      #expect(abs(try #require(list.frames[first.key]).minY - first.value.minY) < 0.5)
    }
  }

  @Test(arguments: [true, false], 0..<8 as Range<UInt64>)
  func `stays when a flow layout estimates all its rows again`(isTop: Bool, seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let list = PlacedList(.flow)
    list.collection?.host.fillsWidth = true
    list.keptPlace = isTop ? .top : .bottom
    list.apply([
      BlockSection(
        id: 0,
        blocks: (0..<60).map {
          Block(id: $0, height: Double(Int.random(in: 20...150, using: &random)))
        })
    ])
    for distance in [1500.0, -400, 700] {
      list.drag(by: distance)
      await nextTurn()
      let size = list.view.frame.size
      let before = list.frames
      list.view.frame.size = CGSize(width: size.height, height: size.width)
      list.window.layoutIfNeeded()
      await nextTurn()
      let whole = before.filter { $0.value.minY >= 0 && $0.value.maxY <= size.height }
      let row = isTop ? whole.min { $0.key < $1.key } : whole.max { $0.key < $1.key }
      guard let row, let new = list.frames[row.key] else {
        Issue.record("seed \(seed), \(distance): the row left the screen")
        return
      }
      let moved =
        isTop
        ? new.minY - row.value.minY
        : (list.view.bounds.height - new.maxY) - (size.height - row.value.maxY)
      #expect(abs(moved) < 0.5, "seed \(seed), \(distance): block \(row.key)")
    }
  }

  @Test(arguments: [true, false])
  func `stays on rotation`(isTop: Bool) throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 480))
    window.addSubview(table)
    let list = TypedCellsUIKit.TableList(table)
    list.keptPlace = isTop ? .top : .bottom
    list.apply {
      ListSection(id: 0) { for block in sections()[0].blocks { Row(WrappingCell.self, block) } }
    }
    table.user.scroll(by: 1500)
    func visible() -> [(Int, top: CGFloat, bottom: CGFloat)] {
      table.visibleCells.compactMap { cell in
        (cell as? WrappingCell).map {
          (
            $0.block.id, cell.frame.minY - table.bounds.minY,
            table.bounds.maxY - cell.frame.maxY
          )
        }
      }
    }
    for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
      let before = visible()
      let row = try #require(
        isTop ? before.first { $0.top >= 0 } : before.last { $0.bottom >= 0 })
      table.frame.size = size
      window.layoutIfNeeded()
      table.layoutIfNeeded()
      let now = try #require(visible().first { $0.0 == row.0 })
      #expect(abs(isTop ? now.top - row.top : now.bottom - row.bottom) < 0.5, "\(size)")
    }
  }
}
