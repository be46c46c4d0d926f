import GtkList
import GtkToolkit
import TypedCells

/// Measures the host and compares each figure with its goal: `swift run -c release GtkReport`.
@main
@MainActor
struct GtkReport {
  private static let rowCount = 1_000_000
  private static let jumps = 200

  static func main() {
    guard MainLoop.start() else {
      return print("there is no display; without a screen, run it in `xvfb-run -a`")
    }
    print("GTK \(MainLoop.version), \(rowCount) rows")
    reportStart()
    reportScrolling()
    reportBinding()
  }

  private static func text(of position: Int) -> String { "\(position + 1). one of many" }

  /// Measures the time to create a list and draw its window.
  private static func reportStart() {
    var list: MeasuredList?
    var window: Window?
    let time = ContinuousClock().measure {
      list = MeasuredList(rowCount: rowCount, text: text)
      window = Window(title: "Start", list!.host.widget)
      window?.draw(frames: 1)
    }
    line("the window is up after", milliseconds(time), goal: 200, unit: "ms")
    window?.close()
  }

  /// Counts binds and cells while scrolling from the first row to the last in equal steps.
  private static func reportScrolling() {
    let list = MeasuredList(rowCount: rowCount, text: text)
    let window = Window(title: "Scrolling", list.host.widget)
    window.draw()
    let kept = list.host.visibleCells.count
    let step = list.host.widget.contentHeight / Double(jumps)
    for _ in 0..<jumps {
      list.host.widget.offset += step
      window.draw(frames: 1)
    }
    let end = list.host.visibleCells.last?.path.row
    precondition(end == rowCount - 1, "the list ends with row \(end ?? -1)")
    line(
      "binds in \(jumps) jumps end to end, a jump", Double(list.bindCount) / Double(jumps),
      goal: Double(2 * kept), unit: "of \(kept) places")
    line("cells made", Double(list.host.cells.builtCount), goal: Double(2 * kept), unit: "cells")
    window.close()
  }

  /// Scrolls both lists by the same distance, in turns, and compares their best turns.
  private static func reportBinding() {
    let list = MeasuredList(rowCount: rowCount, text: text)
    let handMade = HandMadeList(rowCount: rowCount, text: text)
    let windows = [
      Window(title: "Host", list.host.widget), Window(title: "By hand", handMade.widget),
    ]
    for window in windows { window.draw() }
    var (host, byHand) = (Turn.worst, Turn.worst)
    for _ in 0..<10 {
      host.improve(
        scroll(list.host.widget, in: windows[0]) { (list.bindCount, list.bindTime) })
      byHand.improve(
        scroll(handMade.widget, in: windows[1]) { (handMade.bindCount, handMade.bindTime) })
    }
    line(
      "a bind by the host, in its callback", host.bind / byHand.bind, goal: 1.15,
      unit: "times the \(rounded(byHand.bind)) ns by hand")
    line(
      "the same with GTK's own part", host.whole / byHand.whole, goal: 1.15,
      unit: "times the \(rounded(byHand.whole)) ns by hand")
  }

  /// The average times in nanoseconds of one turn.
  private struct Turn {
    var bind: Double
    /// The time of a bind, including GTK's own work.
    var whole: Double

    static let worst = Turn(bind: .infinity, whole: .infinity)

    mutating func improve(_ other: Turn) {
      bind = min(bind, other.bind)
      whole = min(whole, other.whole)
    }
  }

  private static func scroll(
    _ view: ScrollView, in window: Window, binds: () -> (count: Int, time: Duration)
  ) -> Turn {
    view.offset = 0
    window.draw(frames: 1)
    var (whole, bind, count) = (Duration.zero, Duration.zero, 0)
    for _ in 0..<50 {
      let before = binds()
      whole += ContinuousClock().measure { view.offset += 2_000 }
      let after = binds()
      bind += after.time - before.time
      count += after.count - before.count
      window.draw(frames: 1)
    }
    return Turn(bind: nanoseconds(bind, count), whole: nanoseconds(whole, count))
  }
}

extension GtkReport {
  private static func line(_ name: String, _ value: Double, goal: Double, unit: String) {
    let verdict = value <= goal ? "ok" : "FALLS SHORT"
    print("  \(name): \(rounded(value)) \(unit), goal \(rounded(goal)): \(verdict)")
  }

  private static func rounded(_ value: Double) -> String {
    "\(Double(Int(value * 100 + 0.5)) / 100)"
  }

  private static func milliseconds(_ time: Duration) -> Double { time / .milliseconds(1) }

  private static func nanoseconds(_ time: Duration, _ count: Int) -> Double {
    time / .nanoseconds(1) / Double(max(count, 1))
  }
}
