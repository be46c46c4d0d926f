import Foundation
import Testing

@testable import TypedCellsTesting

struct `A surprise of a compile case` {
  private func surprise(_ text: String) throws -> CompileSurprise? {
    try CompileSurprise.surprises(
      of: [CompileCase("case", text)], settings: CompileSettings())["case"]
  }

  @Test func `is none if the errors are the expected ones`() throws {
    #expect(try surprise("private let a = 1") == nil)
    #expect(
      try surprise(
        """
        private let a: Int = ""  // error: cannot convert
        // twin: private let a: Int = 1
        """) == nil)
  }

  @Test func `is a mistake that compiles, or a right line that doesn't`() throws {
    #expect(
      try surprise(
        """
        private let a = ""  // error: cannot convert
        // twin: private let a = 1
        private let b: Int = ""  // error: cannot convert
        // twin: private let b: Int = 1
        """) == .acceptsMistake)
    #expect(try surprise(#"private let a: Int = """#) == .refusesCase)
  }

  @Test func `can be that a mistake is refused with other words`() throws {
    #expect(
      try surprise(
        """
        private let a: Int = ""  // error: doesn't fit
        // twin: private let a: Int = 1
        """) == .changesWords)
  }

  @Test(arguments: [
    "private let a: Int = \"\"", "private let a: Int = 1  // error: cannot convert",
  ]) func `isn't about the promise if the twin doesn't compile`(mistake: String) throws {
    let mark = mistake.contains("error:") ? "" : "  // error: cannot convert"
    #expect(
      try surprise(
        """
        \(mistake)\(mark)
        // twin: private let a: Int = ""
        """) == .other)
  }

  @Test func `isn't about the promise if there is another error`() throws {
    #expect(
      try surprise(
        """
        private let a = 1  // error: cannot convert
        // twin: private let a = 2
        private let b: Int = ""
        // twin: private let b = 1
        """) == .other)
  }

  @Test func `can't be found without a verdict`() {
    #expect(throws: CompilerFailure.self) {
      try CompileSurprise.surprises(
        of: [CompileCase("case", "private let a = 1", sharing: "let b: Int = \"\"")],
        settings: CompileSettings())
    }
  }
}
