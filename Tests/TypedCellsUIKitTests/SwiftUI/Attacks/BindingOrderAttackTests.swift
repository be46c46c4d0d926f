import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Values {
  var one: Int?
  var top: Int?
  var opened: [Int] = []
  var turn = 0
}

@MainActor
struct `Bindings whose getters return the value of the evaluation` {
  private let model = ScreenModel(Values())

  private func screen(
    onSelect: @escaping @MainActor (Int) -> Void = { _ in }
  ) -> HostedScreen<ModelScreen<Values, TypedList<UITableView>>> {
    let model = model
    return HostedScreen(
      ModelScreen(model) { value in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in guests(1...30) {
              Row(GuestCell.self, guest).height(44).onSelect { onSelect($0.id) }
            }
          }
        }
        .selection(Binding(get: { value.one }, set: { model.value.one = $0 }))
        .scrollPosition(id: Binding(get: { value.top }, set: { model.value.top = $0 }))
      })
  }

  @Test func `are followed`() async throws {
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    for step in 1...8 {
      table.user.tapRow(at: path(0, step))
      await screen.settle()
      #expect(model.value.one == step + 1)
      #expect(table.indexPathForSelectedRow == path(0, step))
      table.user.scroll(by: 50)
      let offset = table.contentOffset.y
      await screen.settle()
      #expect(table.contentOffset.y == offset)
      #expect(model.value.top == Int(offset / 44) + 1)
    }
    model.value.top = 3
    model.value.one = nil
    await screen.settle()
    #expect(table.texts.first == "3")
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// A judgement, not fixed: the engine tells of the selection after the row's handler, so what the handler writes is
  /// overwritten. Apps deselect a row in its handler, as in `tableView(_:didSelectRowAt:)`.
  @Test(.disabled("the selection is written after the row's handler"))
  func `let a handler deselect its row`() async throws {
    let model = model
    let screen = screen { id in
      model.value.opened.append(id)
      model.value.one = nil
    }
    let table = try #require(screen.table)
    table.user.tapRow(at: path(0, 2))
    await screen.settle()
    #expect(model.value.opened == [3])
    #expect(model.value.one == nil)
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// A judgement, not fixed: a list has one such handler, and the binding replaces the one of `configure`.
  @Test(.disabled("the binding replaces the handler"))
  func `leave the handler of visible rows that the list was set up with`() async throws {
    let model = model
    var calls = 0
    let screen = HostedScreen(
      ModelScreen(model) { value in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in guests(1...30) { Row(GuestCell.self, guest).height(44) }
          }
        }
        .configure { list in list.onVisibleRowsChange(weak: model) { _, _ in calls += 1 } }
        .scrollPosition(id: model.binding(\.top))
      })
    await screen.settle()
    screen.table?.user.scroll(by: 440)
    await screen.settle()
    #expect(calls > 0)
  }
}

/// Counts the evaluations of the views of rows.
@MainActor
private final class Bodies { var count = 0 }

private struct CountedView: View {
  let name: String
  let bodies: Bodies

  var body: some View {
    bodies.count += 1
    return Text(name)
  }
}

@MainActor
struct `An evaluation with an equal environment` {
  /// A judgement, not fixed: an environment can't be compared, so each evaluation passes it to all rows on screen. SwiftUI
  /// compares views, which the stand-in doesn't, so there this costs less than here.
  @Test(.disabled("each evaluation announces the environment"))
  func `evaluates no view of a row`() async throws {
    let model = ScreenModel(Values())
    let bodies = Bodies()
    let screen = HostedScreen(
      ModelScreen(model) { _ in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in guests(1...5) {
              Row(swiftUI: guest) { CountedView(name: $0.name, bodies: bodies) }
            }
          }
        }
      })
    await screen.settle()
    let count = bodies.count
    model.value.turn += 1
    await screen.settle()
    #expect(bodies.count == count)
  }
}
