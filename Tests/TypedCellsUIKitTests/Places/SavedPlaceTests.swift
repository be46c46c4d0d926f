import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
@Suite struct `A saved place` {
  private func show(_ ids: some Sequence<Int>, in list: PlacedList) {
    list.apply([
      BlockSection(id: 0, blocks: ids.map { Block(id: $0, height: 50 + Double(abs($0) % 9) * 13) })
    ])
    list.view.layoutIfNeeded()
  }

  @Test func `is shown in another list, also as soon as its row is there`() throws {
    let first = PlacedList(.plainTable)
    show(0..<100, in: first)
    first.drag(by: 1234)
    let saved = try #require(first.table?.place(of: Int.self))
    let data = try JSONEncoder().encode(saved)
    let place = try JSONDecoder().decode(ListPlace<Int>.self, from: data)
    #expect(place == saved && place.id > 5)

    for kind in PlacedList.Kind.allCases where kind != .grid {
      let second = PlacedList(kind)
      var results: [Bool] = []
      second.table?.restore(place) { results.append($0) }
      second.collection?.restore(place) { results.append($0) }
      show(0..<3, in: second)
      #expect(results.isEmpty)
      show(-20..<100, in: second)
      #expect(results == [true])
      let frame = try #require(second.frames[place.id], "\(kind)")
      #expect(abs(frame.minY - (place.distance ?? 0)) < 0.5, "\(kind)")
      show(-30..<100, in: second)
      let later = try #require(second.frames[place.id], "\(kind)")
      #expect(abs(later.minY - (place.distance ?? 0)) < 0.5, "\(kind)")
      second.scroll(to: .start)
      #expect(second.frames[place.id] == nil && results == [true])
    }
  }

  @Test func `isn't shown if the user scrolls first, or another is restored`() throws {
    let list = PlacedList(.plainTable)
    show(0..<100, in: list)
    list.drag(by: 1234)
    let place = try #require(list.table?.place(of: Int.self))
    let other = PlacedList(.plainTable)
    var results: [Bool] = []
    show(0..<3, in: other)
    other.table?.restore(place) { results.append($0) }
    other.drag(by: 10)
    #expect(results == [false])
    show(0..<100, in: other)
    #expect(other.view.contentOffset.y == 0)
    let later = try #require(list.table?.place(of: Int.self))
    show(0..<3, in: other)
    other.table?.restore(place) { results.append($0) }
    other.table?.restore(later) { results.append($0) }
    show(0..<100, in: other)
    #expect(results == [false, false, true])
  }

  @Test func `stays the goal until the list is scrolled, or follows its end`() throws {
    let list = PlacedList(.plainTable)
    list.followsEnd = .near(points: 0)
    list.keptPlace = .bottom
    list.table?.restore(ListPlace(of: 2, at: .end))
    show(0..<40, in: list)
    // There are too few rows above it.
    #expect(list.view.contentOffset.y == 0)
    show(-40..<45, in: list)
    #expect(abs(try #require(list.frames[2]).maxY - 480) < 0.5)
    list.drag(by: 100)
    show(-40..<50, in: list)
    #expect(abs(try #require(list.frames[2]).maxY - 380) < 0.5)

    list.table?.restore(ListPlace(of: 49, at: .end))
    #expect(list.isAtEnd)
    show(-40..<51, in: list)
    #expect(list.isAtEnd && list.frames[50] != nil)
  }

  @Test func `has precedence over the end while its row isn't there yet`() throws {
    let list = PlacedList(.tableOfDeclaredHeights)
    list.followsEnd = .near(points: 100)
    var results: [Bool] = []
    list.table?.restore(ListPlace(of: 20)) { results.append($0) }
    show(100..<101, in: list)
    show(1..<51, in: list)
    #expect(results == [true])
    #expect(abs(try #require(list.frames[20]).minY) < 0.5)
  }

  @Test func `without a distance is below a header that stays`() throws {
    let list = TableList()
    list.driver.restore(ListPlace(of: 20))
    list.apply {
      ListSection(id: 0, header: "Day") { for id in 0..<50 { Row(TextCell.self, "\(id)").id(id) } }
    }
    let header = list.table.rectForHeader(inSection: 0).height
    let top = list.table.rectForRow(at: path(0, 20)).minY - list.table.contentOffset.y
    #expect(header > 0 && abs(top - header) < 0.5)
  }

  @Test func `has the identity's type`() throws {
    let list = PlacedList(.plainTable)
    #expect(list.table?.place(of: Int.self) == nil)
    show(0..<100, in: list)
    #expect(list.table?.place(of: String.self) == nil)
    #expect(list.table?.place(of: UUID.self) == nil)
    let ids = (0..<40).map { _ in UUID() }
    list.table?.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "today").id("today")
        for id in ids { Row(TextCell.self, "\(id)").id(id) }
      }
    }
    list.view.layoutIfNeeded()
    // The row at the edge has another type, so the next one counts.
    let place = try #require(list.table?.place(of: UUID.self))
    #expect(place.id == ids[0] && place.distance == 44)
    #expect(list.table?.place(of: String.self)?.id == "today")
    #expect(list.table?.place(of: Int.self) == nil)
  }

  @Test func `waits until the list is on screen`() throws {
    let list = PlacedList(.list)
    show(0..<100, in: list)
    list.drag(by: 900)
    let place = try #require(list.collection?.place(of: Int.self))
    let other = PlacedList(.list)
    other.view.removeFromSuperview()
    other.followsEnd = .near(points: 0)
    var results: [Bool] = []
    other.collection?.restore(place) { results.append($0) }
    show(0..<100, in: other)
    #expect(results.isEmpty)
    other.window.addSubview(other.view)
    other.window.layoutIfNeeded()
    #expect(results == [true])
    #expect(abs(try #require(other.frames[place.id]).minY - (place.distance ?? 0)) < 0.5)
  }
}
