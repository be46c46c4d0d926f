import Foundation
import Testing

@testable import DocumentationTests

struct `The coverage of documentation` {
  /// Returns the coverage of a module with one function `count(of:from:)`.
  ///
  /// - Parameters:
  ///   - comment: The lines of the documentation comment.
  ///   - origin: The module that the comment comes from.
  ///   - declaration: The fragments of the declaration.
  ///   - module: The module that declares the function.
  ///   - kind: The kind of the declaration in the graph.
  private func coverage(
    _ comment: [String]?, from origin: String = "Numbers",
    _ declaration: [String] = ["func", "count(of text: ", "String", ", from start: ", "Int", ")"],
    parameters: [String] = ["text", "start"], in module: String = "Numbers",
    kind: String = "swift.func"
  ) throws -> Coverage {
    func json(_ value: Any) throws -> String {
      String(
        decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed),
        as: UTF8.self)
    }
    let lines = try json((comment ?? []).map { ["text": $0] })
    let docComment =
      comment == nil ? "" : #""docComment": {"module": "\#(origin)", "lines": \#(lines)},"#
    let fragments = try json(declaration.map { ["kind": "text", "spelling": $0] })
    let graph = """
      {
        "module": {"name": "\(module)"},
        "symbols": [{
          "kind": {"identifier": "\(kind)"}, "pathComponents": ["count(of:from:)"], \(docComment)
          "functionSignature": {"parameters": \(try json(parameters.map { ["name": $0] }))},
          "declarationFragments": \(fragments),
          "location": {"uri": "file:///package/Count.swift", "position": {"line": 6}}
        }]
      }
      """
    return Coverage(
      of: module, [try JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8))],
      in: URL(fileURLWithPath: "/package"))
  }

  private let complete = [
    "Counts.", "", "- Parameters:", "  - text: the text.", "  - start: the first position.",
  ]

  @Test func `is complete with an abstract and all parameters`() throws {
    let coverage = try coverage(complete)
    #expect(coverage.findings == [])
    #expect(
      coverage.description == """
        Numbers: 1 public symbols, 1 with an abstract; 1 functions with several parameters, \
        1 describe them; \
        0 throw, 0 say what; 0 state a complexity
        """)
  }

  @Test func `needs no description of the only parameter of a function`() throws {
    #expect(try coverage(["Counts a text."], parameters: ["text"]).findings == [])
    #expect(try coverage(["Counts a text."], parameters: ["text", "start"]).findings.count == 1)
  }

  @Test func `lists symbols without documentation, with their file and line`() throws {
    #expect(
      try coverage(nil).findings.map(\.description) == [
        "Count.swift:7: count(of:from:) has no abstract",
        "Count.swift:7: count(of:from:) does not describe text, start",
      ])
    #expect(
      try coverage(["Counts.", "- Parameter start: the first position."]).findings.map(\.text)
        == ["count(of:from:) does not describe text"])
    #expect(
      try coverage(Array(complete.dropFirst())).findings.map(\.text)
        == ["count(of:from:) has no abstract"])
  }

  @Test func `doesn't count comments of another module`() throws {
    #expect(try coverage(complete, from: "Swift").findings.count == 2)
  }

  @Test func `requires a description of thrown errors, except of closures`() throws {
    let throwing = ["func", "count(of text: ", "String", ", from start: ", "Int", ") ", "throws"]
    #expect(
      try coverage(complete, throwing).findings.map(\.text)
        == ["count(of:from:) does not say what it throws"])
    #expect(try coverage(complete + ["- Throws: an error."], throwing).findings == [])
    let taking = [
      "func", "count(of text: () ", "throws", " -> ", "String", ", from start: ", "Int", ")",
    ]
    #expect(try coverage(complete, taking).findings == [])
  }

  @Test func `needs no abstract of an extension`() throws {
    #expect(try coverage(nil, kind: "swift.extension").findings == [])
  }

  @Test func `of a module that mirrors UIKit needs abstracts and no parameters`() throws {
    #expect(try coverage(["Counts."], from: "HeadlessUIKit", in: "HeadlessUIKit").findings == [])
    #expect(try coverage(nil, in: "HeadlessUIKit").findings.count == 1)
  }
}
