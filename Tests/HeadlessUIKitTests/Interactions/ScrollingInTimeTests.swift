import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var events: [String] = []
  var target: CGFloat?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { unsafe targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append(decelerate ? "lift and slow down" : "lift")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("slow down") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append(scrollView.isTracking ? "stopped" : "animated")
  }
}

@MainActor
struct `A scroll that takes time` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let table: UITableView
  private let rows = Rows()

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  @Test func `follows the finger until it's lifted`() throws {
    let finger = try #require(table.user.beginScrolling())
    #expect(table.isTracking && !table.isDragging)
    #expect(table.user.beginScrolling() == nil, "a finger is there already")
    finger.move(by: 50)
    finger.move(by: 30)
    #expect(table.contentOffset.y == 80 && table.isDragging)
    finger.lift()
    #expect(!table.isTracking && !table.isDragging)
    #expect(rows.events == ["drag", "lift"])
  }

  @Test func `goes on after a flick until it's at rest`() throws {
    let finger = try #require(table.user.beginScrolling())
    finger.move(by: 10)
    finger.lift(velocity: 1)
    #expect(table.isDecelerating && finger.isUnderWay)
    finger.goOn(by: 0.5)
    #expect(abs(table.contentOffset.y - (10 + 499 / 2)) < 0.001)
    finger.finish()
    #expect(abs(table.contentOffset.y - 509) < 0.001 && !table.isDecelerating)
    #expect(rows.events == ["drag", "lift and slow down", "slow down", "rest"])
  }

  @Test func `ends where the delegate wants it, and at the end of the content at most`() throws {
    let finger = try #require(table.user.beginScrolling())
    rows.target = 120
    finger.move(by: 10)
    finger.lift(velocity: 3)
    finger.finish()
    #expect(table.contentOffset.y == 120)
    rows.target = nil
    let second = try #require(table.user.beginScrolling())
    second.move(by: 10)
    second.lift(velocity: 100)
    second.finish()
    #expect(table.contentOffset.y == 3600)
  }

  @Test func `is stopped by a touch`() throws {
    let finger = try #require(table.user.beginScrolling())
    finger.move(by: 10)
    finger.lift(velocity: 1)
    finger.goOn(by: 0.1)
    let offset = table.contentOffset
    let second = try #require(table.user.beginScrolling())
    #expect(!table.isDecelerating && table.contentOffset == offset && rows.events.last == "rest")
    second.lift()
    #expect(rows.events.last == "rest", "a touch without a movement is no drag")
  }

  @Test func `is an animation that the window holds, and that a touch stops`() throws {
    table.scrollToRow(at: path(0, 50), at: .top, animated: true)
    #expect(table.contentOffset.y == 2000 && rows.events == ["animated"], "at once by default")
    window.holdsAnimatedScrolls = true
    table.scrollToRow(at: path(0, 0), at: .top, animated: true)
    #expect(table.contentOffset.y == 2000)
    let scroll = try #require(table.user.scrollUnderWay)
    scroll.goOn(by: 0.25)
    #expect(table.contentOffset.y == 1500)
    _ = table.user.beginScrolling()
    #expect(table.contentOffset.y == 1500 && table.user.scrollUnderWay == nil)
    #expect(rows.events == ["animated", "stopped"])
  }

  @Test func `is replaced by another one`() throws {
    window.holdsAnimatedScrolls = true
    table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    table.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(table.user.scrollUnderWay == nil && table.contentOffset.y == 100)
    table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    try #require(table.user.scrollUnderWay).finish()
    #expect(table.contentOffset.y == 500 && rows.events == ["animated"])
  }
}

@MainActor
struct `A window that settles` {
  @Test func `lets completions, tasks and layouts pass`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var done: [String] = []
    UIKitLoop.later {
      done.append("later")
      Task {
        await Task.yield()
        done.append("task")
        UIKitLoop.later { done.append("later again") }
      }
    }
    await window.settle()
    #expect(done == ["later", "task", "later again"])
  }
}

@MainActor
struct `A selector that nobody implements` {
  @Test func `raises UIKit's exception`() {
    let button = UIButton(type: .system)
    let target = NSObject()
    button.addTarget(target, action: Selector(("save")), for: .touchUpInside)
    let exceptions = UIKitException.recording { button.sendActions(for: .touchUpInside) }
    #expect(exceptions.count == 1)
    #expect(
      exceptions.first?.reason.hasPrefix("-[NSObject save]: unrecognized selector sent to instance")
        == true)
  }
}
