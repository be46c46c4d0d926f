import Foundation
import Testing

@testable import CompileProofs

struct `The list of constraints` {
  private let constraints = ConstraintReader(
    "public func f<T: P, U: Q>() {}", file: "F.swift"
  ).constraints

  @Test(arguments: WeakenedModule.folders)
  func `has a line for each constraint of a module, and no other`(folder: String) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    let module = try WeakenedModule(folder, in: package)
    let file = package.appendingPathComponent("Tests/Tools/CompileProofs/Lists/\(module.name).txt")
    let list = try ConstraintList(String(contentsOf: file, encoding: .utf8))
    #expect(module.constraints.count > 10)
    #expect(
      list.complaints(about: module.constraints) == [],
      "run 'swift run CompileProofs --update', and see 'Tests' in CONTRIBUTING.md")
  }

  @Test(arguments: WeakenedModule.folders)
  func `is made from declarations, of which none that is public is overlooked`(
    folder: String
  ) throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(folder)").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    for path in paths {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let tokens = TokenReader(text)
      let count = sequence(first: 0) { $0 + 1 }.lazy
        .map { tokens.text(at: $0) }.prefix { !$0.isEmpty }.count { $0 == "public" }
      let modifiers = DeclarationReader(text).declarations.flatMap(\.modifiers)
      #expect(modifiers.count { $0.name == "public" } == count, "\(path)")
    }
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
