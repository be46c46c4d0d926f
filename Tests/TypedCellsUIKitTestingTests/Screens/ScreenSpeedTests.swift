import Foundation
import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

@MainActor
struct `A screen of 100 rows` {
  @Test func `is examined in a tenth of a second`() {
    let todos = (0..<100).map { Todo(id: $0, title: "\($0)") }
    let clock = CPU()
    for name in [ScreenLaws.showsList, ScreenLaws.rowsLookFresh, ScreenLaws.followsItsData, ScreenLaws.isReleased, ScreenLaws.controlsFindTheirRow, ScreenLaws.keepsEdits] {
      for c in [PlainNames.self] {
      print("PLAIN", clock.measure { let r: LawReport = ScreenLaws(of: { c.init(style: .plain) }).report(); print(r) })
    }
    let laws = ScreenLaws(of: { let screen = TodoTable(); screen.todos = todos; return screen })
      print(name.name, clock.measure { let r: LawReport = laws.report(on: [name]); _ = r })
    }
    for c in [PlainNames.self] {
      print("PLAIN", clock.measure { let r: LawReport = ScreenLaws(of: { c.init(style: .plain) }).report(); print(r) })
    }
    let laws = ScreenLaws(of: { let screen = TodoTable(); screen.todos = todos; return screen })
    print("ALL", clock.measure { let r: LawReport = laws.report(); print(r) })
    print("VISIT", clock.measure { let v = ScreenVisit(laws.make(), height: 700); v.end() })
    let v = ScreenVisit(laws.make(), height: 700)
    print("PICTURE", clock.measure { for _ in 0..<10 { _ = v.lists[0].picture } } / 10)
    print("RELOAD", clock.measure { for _ in 0..<10 { v.lists[0].reload() } } / 10)
    print("SETTLE", clock.measure { for _ in 0..<10 { v.settle() } } / 10)
    let p = v.lists[0].picture, q = v.lists[0].picture
    print("DIFF", clock.measure { for _ in 0..<10 { _ = p.difference(from: q, called: "") } } / 10)
    print("INPUTS", clock.measure { for _ in 0..<10 { _ = v.lists[0].inputs(at: p.rows[0]) } } / 10)
    print("ROWS", p.rows.count)
    v.end()
  }
}

struct CPU { func measure(_ w: () -> Void) -> Double { let a = clock(); w(); return Double(clock() - a) / 1000 } }

final class PlainNames: UITableViewController {
  override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "n") }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "n", for: path)
    cell.textLabel?.text = "\(path.row)"
    return cell
  }
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { }
}
