import Testing
import TypedCellsTesting

/// What the compiler refuses, in the words that a user of the package reads.
struct `Compile-time promises` {
  /// Each is a file in a folder, with the mistake, the words and the mended line.
  @Test func `are kept by the core`() {
    assertCompileCases(in: "../../CompileTimePromises")
  }

  @Test func `are kept by the cells of a host`() {
    assertDoesNotCompile(
      """
      import HeadlessList
      import TypedCells

      private final class TextCell: HeadlessCell, Updatable {
        func update(viewData text: String) { lines = [text] }
      }
      @MainActor private func show(in list: ListDriver<HeadlessList>) {
        list.apply {
          ListSection(id: "only") {
            Row(TextCell.self, 42)
            // error: cannot convert value of type 'Int' to expected argument type 'String'
            // twin: Row(TextCell.self, "42")
          }
        }
      }
      """)
  }
}
