import Testing

@testable import TypedCellsTesting

struct `The rules of batches` {
  private func imports(_ source: String) -> String? {
    BatchRules(SourceScan(source)).imports
  }

  @Test(arguments: [
    "private let a = 0",
    "fileprivate func use() { let extent = 1 }",
    "@MainActor private final class Cell { func use() {} }",
    "@available(macOS 12, *) private struct Old {}",
    "private let a = 4 / 2",
    "private let a = \"extension\"",
    "// extension Int {}\nprivate let a = 0",
    "private struct Box<Content> { @Wrapper var content: Content }",
    "private let a = \"\\(b(c: (1, 2))) extension\"",
    "private let a = \"\\(\"extension\")\"",
    "private let a = #\"\\(b \" extension\"#",
    "private let a = #\"\\#(1) extension\"#",
    "private let a = #\"\\#(b + #\"extension\"#)\"#",
    "private let a = \"\"\"\n  \" extension\n  \"\"\"",
    "private let a = \"\\\" extension\"",
    "private let a = \"\"\"\n  \"\" extension\n  \"\"\"",
    "private let a = ##\"b\"# extension\"##",
    "/* extension /* Int */ {} */ private let a = 0",
    "private let a = 1 >> 2 << 3",
    "private let a = 0\r\nprivate let b = 1",
    "",
  ])
  func `allow a text without visible effect in a batch`(source: String) {
    #expect(imports(source)?.isEmpty == true)
  }

  @Test(arguments: [
    "let a = 0",
    "private let a = 0\nfunc use() {}",
    "private(set) var a = 0",
    "extension Int {}",
    "infix operator <~>",
    "@main private struct Program {}",
    "@Macro private struct Expanded {}",
    "private func use() { _ = /a\"b/ }",
    "private func use() { _ = 4/2 }",
    "private func use() {",
    "private let a = \"open",
    "private func use() {} }",
    "#sourceLocation(file: \"a\", line: 1)\nprivate let a = 0",
    "/* open",
    "/* open /* inner */ private let a = 0",
    "private let a = \"\\(b\"",
    "private let a = #/extension/#",
    "private let a = #\"open\"",
    "private let a = \"a\nlet b = \"",
    "<<<<<<< ours\nprivate let a = 0",
    "private let a = 0\u{1}",
    "private let a = 0\r// a lone return",
  ])
  func `exclude a text with visible effects, or one that could be misread`(source: String) {
    #expect(imports(source) == nil)
  }

  @Test func `separate texts by their imports`() {
    let first = imports("import A\n@testable import B\nprivate let a = 0")
    #expect(first == imports("@testable import B\nimport A"))
    #expect(first != imports("import A\nimport B"))
    #expect(imports("import class A.C") != imports("import A"))
  }
}
