import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct LineCount: Equatable {
  let id: Int
  let height: Double
}

/// A cell that measures itself.
private final class LinesCell: UITableViewCell, Updatable {
  private var points: CGFloat = 44
  func update(viewData lines: LineCount) { points = lines.height }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

private final class LinesTile: UICollectionViewCell, Updatable {
  private var points: CGFloat = 44
  func update(viewData lines: LineCount) { points = lines.height }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

private final class LinesHeader: UITableViewHeaderFooterView, Updatable {
  private var points: CGFloat = 0
  func update(viewData points: Double) { self.points = points }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

/// Returns where a row should be, as far as the ends of the content allow, and where it is.
///
/// - Parameters:
///   - pinned: what covers the top and the bottom of the viewport.
///   - before: the offset before the list scrolled.
@MainActor
private func mistake(
  _ frame: CGRect?, at position: RowScrollPosition, in view: UIScrollView,
  pinned: (top: CGFloat, bottom: CGFloat)
) -> String? {
  guard let frame else { return "no row" }
  let inset = view.adjustedContentInset
  let (low, high) = (
    -inset.top, max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
  )
  let (top, bottom) = (view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
  let offset = view.contentOffset.y
  if offset < low - 0.5 || offset > high + 0.5 {
    return "offset \(offset) outside \(low)...\(high)"
  }
  let difference: CGFloat =
    switch position {
    case .top: frame.minY - top - pinned.top
    case .bottom: frame.maxY - bottom + pinned.bottom
    case .middle: frame.midY - (top + bottom) / 2
    case .nearest:
      frame.minY < top + pinned.top
        ? frame.minY - top - pinned.top : max(frame.maxY - bottom + pinned.bottom, 0)
    }
  if abs(difference) <= 0.5 { return nil }
  // At the ends of the content, the row is as near as possible.
  if difference > 0, abs(offset - high) <= 0.5 { return nil }
  if difference < 0, abs(offset - low) <= 0.5 { return nil }
  return "\(difference) points beside its place, offset \(offset) of \(low)...\(high)"
}

@MainActor
@Suite struct `Scrolling exactly` {
  private static let positions: [RowScrollPosition] = [.nearest, .top, .middle, .bottom]

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `puts rows of a table that measure themselves where they are wanted`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let style = styles[Int(seed % 3)]
    let list = TableList(style: style)
    let table = list.table
    if Bool.random(using: &random) {
      table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    }
    let isLazy = Bool.random(using: &random)
    let hasViews = Int.random(in: 0..<3, using: &random) > 0
    let sections = (0..<4).map { section in
      (0..<Int.random(in: 1...40, using: &random)).map { row in
        LineCount(id: section * 100 + row, height: Double(Int.random(in: 10...200, using: &random)))
      }
    }
    list.apply {
      for (index, rows) in sections.enumerated() {
        let section = ListSection<UITableViewCell>(id: index) {
          if isLazy {
            LazyRows(rows, id: \.id) { Row(LinesCell.self, $0) }
          } else {
            for lines in rows { Row(LinesCell.self, lines).id(lines.id) }
          }
        }
        hasViews
          ? section.header(Row(LinesHeader.self, Double(20 + index * 7)))
            .footer(Row(LinesHeader.self, Double(15 + index * 3))) : section
      }
    }
    for step in 0..<12 {
      let section = Int.random(in: 0..<4, using: &random)
      let row = Int.random(in: sections[section].indices, using: &random)
      let position = Self.positions.randomElement(using: &random) ?? .top
      let animated = Bool.random(using: &random)
      let before = table.contentOffset.y
      #expect(list.driver.scroll(to: section * 100 + row, at: position, animated: animated))
      let isPinned = style == .plain && hasViews
      let pinned: (CGFloat, CGFloat) =
        isPinned
        ? (
          table.rectForHeader(inSection: section).height,
          table.rectForFooter(inSection: section).height
        ) : (0, 0)
      // The frame before the next layout, because the row has to be there when the call returns.
      let frame = table.cellForRow(at: path(section, row))?.frame
      let mistake = mistake(frame, at: position, in: table, pinned: pinned)
      #expect(
        mistake == nil,
        "seed \(seed), step \(step): row \(section).\(row) at \(position) from \(before), \(style), animated \(animated)"
      )
      if mistake != nil { return }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `puts items that measure themselves where they are wanted`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let columns = Int.random(in: 1...2, using: &random)
    let list =
      seed % 2 == 0
      ? TypedCellsUIKit.CollectionList(
        in: controller.view, layout: .grid(columns: columns, itemHeight: .estimated(60)))
      : TypedCellsUIKit.CollectionList(in: controller.view, appearance: .plain)
    let view = try #require(list.host.collectionView)
    if Bool.random(using: &random) {
      view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    }
    let hasTitles = Bool.random(using: &random)
    let sections = (0..<3).map { section in
      (0..<Int.random(in: 1...40, using: &random)).map { row in
        LineCount(id: section * 100 + row, height: Double(Int.random(in: 10...200, using: &random)))
      }
    }
    list.apply {
      for (index, rows) in sections.enumerated() {
        ListSection(id: index, header: hasTitles ? "Section \(index)" : nil) {
          for lines in rows { Row(LinesTile.self, lines).id(lines.id) }
        }
      }
    }
    window.layoutIfNeeded()
    for step in 0..<12 {
      let section = Int.random(in: 0..<3, using: &random)
      let row = Int.random(in: sections[section].indices, using: &random)
      let position = Self.positions.randomElement(using: &random) ?? .top
      let animated = Bool.random(using: &random)
      #expect(list.scroll(to: section * 100 + row, at: position, animated: animated))
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))
      let frame = view.cellForItem(at: path(section, row))?.frame
      // A pinned header may be above the row, but not over it.
      let covered = header.map { $0.frame.intersection(frame ?? .zero).height } ?? 0
      #expect(!(covered > 0.5), "seed \(seed), step \(step): covered by \(covered)")
      let top = header.map { $0.frame.maxY - view.bounds.minY - view.adjustedContentInset.top } ?? 0
      let isPinned = top > 0 && frame.map { header?.frame.maxY ?? 0 <= $0.minY + 0.5 } ?? false
      let candidates = [0, isPinned ? top : 0].map {
        mistake(frame, at: position, in: view, pinned: ($0, 0))
      }
      #expect(
        candidates.contains(nil),
        "seed \(seed), step \(step): row \(section).\(row) at \(position), animated \(animated)")
      if !candidates.contains(nil) { return }
    }
  }

