import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Place {
  var ids = Array(1...50)
  var top: Int?
  var isBound = true
  var turn = 0
}

@MainActor
struct `The bound position of a list` {
  private let model = ScreenModel(Place())

  private func screen(
    _ binding: @escaping @MainActor (ScreenModel<Place>) -> Binding<Int?> = { $0.binding(\.top) }
  ) -> HostedScreen<ModelScreen<Place, TypedList<UITableView>>> {
    let model = model
    return HostedScreen(
      ModelScreen(model) { value in
        let list = TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in guests(value.ids) { Row(GuestCell.self, guest).height(44) }
          }
        }
        return value.isBound ? list.scrollPosition(id: binding(model)) : list
      })
  }

  @Test func `lets the user scroll if the binding refuses each value`() async throws {
    let screen = screen { _ in .constant(5) }
    let table = try #require(screen.table)
    await screen.settle()
    #expect(table.texts.first == "5")
    table.user.scroll(by: 440)
    await screen.settle()
    model.value.turn += 1
    await screen.settle()
    #expect(table.texts.first == "15")
  }

  @Test func `lets the user scroll if the binding rounds each value`() async throws {
    let screen = screen { model in
      Binding(get: { model.value.top }, set: { model.value.top = $0.map { $0 / 10 * 10 + 1 } })
    }
    let table = try #require(screen.table)
    await screen.settle()
    table.user.scroll(by: 44 * 3)
    await screen.settle()
    #expect(model.value.top == 1)
    model.value.turn += 1
    await screen.settle()
    #expect(table.texts.first == "4")
    table.user.scroll(by: 44 * 10)
    await screen.settle()
    #expect(model.value.top == 11)
    #expect(table.texts.first == "14")
  }

  @Test func `is where the list begins`() async throws {
    model.value.top = 20
    let screen = screen()
    await screen.settle()
    #expect(screen.table?.texts.first == "20")
    #expect(model.value.top == 20)
  }

  @Test func `set by the screen isn't overwritten by a scroll before the evaluation`() async throws
  {
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    model.value.top = 30
    table.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
    await screen.settle()
    #expect(table.texts.first == "30")
    #expect(model.value.top == 30)
  }

  @Test func `isn't written on the way of an animated scroll`() async throws {
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    screen.window.holdsAnimatedScrolls = true
    withAnimation { model.value.top = 30 }
    await screen.settle()
    let scroll = try #require(table.user.scrollUnderWay)
    for _ in 1...3 {
      scroll.goOn(by: 0.3)
      await screen.settle()
      #expect(model.value.top == 30)
    }
    scroll.finish()
    await screen.settle()
    #expect(model.value.top == 30)
    #expect(table.texts.first == "30")
    table.user.scroll(by: 44)
    await screen.settle()
    #expect(model.value.top == 31)
  }

  @Test func `is shown when it's bound again`() async throws {
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    model.value.top = 11
    await screen.settle()
    model.value.isBound = false
    await screen.settle()
    table.user.scroll(by: 440)
    await screen.settle()
    #expect(model.value.top == 11)
    model.value.isBound = true
    await screen.settle()
    #expect(table.texts.first == "11")
    #expect(model.value.top == 11)
  }

  @Test func `isn't shown if it was reset before its row came`() async throws {
    model.value.ids = Array(1...20)
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    model.value.top = 30
    await screen.settle()
    model.value.top = nil
    await screen.settle()
    model.value.ids = Array(1...50)
    await screen.settle()
    #expect(table.texts.first == "1")
  }

  @Test func `evaluates the screen once for each row that the user passes`() async throws {
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    let before = model.evaluations
    for _ in 1...10 {
      table.user.scroll(by: 44)
      await screen.settle()
    }
    #expect(model.evaluations == before + 10)
    for _ in 1...5 { await screen.settle() }
    #expect(model.evaluations == before + 10)
  }

  @Test func `at the end of the list comes to rest`() async throws {
    let screen = screen()
    let table = try #require(screen.table)
    await screen.settle()
    for id in [49, 50, 3, 48] {
      model.value.top = id
      await screen.settle()
      let evaluations = model.evaluations
      for _ in 1...3 { await screen.settle() }
      #expect(model.evaluations == evaluations)
    }
    #expect(table.texts.last == "50")
  }

  @Test(arguments: 0..<30)
  func `comes to rest in random sessions`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = screen()
    let table = try #require(screen.table)
    for step in 1...40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let ids = (1...60).filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        withAnimation(Bool.random(using: &random) ? .default : nil) { model.value.ids = ids }
      case 1:
        withAnimation(Bool.random(using: &random) ? .default : nil) {
          model.value.top = Int.random(in: 1...60, using: &random)
        }
      case 2: model.value.top = nil
      case 3: model.value.turn += 1
      default: table.user.scroll(by: CGFloat(Int.random(in: -600...600, using: &random)))
      }
      await screen.settle()
      let (evaluations, top, first) = (model.evaluations, model.value.top, table.texts.first)
      await screen.settle()
      await screen.settle()
      #expect(model.evaluations == evaluations, "seed \(seed), step \(step)")
      #expect(model.value.top == top, "seed \(seed), step \(step)")
      #expect(table.texts.first == first, "seed \(seed), step \(step)")
    }
    #expect(screen.problems.isEmpty)
  }
}
