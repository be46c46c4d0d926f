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

  /// Apps deselect a row in its handler, as in `tableView(_:didSelectRowAt:)`.
  @Test func `let a handler deselect its row`() async throws {
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
}