  @Test(arguments: [RowScrollPosition.top, .middle, .bottom])
  func `leaves no item below a pinned header of a flow layout`(position: RowScrollPosition) {
    let list = CollectionList()
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.layout.sectionFootersPinToVisibleBounds = true
    list.collection.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    list.apply {
      for section in 0..<4 {
        ListSection(id: section, header: "header", footer: "footer") {
          for row in 0..<12 { Row(TileCell.self, "\(section).\(row)").id(section * 100 + row) }
        }
      }
    }
    for (section, row) in [(2, 5), (1, 0), (3, 11), (0, 7), (2, 11), (2, 0)] {
      #expect(list.driver.scroll(to: section * 100 + row, at: position))
      let mistake = mistake(
        list.cell(section, row)?.frame, at: position, in: list.collection, pinned: (36, 36))
      #expect(mistake == nil, "\(section).\(row)")
    }
  }

  @Test func `isn't possible outside a window, or to a row that doesn't exist`() async {
    let list = TableList(inWindow: false)
    list.show { for id in 0..<40 { Row(TextCell.self, "\(id)").id(id) } }
    #expect(!list.driver.scroll(to: 30, at: .top))
    #expect(await !list.driver.scrollAndWait(to: 30, at: .top))
    list.window.addSubview(list.table)
    #expect(!list.driver.scroll(to: 40, at: .top))
    #expect(list.driver.scroll(to: 30, at: .top))
    #expect(await list.driver.scrollAndWait(to: 20, at: .top))
    #expect(list.table.contentOffset.y == CGFloat(20 * 44))
  }

