import Testing

@testable import TypedCellsTesting

/// The errors in the output of a compiler.
struct `The output of a compiler` {
  private func output(_ lines: String...) -> DiagnosticOutput {
    DiagnosticOutput(lines.joined(separator: "\n"), folder: "/cases")
  }

  @Test func `contains the errors of each file, in order`() {
    let output = output(
      "/cases/case0.swift:3:5: error: cannot find 'a' in scope",
      "a",
      "^",
      "/cases/case1.swift:1:1: error: expected ':' after it",
      "",
      "/cases/case0.swift:4:5: error: cannot find 'b' in scope",
      "b")
    #expect(
      output.diagnostics == [
        "case0.swift": [
          Diagnostic(line: 3, message: "cannot find 'a' in scope"),
          Diagnostic(line: 4, message: "cannot find 'b' in scope"),
        ],
        "case1.swift": [Diagnostic(line: 1, message: "expected ':' after it")],
      ])
    #expect(output.unlocated == [])
  }

  @Test func `may quote a line that looks like an error`() {
    let output = output(
      "/cases/case0.swift:1:1: error: unexpected text",
      "/cases/case0.swift:2:1: error: quoted",
      "error: real")
    #expect(
      output.diagnostics == ["case0.swift": [Diagnostic(line: 1, message: "unexpected text")]])
    #expect(output.unlocated == ["error: real"])
  }

  @Test func `contains notes, warnings and remarks, which are no errors`() {
    for kind in ["note", "warning", "remark"] {
      let output = output(
        "/cases/case0.swift:1:1: \(kind): something", "error: in the quotation",
        "<unknown>:0: error: no")
      #expect(output.diagnostics.isEmpty)
      #expect(output.unlocated == ["<unknown>:0: error: no"])
    }
  }

  @Test func `may name files outside the folder, which belong to no text`() {
    let outside = [
      "/cases2/case0.swift:1:1: error: it is in another folder",
      "/usr/a.swift:1:1: error: so is it",
    ]
    for line in outside {
      let output = output(line, "let a = 0")
      #expect(output.diagnostics.isEmpty)
      #expect(output.unlocated == [line])
    }
  }

  @Test func `may contain texts that are no messages`() {
    let output = output(
      "1 error: generated", "a:b:c: error: no line", "/cases/case0.swift:1: error: no column",
      "/cases/case0.swift:1:1: mistake: no kind", "")
    #expect(output.diagnostics.isEmpty)
    #expect(output.unlocated == [])
  }

  @Test func `names other files in some messages`() {
    let messages = [
      "'a' is inaccessible", "did you mean 'b'?", "ambiguous use of 'c'", "invalid redeclaration",
      "circular reference",
    ]
    for message in messages { #expect(Diagnostic(line: 1, message: message).mayNameOtherFiles) }
    #expect(!Diagnostic(line: 1, message: "cannot find 'a' in scope").mayNameOtherFiles)
  }
}
