import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A view with a state of its own.
private struct Counter: View {
  let guest: Guest
  @State private var taps = 0

  var body: some View { Button("\(guest.id) \(guest.name) \(taps)") { taps += 1 } }
}

@MainActor
struct `The state of SwiftUI rows` {
  @Test(arguments: 0..<40)
  func `belongs to the row in random sessions`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = ScreenModel(guests(1...8))
    let screen = HostedScreen(
      ModelScreen(model) { people in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in people { Row(swiftUI: guest) { Counter(guest: $0) }.height(44) }
          }
        }
      })
    let table = try #require(screen.table)
    var taps: [Int: Int] = [:]
    for step in 1...30 {
      await screen.settle()
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let ids = (1...9).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        let kept = Set(ids)
        taps = taps.filter { kept.contains($0.key) }
        withAnimation(Bool.random(using: &random) ? .default : nil) {
          model.value = guests(ids.shuffled(using: &random))
        }
      case 1:
        for index in model.value.indices where Bool.random(using: &random) {
          model.value[index].name = "\(step)"
        }
      default:
        guard let index = model.value.indices.randomElement(using: &random) else { continue }
        table.cellForRow(at: path(0, index))?.contentView.first(UIButton.self)?
          .sendActions(for: .primaryActionTriggered)
        taps[model.value[index].id, default: 0] += 1
      }
      await screen.settle()
      let expected = model.value.map { "\($0.id) \($0.name) \(taps[$0.id, default: 0])" }
      #expect(
        table.visibleCells.flatMap(\.shownTexts) == expected, "seed \(seed), step \(step)")
    }
    #expect(screen.problems.isEmpty)
  }

  @Test func `of a row that is deleted and inserted again begins anew`() async throws {
    let model = ScreenModel(guests(1...3))
    let screen = HostedScreen(
      ModelScreen(model) { people in
        TypedList(table: .plain) {
          ListSection(id: 0) { for guest in people { Row(swiftUI: guest) { Counter(guest: $0) } } }
        }
      })
    let table = try #require(screen.table)
    for _ in 1...3 {
      await screen.settle()
      table.cellForRow(at: path(0, 0))?.contentView.first(UIButton.self)?
        .sendActions(for: .primaryActionTriggered)
      await screen.settle()
      #expect(table.visibleCells.first?.shownTexts == ["1 1 1"])
      model.value = guests(2...3)
      await screen.settle()
      model.value = guests(1...3)
      await screen.settle()
      #expect(table.visibleCells.first?.shownTexts == ["1 1 0"])
    }
  }
}