  @Test func `from an asynchronous function needs no await if nothing waits`() async {
    let list = TableList()
    list.show { for id in 0..<40 { Row(TextCell.self, "\(id)").id(id) } }
    list.driver.scroll(to: 30, at: .top, animated: true)
    #expect(list.table.contentOffset.y == CGFloat(30 * 44))
  }

  @Test func `calls your delegate when an animation ends and when the user drags`() {
    final class Own: NSObject, UITableViewDelegate {
      var journal: [String] = []
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.append("end") }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.append("drag") }
    }
    let own = Own()
    let list = TableList()
    list.host.delegate = own
    list.show { for id in 0..<40 { Row(TextCell.self, "\(id)").id(id) } }
    list.driver.scroll(to: 30, at: .top, animated: true)
    list.table.user.scroll(by: 10)
    #expect(own.journal == ["end", "drag"])
  }
}

@MainActor
@Suite struct `An animated scroll` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table: UITableView
  private let list: TypedCellsUIKit.TableList

  init() {
    window.holdsAnimatedScrolls = true
    table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    list = TypedCellsUIKit.TableList(table)
    show(Array(0..<60))
  }

  private func show(_ ids: [Int]) {
    list.apply {
      ListSection(id: 0) {
        for id in ids {
          Row(LinesCell.self, LineCount(id: id, height: Double(40 + id % 5 * 30))).id(id)
        }
      }
    }
    table.layoutIfNeeded()
  }

  private var top: CGFloat? {
    (list.paths(of: 50).first?.indexPath).map { table.rectForRow(at: $0).minY }
  }

  private func startScrolling() async -> Task<Bool, Never> {
    let task = Task { await list.scrollAndWait(to: 50, at: .top) }
    await wait { table.user.scrollUnderWay != nil }
    return task
  }

  @Test func `ends exactly at a row that moved meanwhile`() async {
    var hasEnded = false
    let scroll = await startScrolling()
    let task = Task {
      #expect(await scroll.value)
      hasEnded = true
    }
    table.user.scrollUnderWay?.goOn(by: 0.3)
    show([100, 101, 102] + Array(0..<60))
    #expect(!hasEnded)
    while let animation = table.user.scrollUnderWay { animation.finish() }
    await task.value
    #expect(top.map { abs(table.contentOffset.y - $0) <= 0.5 } ?? false)
  }

  @Test(arguments: [0, 0.2, 0.9], [0, 30, -30])
  func `ends where the user touches it`(progress: CGFloat, distance: CGFloat) async throws {
    let task = await startScrolling()
    table.user.scrollUnderWay?.goOn(by: progress)
    let offset = table.contentOffset.y
    let finger = try #require(table.user.beginScrolling())
    #expect(await task.value)
    #expect(table.contentOffset.y == offset && table.user.scrollUnderWay == nil)
    let row = try #require(table.indexPathsForVisibleRows?[1])
    let before = table.rectForRow(at: row).minY - offset
    finger.move(by: distance)
    finger.lift()
    // A row above that comes on screen gets its height, and those below it stay where the finger is.
    let after = table.rectForRow(at: row).minY - table.contentOffset.y
    #expect(abs(before - after - (offset + distance < 0 ? 0 : distance)) < 0.01)
  }

  @Test func `ends if another begins, or its row is deleted, or the list is reloaded`() async {
    for end in 0..<3 {
      let task = await startScrolling()
      switch end {
      case 0: list.scroll(to: 3)
      case 1: show(Array(0..<40))
      default: list.host.reload()
      }
      #expect(await task.value)
      table.user.scrollUnderWay?.finish()
      table.setContentOffset(.zero, animated: false)
      show(Array(0..<60))
    }
  }
}
