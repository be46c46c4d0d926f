// A list that follows a sequence builds its rows from the sequence's elements.

import TypedCells

private final class Screen {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ numbers: AsyncStream<Int>, _ owner: Screen
) where Host.Cell == ScreenCell {
  list.follow(numbers, weak: owner) { _, value in
    ListSection(id: "only") {
      Row(TextCell.self, value)
      // error: cannot convert value of type 'Int' to expected argument type 'String'
      // twin: Row(TextCell.self, "\(value)")
    }
  }
  list.follow(weak: owner) { _ in
    ListSection(id: "only") {
      Row(TileCell.self, "other")
      // error: cannot convert value of type 'Row<TileCell, String>' to expected argument type 'AnyRow<ScreenCell>'
      // twin: Row(TextCell.self, "same")
    }
  }
}
