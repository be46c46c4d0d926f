import Testing
import TypedCellsTesting

/// What the compiler refuses, in the words that a user of the package reads.
struct `Compile-time promises` {
  private func source(_ screen: String) -> String {
    """
    import HeadlessList
    import TypedCells

    final class TextCell: HeadlessCell, Updatable {
      func update(viewData text: String) { lines = [text] }
    }
    final class PlainCell: HeadlessCell {}
    class GridCell: HostedCell {
      typealias BaseCell = GridCell
    }
    final class TileCell: GridCell, Updatable {
      func update(viewData text: String) {}
    }
    \(screen)
    """
  }

  private func screen(_ row: String) -> String {
    source(
      """
      @MainActor func show(in list: ListDriver<HeadlessList>) {
        list.apply {
          ListSection(id: "only") {
            \(row)
          }
        }
      }
      """)
  }

  @Test func `wrong data for a row's cell`() {
    assertDoesNotCompile(
      screen(
        """
        Row(TextCell.self, 42)  \
        // error: cannot convert value of type 'Int' to expected argument type 'String'
        """),
      twin: screen(#"Row(TextCell.self, "42")"#))
  }

  @Test func `wrong data for a configurator's cell`() {
    assertDoesNotCompile(
      source(
        """
        @MainActor let item = CellConfigurator<TextCell>(viewData: 42)  \
        // error: cannot convert value of type 'Int' to expected argument type 'String'
        """),
      twin: source(#"@MainActor let item = CellConfigurator<TextCell>(viewData: "42")"#))
  }

  @Test func `a grid's cell in a table`() {
    assertDoesNotCompile(
      screen(
        """
        Row(TileCell.self, "tile")  // error: cannot convert value of type 'Row<TileCell, String>' \
        to expected argument type 'AnyRow<HeadlessCell>'
        """),
      twin: screen(#"Row(TextCell.self, "tile")"#))
  }

  @Test func `a grid's cell in a table's lazy rows`() {
    assertDoesNotCompile(
      screen(
        """
        LazyRows(0..<9, id: \\.self) { Row(TileCell.self, "\\($0)") }  // error: TileCell
        """),
      twin: screen(#"LazyRows(0..<9, id: \.self) { Row(TextCell.self, "\($0)") }"#))
  }

  @Test func `a cell that is not updatable`() {
    assertDoesNotCompile(
      screen(
        """
        Row(PlainCell.self, "text")  \
        // error: initializer 'init(_:_:)' requires that 'PlainCell' conform to 'Updatable'
        """),
      twin: screen(#"Row(TextCell.self, "text")"#))
  }

  @Test func `a configurator of a cell that is not updatable`() {
    assertDoesNotCompile(
      source(
        """
        typealias Configurator = CellConfigurator<PlainCell>  \
        // error: type 'PlainCell' does not conform to protocol 'Updatable'
        """),
      twin: source("typealias Configurator = CellConfigurator<TextCell>"))
  }

  @Test func `an update off the main actor`() {
    assertDoesNotCompile(
      source(
        """
        func fill(_ cell: TextCell) {
          cell.update(viewData: "text")  // error: call to main actor-isolated instance method \
        'update(viewData:)' in a synchronous nonisolated context
        }
        """),
      twin: source(
        """
        @MainActor func fill(_ cell: TextCell) {
          cell.update(viewData: "text")
        }
        """))
  }

  @Test func `a configurator's update off the main actor`() {
    assertDoesNotCompile(
      source(
        """
        func fill(_ cell: TextCell, by item: CellConfigurator<TextCell>) {
          item.update(cell)  // error: call to main actor-isolated instance method 'update' \
        in a synchronous nonisolated context
        }
        """),
      twin: source(
        """
        @MainActor func fill(_ cell: TextCell, by item: CellConfigurator<TextCell>) {
          item.update(cell)
        }
        """))
  }
}
