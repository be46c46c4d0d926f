import Foundation
import Testing

@testable import Gallery

@MainActor
struct `The help` {
  @Test(arguments: [["--help"], ["-h"], ["people", "--rows", "--help"]])
  func `is shown regardless of all other arguments`(arguments: [String]) {
    #expect(Outcome(of: arguments) == Outcome(of: ["--help"]))
    #expect(Outcome(of: arguments).status == 0)
  }

  @Test func `names every screen and every option`() {
    let options = ["--data", "--scroll", "--select", "--help"]
    for word in ScreenKind.all.flatMap({ [$0.name] + $0.ownOptions }) + options {
      #expect(Help.text.contains(word))
    }
  }

  @Test func `fits a terminal of 80 columns`() {
    #expect(Help.text.split(separator: "\n").filter { displayWidth($0) > 80 } == [])
  }

  @Test func `its sample files can be shown`() throws {
    for kind in ScreenKind.all {
      let file = try TemporaryFile(kind.sampleFile)
      let outcome = Outcome(of: [kind.name, "--data", file.path])
      #expect(outcome.complaint == "")
      #expect(outcome.output.hasPrefix("1. the first screen\n"))
    }
  }
}
