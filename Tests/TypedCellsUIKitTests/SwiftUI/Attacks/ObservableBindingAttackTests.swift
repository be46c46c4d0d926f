import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Observed {
  var one: Int?
  var top: Int?
  var hidesThree = false
}

@available(macOS 14, iOS 17, tvOS 17, *)
@MainActor
private struct ObservedScreen: View {
  let model: Observed

  var body: some View {
    TypedList(table: .plain) {
      ListSection(id: 0) {
        for guest in guests(1...30) {
          Row(GuestCell.self, guest).height(44)
            .hidden { [model] in guest.id == 3 && model.hidesThree }
        }
      }
    }
    .selection(Binding(get: { model.one }, set: { model.one = $0 }))
    .scrollPosition(id: Binding(get: { model.top }, set: { model.top = $0 }))
  }
}

@MainActor
struct `Bindings to an observable model that only the list reads` {
  @Test func `are followed`() async throws {
    guard #available(macOS 14, iOS 17, tvOS 17, *) else { return }
    let model = Observed()
    let screen = HostedScreen(ObservedScreen(model: model))
    let table = try #require(screen.table)
    await screen.settle()
    model.one = 4
    await screen.settle()
    #expect(table.selectedTexts == ["4"])
    model.one = nil
    await screen.settle()
    #expect(table.selectedTexts == [])
    model.top = 15
    await screen.settle()
    #expect(table.texts.first == "15")
  }

  @Test func `survive a condition that hides the row`() async throws {
    guard #available(macOS 14, iOS 17, tvOS 17, *) else { return }
    let model = Observed()
    model.one = 3
    let screen = HostedScreen(ObservedScreen(model: model))
    let table = try #require(screen.table)
    #expect(table.selectedTexts == ["3"])
    for _ in 1...2 {
      model.hidesThree = true
      await screen.settle()
      #expect(!table.texts.contains("3"))
      #expect(model.one == 3)
      screen.evaluate(ObservedScreen(model: model))
      model.hidesThree = false
      await screen.settle()
      #expect(table.selectedTexts == ["3"])
      #expect(model.one == 3)
    }
  }
}
