import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

private struct Message: Equatable {
  var text: String
  var day: String?
}

/// Decides by its first row whether it ever shows a day.
private final class FirstRowCell: HeadlessCell, Updatable {
  private var showsDay: Bool?
  func update(viewData message: Message) {
    if showsDay == nil { showsDay = message.day != nil }
    lines = [message.text] + (showsDay == true ? [message.day].compactMap(\.self) : [])
  }
}

/// Decides by the row of its first layout.
private final class FirstLayoutCell {
  private(set) var lines: [String] = []
  private var message = Message(text: "")
  private var showsDay: Bool?
  func update(_ message: Message) {
    self.message = message
    lines = [message.text]
  }
  func layOut() {
    if showsDay == nil { showsDay = message.day != nil }
    lines = [message.text] + (showsDay == true ? [message.day].compactMap(\.self) : [])
  }
}

@MainActor
struct `A cell whose first row decides` {
  private static let days = Message(text: "Hi", day: "Monday")
  private nonisolated static let orders = [[0, 1], [1, 0], [0, 1, 2], [2, 1, 0], [1, 0, 2, 3]]

  private func samples(_ order: [Int]) -> [Message] {
    let all = [
      Self.days, Message(text: "there"), Message(text: "Bye", day: "Friday"), Message(text: "?"),
    ]
    return order.map { all[$0] }
  }

  @Test(arguments: orders)
  func `is found in any order of the samples`(order: [Int]) {
    for option: CellOption<FirstRowCell, Message> in [.updatedInPlace, .neverUpdatedInPlace] {
      let laws = CellLaws(FirstRowCell.self, samples: samples(order), option)
      let violations = laws.report().violations
      #expect(violations.map(\.law) == ["cell.noStaleState"], "\(violations)")
      #expect(violations.first?.detail.contains("differs at lines[1]: nil, fresh cell: ") == true)
    }
  }

  @Test(arguments: orders)
  func `is found if its first layout decides`(order: [Int]) {
    var handling = CellHandling<FirstLayoutCell>(make: FirstLayoutCell.init) { cell in
      var node = ObservedNode(kind: "Cell")
      for (index, line) in cell.lines.enumerated() { node.add("lines[\(index)]", text: line) }
      return CellObservation(node)
    }
    handling.settle = { $0.layOut() }
    let laws = CellLaws(
      { samples(order) }, [.neverUpdatedInPlace], handling: handling,
      updating: { $0.update($1) })
    let violations = laws.report().violations
    #expect(violations.map(\.law) == ["cell.noStaleState"], "\(violations)")
  }
}
