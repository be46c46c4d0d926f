import Testing
import TypedCellsTesting

/// Mistakes with tables and collection views that the compiler rejects.
struct `Compile-time promises of the adapter` {
  /// The folder has a file for each promise: the mistake, the expected error and the corrected line.
  @Test func `are kept`() {
    assertCompileCases(in: "../CompileTimePromises")
  }
}
