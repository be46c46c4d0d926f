import Foundation
import Testing

@testable import DocumentationTests

struct `The examination of documentation` {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private func examine(_ name: String) throws -> Examination {
    try Examination(
      Documentation(package: Self.fixtures.appendingPathComponent(name)),
      contexts: Self.fixtures.appendingPathComponent("Context"))
  }

  @Test func `finds nothing in correct documentation, and counts what it checked`() throws {
    let examination = try examine("Right")
    #expect(examination.findings == [])
    #expect(
      examination.counts.description == """
          README.md:93: of a library that is not here
          README.md:104: the function is on the main actor in a new Xcode project
        blocks compiled: 15, of which must fail: 4; left out with a new Xcode project's settings: 1; \
        tutorial steps compiled: 4; \
        outputs compared: 2; blocks not compiled: 1
        """)
  }

  @Test func `finds every mistake, and nothing else`() throws {
    let found = try examine("Wrong").findings.map { finding in
      "\(finding.path):\(finding.line): \(finding.text.prefix { $0 != "\n" })"
        .trimmingCharacters(in: .whitespaces)
    }
    let expected = """
      CONTRIBUTING.md:3: there is no file ABSENT.md
      CONTRIBUTING.md:3: there is no heading #no-such-heading in README.md
      Docs/Screens.docc/Resources/Package-1.swift:3: is refused with "no exact matches in call to initializer "
      Docs/Screens.docc/Resources/Row-1.swift:4: is refused with "cannot find 'TextCell' in scope"
      Docs/Screens.docc/Resources/Row-3.swift:1: no step of a tutorial shows this
      Docs/Screens.docc/Screens.md:4: DocC takes this line for a directive; begin it with \\@
      Docs/Screens.docc/Screens.tutorial:17: there is no file Row-2.swift
      README.md:6: is refused with "cannot convert value of type 'Int' to specified type 'String'"
      README.md:13: should be refused with "cannot convert"
      README.md:20: is refused with "cannot convert value of type 'Int' to specified type 'String'"
      README.md:20: should be refused with "missing return"
      README.md:28: is refused with "cannot find 'a' in scope"
      README.md:42: the code above prints something else:
      README.md:54: the code that prints this ended with status(3):
      README.md:67: is refused with "cannot find 'hidden' in scope"
      README.md:73: is refused with "no exact matches in call to initializer "
      README.md:74: is refused with "type 'Any' has no member 'target'"
      README.md:79: there is no directive "anwe"
      README.md:86: "alone" isn't above a code block
      README.md:90: a code block needs a language: swift, console, text
      README.md:96: "swift,ignore" is no language; write directives above the fence
      README.md:102: there is no directive "not compiled:"
      README.md:115: no code above prints this
      README.md:121: a fence is read at the beginning of a line only
      README.md:129: in a new Xcode project, which isolates to the main actor by default: is refused with "call to \
      main actor-isolated global function 'show()' in a synchronous nonisolated context [#ActorIsolatedCall]"
      README.md:134: this code block has no end
      Sources/Numbers/Number.swift:5: is refused with "cannot convert value of type 'String' to \
      specified type 'Number' (aka 'Int')"
      Sources/Numbers/Number.swift:12: is refused with "cannot find 'number' in scope"
      """
    #expect(found == expected.components(separatedBy: "\n"))
  }
}
