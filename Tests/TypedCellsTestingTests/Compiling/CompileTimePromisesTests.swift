import Testing
import TypedCellsTesting

/// Mistakes with the test kit that the compiler rejects.
struct `Compile-time promises of the test kit` {
  /// The folder has a file for each promise: the mistake, the expected error and the corrected line.
  @Test func `are kept`() {
    assertCompileCases(in: "../CompileTimePromises")
  }
}
