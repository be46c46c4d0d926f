import Foundation
import Testing

@testable import CompileProofs

struct `The list of constraints` {
  private let constraints = ConstraintReader(
    "public func f<T: P, U: Q>() {}", file: "F.swift"
  ).constraints

  @Test func `has a line for each constraint of the core, and no other`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    let core = try Core(folder: package.appendingPathComponent("Sources/TypedCells"))
    let file = package.appendingPathComponent("Tests/Tools/CompileProofs/constraints.txt")
    let list = try ConstraintList(String(contentsOf: file, encoding: .utf8))
    #expect(core.constraints.count > 300)
    #expect(
      list.complaints(about: core.constraints) == [],
      "run 'swift run CompileProofs --update', and see 'Tests' in CONTRIBUTING.md")
  }

  @Test func `reports constraints without a line, and lines without a constraint`() throws {
    let list = try ConstraintList(
      "# comment\nF.swift\tf()\t<T: P>\tnoticed by: A\nF.swift\tf()\t<V: P>\tnoticed by: A\n")
    #expect(
      list.complaints(about: constraints) == [
        "not in the list: F.swift\tf()\t<U: Q>",
        "in the list, but not in the sources: F.swift\tf()\t<V: P>",
      ])
  }

  @Test(arguments: [
    "F.swift\tf()\t<T: P>", "F.swift\tf()\t<T: P>\t", "F.swift\tf()\t<T: P>\tnoticed",
    "F.swift\tf()\t<T: P>\tfine: yes", "a\tb\tc\tnoticed by: A\na\tb\tc\tnoticed by: A",
  ]) func `needs a result for each constraint`(text: String) {
    #expect(throws: Problem.self) { try ConstraintList(text) }
  }

  @Test func `is written as it was read`() throws {
    let text =
      "# comment\nF.swift\tf()\t<T: P>\tnoticed by: A\nF.swift\tf()\t<U: Q>\tdoesn't compile: a: b\n"
    #expect(try ConstraintList(text).text(of: constraints) == text)
  }
}
