import Foundation
import HeadlessUIKit
import Testing

/// Calls of a table's methods, with their results and exceptions.
@MainActor
struct `Calls of a table` {
  private let screen = TableScreen([numbers(0..<30), numbers(30..<34)])

  private func reasons(_ work: @MainActor () -> Void) -> [String] {
    UIKitException.recording(work).map(\.reason)
  }

  @Test func `a selection can scroll, and no index path deselects`() {
    let table = screen.table
    table.allowsMultipleSelection = true
    table.selectRow(at: path(0, 15), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 660)
    table.selectRow(at: path(0, 20), animated: false, scrollPosition: .none)
    table.selectRow(at: path(0, 99), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 660)
    #expect(table.indexPathsForSelectedRows == [path(0, 15), path(0, 20)])
    #expect(table.cellForRow(at: path(0, 15))?.isSelected == true)
    table.selectRow(at: path(0, 2), animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == 0, "the row can't be in the middle")
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == 0 && table.indexPathForSelectedRow == path(0, 2))
    table.deselectRow(at: path(0, 2), animated: false)
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == 264)
    table.selectRow(at: nil, animated: false, scrollPosition: .top)
    #expect(table.indexPathsForSelectedRows == nil && table.contentOffset.y == 264)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 264)
    table.allowsMultipleSelection = false
    for row in [8, 9] {
      table.selectRow(at: path(0, row), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathsForSelectedRows == [path(0, 9)])
    #expect(table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["9"])
  }

  @Test func `a negative estimate is an exception, and changes nothing`() {
    let table = screen.table
    table.estimatedRowHeight = 50
    table.estimatedSectionHeaderHeight = 0
    let reasons = reasons {
      table.estimatedRowHeight = -5
      table.estimatedSectionHeaderHeight = -0.5
      table.estimatedSectionFooterHeight = -2
    }
    let words = "Value must be at least 0.0, or UITableViewAutomaticDimension."
    #expect(
      reasons == [
        "Invalid estimated row height set (-5). \(words)",
        "Invalid estimated section header height set (-0.5). \(words)",
        "Invalid estimated section footer height set (-2). \(words)",
      ])
    #expect(table.estimatedRowHeight == 50 && table.estimatedSectionHeaderHeight == 0)
    #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
    table.estimatedRowHeight = UITableView.automaticDimension
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
  }

  @Test func `a new table has the system's separators and padding`() {
    let table = UITableView()
    #expect(table.separatorColor == .separator)
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
  }

  @Test func `a table in which several rows can be selected while it's edited allows selection`() {
    let (table, collection) = (screen.table, CollectionScreen([]).collection)
    table.allowsMultipleSelectionDuringEditing = true
    collection.allowsMultipleSelectionDuringEditing = true
    #expect(table.allowsSelectionDuringEditing && collection.allowsSelectionDuringEditing)
    table.allowsMultipleSelectionDuringEditing = false
    #expect(table.allowsSelectionDuringEditing)
  }

  @Test(arguments: [true, false])
  func `a batch update finishes only in a window`(isInWindow: Bool) {
    let rows = TableScreen([numbers(0..<3)], inWindow: isInWindow)
    let tiles = CollectionScreen([numbers(0..<3)], inWindow: isInWindow)
    var finished: [Bool] = []
    rows.table.performBatchUpdates({}, completion: { finished.append($0) })
    tiles.collection.performBatchUpdates({}, completion: { finished.append($0) })
    #expect(finished.isEmpty, "it ends in a later turn")
    UIKitLoop.turn()
    #expect(finished == [isInWindow, isInWindow])
  }

  @Test func `the completion of a batch that a completion performs waits for the next turn`() {
    let table = screen.table
    var entries: [String] = []
    table.performBatchUpdates(
      {},
      completion: { _ in
        table.performBatchUpdates({}, completion: { _ in entries.append("second") })
        entries.append("first")
      })
    UIKitLoop.turn()
    #expect(entries == ["first"])
    UIKitLoop.turn()
    #expect(entries == ["first", "second"])
  }

  @Test func `the completion of a batch is called without a call of the test`() async {
    let table = screen.table
    let isFinished = await withCheckedContinuation { continuation in
      table.performBatchUpdates({}, completion: { continuation.resume(returning: $0) })
    }
    #expect(isFinished)
  }

  @Test func `nested batches end together, with a completion for each`() {
    let table = screen.table
    var entries: [String] = []
    table.performBatchUpdates(
      {
        table.performBatchUpdates(
          { entries.append("inner") }, completion: { _ in entries.append("inner end") })
      }, completion: { _ in entries.append("outer end") })
    #expect(entries == ["inner"])
    UIKitLoop.turn()
    #expect(entries == ["inner", "inner end", "outer end"])
  }

  @Test func `scrolling with an animation ends at once`() {
    final class Log: NSObject, UITableViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ view: UIScrollView) {
        calls.append("scroll to \(view.contentOffset.y)")
      }
      func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { calls.append("end") }
    }
    let log = Log()
    screen.table.delegate = log
    screen.table.scrollToRow(at: path(0, 10), at: .top, animated: true)
    #expect(log.calls == ["scroll to 440.0", "end"])
    log.calls = []
    screen.table.scrollToRow(at: path(0, 0), at: .top, animated: false)
    #expect(log.calls == ["scroll to 0.0"])
  }

  @Test(arguments: [
    (20, UITableView.ScrollPosition.top, 880.0), (20, .middle, 682), (20, .bottom, 484),
    (20, .none, 484), (3, .none, 132), (7, .none, 200), (29, .top, 1056), (0, .bottom, 0),
  ])
  func `a row is scrolled to a position of the viewport`(
    row: Int, position: UITableView.ScrollPosition, offset: CGFloat
  ) {
    screen.table.contentOffset.y = 200
    screen.table.layoutIfNeeded()
    screen.table.scrollToRow(at: path(0, row), at: position, animated: false)
    #expect(screen.table.contentOffset.y == offset)
  }

  @Test func `rows and sections that don't exist can't be scrolled to`() {
    let reasons = reasons {
      screen.table.scrollToRow(at: path(2, 0), at: .top, animated: false)
      screen.table.scrollToRow(at: path(1, 4), at: .top, animated: false)
      screen.table.scrollToRow(at: path(1, NSNotFound), at: .bottom, animated: false)
    }
    #expect(
      reasons == [
        "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 2 "
          + "sections.",
        "Attempted to scroll the table view to an out-of-bounds row (4) when there are only 4 rows "
          + "in section 1.",
      ])
    #expect(screen.table.contentOffset.y == 1056)
  }

  @Test func `a row gets one cell, and a cell is for one row`() {
    final class Careless: NSObject, UITableViewDataSource {
      let shared = UITableViewCell(style: .default, reuseIdentifier: nil)
      var dequeuesTwice = false
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        guard dequeuesTwice else { return shared }
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    }
    let careless = Careless()
    screen.table.dataSource = careless
    #expect(
      reasons { screen.table.layoutIfNeeded() } == [
        "The data source returned one cell for two index paths, <NSIndexPath> {length = 2, path = "
          + "0 - 0} and <NSIndexPath> {length = 2, path = 0 - 1}"
      ])
    careless.dequeuesTwice = true
    screen.table.reloadData()
    let twice = reasons { screen.table.layoutIfNeeded() }
    let message = """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
      really need to dequeue more cells than the table view is requesting, use the \
      -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: cell, \
      index path: <NSIndexPath> {length = 2, path = 0 - 0}
      """
    #expect(twice.first == message)
    #expect(twice.count == 2)
  }

  @Test func `updates of a batch aren't uncommitted, unlike those of a drop`() {
    let table = screen.table
    table.beginUpdates()
    #expect(!table.hasUncommittedUpdates)
    table.endUpdates()
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
  }

  @Test func `headers, rows and footers follow each other`() {
    final class Sizes: NSObject, UITableViewDelegate {
      var ended: [String] = []
      func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        CGFloat(10 + path.row + 100 * path.section)
      }
      func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        CGFloat(20 + section)
      }
      func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        CGFloat(30 + section)
      }
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
      }
      func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
      }
      func tableView(
        _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { ended.append("header \(section)") }
      func tableView(
        _ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
      ) { ended.append("footer \(section)") }
    }
    let (source, sizes) = (Titles([["a", "b", "c"], ["d"]]), Sizes())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let table = UITableView(frame: window.bounds, style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, sizes)
    window.addSubview(table)
    table.layoutIfNeeded()
    var frames = [table.rect(forSection: 0), table.rectForHeader(inSection: 0)]
    frames += (0..<3).map { table.rectForRow(at: path(0, $0)) }
    frames += [table.rectForFooter(inSection: 0), table.rect(forSection: 1)]
    frames += [table.rectForHeader(inSection: 1), table.rectForRow(at: path(1, 0))]
    frames += [table.rectForFooter(inSection: 1)]
    #expect(
      frames.map { "\(numbers($0))" } == [
        "0 0 320 83", "0 0 320 20", "0 20 320 10", "0 30 320 11", "0 41 320 12", "0 53 320 30",
        "0 83 320 162", "0 83 320 21", "0 104 320 110", "0 214 320 31",
      ])
    #expect(table.contentSize == CGSize(width: 320, height: 245))
    let missing = [
      table.rect(forSection: 2), table.rectForHeader(inSection: 2),
      table.rectForRow(at: path(0, 3)),
      table.rectForFooter(inSection: 2),
    ]
    #expect(missing == [.zero, .zero, .zero, .zero])
    #expect(
      [0, 29.5, 52, 60, 104, 230].map { table.indexPathForRow(at: CGPoint(x: 1, y: $0)) } == [
        nil, path(0, 0), path(0, 2), nil, path(1, 0), nil,
      ])
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 35, width: 9, height: 70)) == [
        path(0, 1), path(0, 2), path(1, 0),
      ])
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 53, width: 320, height: 30))
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 83, width: 320, height: 21))
    table.user.scroll(by: 90)
    table.user.scroll(by: 90)
    #expect(sizes.ended == ["header 0", "footer 0", "header 1"])
    table.user.scroll(by: -125)
    #expect(sizes.ended == ["header 0", "footer 0", "header 1", "footer 1"])
  }

  @Test func `a view that can't be decoded from a nib is an exception`() {
    final class Stubborn: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    NibLibrary.provide("StubbornCell", Stubborn.self)
    defer { NibLibrary.remove("StubbornCell") }
    screen.table.register(
      UINib(nibName: "StubbornCell", bundle: nil), forCellReuseIdentifier: "nib")
    let reasons = reasons { _ = screen.table.dequeueReusableCell(withIdentifier: "nib") }
    #expect(
      reasons.first == "Could not decode a view of class Stubborn: its init(coder:) returned nil")
  }
}
