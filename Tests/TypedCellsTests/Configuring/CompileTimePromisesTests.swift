import Testing
import TypedCellsTesting

/// Mistakes that the compiler rejects, with the error messages that users of the package read.
struct `Compile-time promises` {
  /// The folder has a file for each promise: the mistake, the expected error and the corrected line.
  @Test func `are kept by the core`() {
    assertCompileCases(in: "../CompileTimePromises")
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
