// The handler of a drop gets models of the type that it names, and the model of the row on which they're dropped.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>, _ owner: TextCell) {
  _ = row.onDrop(of: Int.self, weak: owner) { _, dropped, _ in
    let _: [String] = dropped
    // error: cannot assign value of type '[Int]' to type '[String]'
    // twin: let _: [Int] = dropped
  }
  _ = row.onDrop(of: Int.self) { _, model in
    let _: Int = model
    // error: cannot convert value of type 'String' to specified type 'Int'
    // twin: let _: String = model
  }
}
@MainActor private func use(_ section: ListSection<ScreenCell>, _ owner: TextCell) {
  _ = section.onDrop(of: Int.self, weak: owner) { _, dropped, _ in
    let _: [String] = dropped
    // error: cannot assign value of type '[Int]' to type '[String]'
    // twin: let _: [Int] = dropped
  }
}
