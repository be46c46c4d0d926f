import Testing
import TypedCellsTesting

/// Mistakes with lists without a screen that the compiler rejects.
struct `Compile-time promises of HeadlessList` {
  /// The folder has a file for each promise: the mistake, the expected error and the corrected line.
  @Test func `are kept`() {
    assertCompileCases(in: "CompileTimePromises")
  }
}
