import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Page {
  var ids = Array(1...5)
  var many: Set<Int> = [2]
  var top: Int?
  var turn = 0
}

@MainActor
struct `A bound list that is held` {
  private let model = ScreenModel(Page())

  private func screen() -> HostedScreen<ModelScreen<Page, some View>> {
    let model = model
    return HostedScreen(
      ModelScreen(model) { value in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in guests(value.ids) {
              Row(GuestCell.self, guest)
                .on(.move) { _, move in
                  let id = model.value.ids.remove(at: move.old.row)
                  model.value.ids.insert(id, at: move.new.row)
                }
            }
          }
        }
        .selection(model.binding(\.many))
        .scrollPosition(id: model.binding(\.top))
        .environment(\.editMode, .constant(.active))
      })
  }

  @Test(arguments: 0..<40)
  func `keeps the selection over moves of the user`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    for step in 1...20 {
      let many = model.value.many
      let source = Int.random(in: 0..<5, using: &random)
      let target = Int.random(in: 0..<5, using: &random)
      let movement = try #require(table.user.beginMovingRow(at: path(0, source)))
      movement.move(to: path(0, target))
      var expected = many
      if Bool.random(using: &random) {
        expected = Set((1...6).filter { _ in Bool.random(using: &random) })
        withAnimation(Bool.random(using: &random) ? .default : nil) { model.value.many = expected }
        await screen.settle()
      }
      if Bool.random(using: &random) { movement.end() } else { movement.cancel() }
      await screen.settle()
      // Changes that wait for the end of a cancelled gesture.
      try await Task.sleep(nanoseconds: 60_000_000)
      await screen.settle()
      #expect(model.value.many == expected, "seed \(seed), step \(step)")
      #expect(table.texts == model.value.ids.map { "\($0)" }, "seed \(seed), step \(step)")
      let visible = model.value.ids.filter(expected.contains).map { "\($0)" }
      #expect(table.selectedTexts == visible, "seed \(seed), step \(step)")
    }
    #expect(screen.problems.isEmpty)
  }
}
