import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

@MainActor
private final class Model: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var people = guests(1...5) { willSet { objectWillChange.send() } }
  var one: Int? { willSet { objectWillChange.send() } }
  var many: Set<Int> = [] { willSet { objectWillChange.send() } }
  var writes = 0
  var taps: [String] = []
}

private struct PeopleScreen: View {
  @ObservedObject var model: Model
  let selectsMany: Bool

  var body: some View {
    let list = TypedList(table: .plain) {
      ListSection(id: "people") {
        for person in model.people {
          Row(GuestCell.self, person).onSelect { model.taps.append($0.name) }
        }
        Row(TextCell.self, "more").onSelect { model.taps.append($0) }
      }
    }
    if selectsMany {
      list.selection(
        Binding(
          get: { model.many },
          set: {
            model.writes += 1
            model.many = $0
          }))
    } else {
      list.selection(
        Binding(
          get: { model.one },
          set: {
            model.writes += 1
            model.one = $0
          }))
    }
  }
}

@MainActor
struct `The selection of a list in a SwiftUI screen` {
  private let model = Model()

  private func screen(selectingMany: Bool = false) -> HostedScreen<PeopleScreen> {
    HostedScreen(PeopleScreen(model: model, selectsMany: selectingMany))
  }

  private func selected(in screen: HostedScreen<PeopleScreen>) -> [String?] {
    screen.window.layoutIfNeeded()
    let table = screen.table
    return (table?.indexPathsForSelectedRows ?? []).sorted()
      .map { table?.cellForRow(at: $0)?.textLabel?.text }
  }

  @Test func `is written by a tap, and shown when the screen writes it`() throws {
    let screen = screen()
    let table = try #require(screen.table)
    #expect(selected(in: screen) == [])
    table.user.tapRow(at: path(0, 1))
    #expect(model.one == 2)
    #expect(model.taps == ["2"])
    model.one = 4
    #expect(selected(in: screen) == ["4"])
    model.one = nil
    #expect(selected(in: screen) == [])
    #expect(model.writes == 1)
    #expect(screen.problems.isEmpty)
  }

  @Test func `has any number of rows if it's bound to a set`() throws {
    let screen = screen(selectingMany: true)
    let table = try #require(screen.table)
    table.user.tapRow(at: path(0, 1))
    table.user.tapRow(at: path(0, 3))
    #expect(model.many == [2, 4])
    model.many = [1, 4, 5]
    #expect(selected(in: screen) == ["1", "4", "5"])
    table.user.tapRow(at: path(0, 3))
    #expect(model.many == [1, 5])
    #expect(model.writes == 3)
  }

  @Test(arguments: [false, true])
  func `keeps a row that the content lacks for a while, and writes nothing then`(
    many: Bool
  ) throws {
    let screen = screen(selectingMany: many)
    let all = model.people
    model.one = 3
    model.many = [3]
    #expect(selected(in: screen) == ["3"])
    model.people = guests([1, 2])
    #expect(selected(in: screen) == [])
    model.people = all
    #expect(selected(in: screen) == ["3"])
    #expect(model.one == 3)
    #expect(model.many == [3])
    #expect(model.writes == 0)
  }

  @Test(arguments: [false, true])
  func `isn't changed by a tap on a row without such an identity, which is deselected`(
    many: Bool
  ) throws {
    let screen = screen(selectingMany: many)
    model.one = 3
    model.many = [3]
    #expect(selected(in: screen) == ["3"])
    try #require(screen.table).user.tapRow(at: path(0, 5))
    #expect(model.taps == ["more"])
    #expect(selected(in: screen) == ["3"])
    #expect(model.writes == 0)
  }

  @Test(arguments: 0..<40)
  func `agrees with the screen over random taps and evaluations`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let many = seed.isMultiple(of: 2)
    let screen = screen(selectingMany: many)
    let table = try #require(screen.table)
    for _ in 1...60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let ids = (1...8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        withAnimation(Bool.random(using: &random) ? .default : nil) { model.people = guests(ids) }
      case 1:
        model.one = Bool.random(using: &random) ? Int.random(in: 1...8, using: &random) : nil
        model.many = Set((1...8).filter { _ in Bool.random(using: &random) })
      default:
        screen.window.layoutIfNeeded()
        let count = table.numberOfRows(inSection: 0)
        table.user.tapRow(at: path(0, Int.random(in: 0..<count, using: &random)))
      }
      let wanted = many ? model.many : Set([model.one].compactMap(\.self))
      let expected = model.people.filter { wanted.contains($0.id) }.map(\.name)
      #expect(selected(in: screen) == expected, "seed \(seed)")
    }
    #expect(screen.problems.isEmpty)
  }
}
