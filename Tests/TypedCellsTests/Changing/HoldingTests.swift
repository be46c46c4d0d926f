import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// A host holds changes while it can't be changed, for example because the user moves a row.
@MainActor
struct `Changes that a host holds` {
  private let host = NotingHost()
  private let list: ListDriver<NotingHost>
  private final class Journal { var entries: [String] = [] }
  private let journal = Journal()

  init() {
    list = ListDriver(host: host)
    list.onFailure = { [journal] in journal.entries.append("\($0.reason)") }
    apply(["a"])
    host.holdsChanges = true
    journal.entries = []
  }

  private func apply(_ letters: [String]) {
    list.apply(sections(letters)) { [journal] _ in
      journal.entries.append(letters.joined())
    }
  }

  private func sections(_ letters: [String]) -> [ListSection<HeadlessCell>] {
    [ListSection(id: 0) { for letter in letters { Row(TextCell.self, letter).id(letter) } }]
  }

  private func release() {
    host.holdsChanges = false
    list.engine.carryOutWaitingChanges()
  }

  private var shown: String {
    (0..<list.rowCount(in: 0)).compactMap {
      list.model(at: RowPath(section: 0, row: $0), as: String.self)
    }.joined()
  }

  @Test func `are shown when it releases them, and only the newest content`() {
    apply(["a", "b"])
    apply(["a", "b", "c"])
    list.updateVisibility { [journal] _ in journal.entries.append("conditions") }
    #expect(shown == "a" && journal.entries.isEmpty)
    release()
    #expect(shown == "abc")
    #expect(journal.entries == ["ab", "abc", "conditions"])
  }

  @Test func `are shown by themselves if it doesn't report the end`() async {
    apply(["b"])
    host.holdsChanges = false
    while shown != "b" { try? await Task.sleep(nanoseconds: 1_000_000) }
    #expect(journal.entries == ["b"])
  }

  @Test func `keep content between which a row is expanded`() {
    func tree(_ id: String, last: String) -> [ListSection<HeadlessCell>] {
      [
        ListSection(id: 0) {
          Row(TextCell.self, id).id(id).children { Row(TextCell.self, "child").id("child") }
          Row(TextCell.self, last).id(last)
        }
      ]
    }
    list.apply(tree("parent", last: "x"))
    list.expand("parent")
    list.apply(tree("parent", last: "y"))
    release()
    #expect(shown == "parentchildy")
  }

  @Test func `don't replace content if they are refused`() {
    list.duplicates = .refuse
    apply(["a", "b"])
    apply(["c", "c"])
    #expect(journal.entries.last == "cc" && journal.entries.count == 2, "the failure and the end")
    release()
    #expect(shown == "ab")
  }

  @Test func `let a comparison in the background wait, and newer content win`() async {
    let first = sections(["x"])
    let background = Task { await list.apply(inBackground: first) }
    for _ in 0..<100 { await Task.yield() }
    #expect(shown == "a")
    apply(["y"])
    release()
    let isShown = await background.value
    #expect(shown == "y" && !isShown)
    host.holdsChanges = true
    let second = sections(["z"])
    let last = Task { await list.apply(inBackground: second) }
    for _ in 0..<100 { await Task.yield() }
    release()
    #expect(await last.value && shown == "z")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `of random kinds end with the newest content, and complete in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    host.holdsChanges = false
    var (newest, requests, completed) = (["a"], 0, [Int]())
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: host.holdsChanges = true
      case 1: release()
      case 2: list.refreshVisible()
      case 3:
        requests += 1
        list.updateVisibility { [requests] _ in completed.append(requests) }
      default:
        newest = ["a", "b", "c", "d", "e"].shuffled(using: &random)
          .prefix(Int.random(in: 0...5, using: &random)).map(\.self)
        requests += 1
        list.apply(sections(newest)) { [requests] _ in completed.append(requests) }
      }
      if !host.holdsChanges {
        #expect(shown == newest.joined(), "seed \(seed)")
        #expect(completed == Array(1..<requests + 1), "seed \(seed)")
      }
    }
  }
}
