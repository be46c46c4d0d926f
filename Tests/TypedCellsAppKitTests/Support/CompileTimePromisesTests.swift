import Testing
import TypedCellsTesting

/// Mistakes with lists in AppKit that the compiler rejects.
struct `Compile-time promises of TypedCellsAppKit` {
  /// The folder has a file for each promise: the mistake, the expected error and the corrected line.
  @Test func `are kept`() {
    assertCompileCases(in: "../CompileTimePromises")
  }
}
