import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// Counts how often identities are read.
private final class Reads { var count = 0 }

private struct CountedGuest {
  let number: Int
  let reads: Reads

  var id: Int {
    reads.count += 1
    return number
  }
}

private struct Page {
  var one: Int?
  var turn = 0
}

@MainActor
struct `An evaluation of a long list with a bound selection` {
  private func reads(selecting id: Int?) throws -> Int {
    let model = ScreenModel(Page(one: id))
    let reads = Reads()
    let all = (1...100_000).map { CountedGuest(number: $0, reads: reads) }
    let screen = HostedScreen(
      ModelScreen(model) { _ in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            LazyRows(all, id: \.id) { Row(TextCell.self, "\($0.number)").height(44) }
          }
        }
        .selection(model.binding(\.one))
      })
    screen.window.layoutIfNeeded()
    let before = reads.count
    model.value.turn += 1
    screen.window.layoutIfNeeded()
    return reads.count - before
  }

  @Test func `looks for no row if the value's row is selected already`() throws {
    let base = try reads(selecting: nil)
    #expect(try reads(selecting: 3) <= base + 10)
  }
}
