import Foundation
import Testing

@testable import TypedCellsTesting

/// A problem with the compiler itself is a failure with a reason, and never counts as a pass.
struct `A compiler that fails` {
  private let cases = [
    CompileCase("right", "private let a = 0"),
    CompileCase("right, too", "private let b = 0"),
    CompileCase("wrong", "private let c: Int = true  // error: cannot", twin: "private let c = 0"),
  ]

  /// Returns the reasons of the failures if a script runs instead of the compiler.
  private func reasons(script: String, timeLimit: Double = 60) throws -> [String] {
    try withPrivateFolder { folder in
      var settings = try CompileSettings(running: script, in: folder)
      settings.timeLimit = timeLimit
      let violations = CompileLaws.violations(of: cases, settings: settings)
      #expect(violations.allSatisfy { $0.law == "compile.runs" })
      #expect(violations.map(\.subject) == ["right", "right, too", "wrong", "wrong"])
      let ofTwin = violations.last?.detail ?? ""
      #expect(ofTwin.hasPrefix("the twin: "))
      return Set(violations.dropLast().map(\.detail) + [String(ofTwin.dropFirst(10))]).sorted()
    }
  }

  @Test func `is missing`() {
    var settings = CompileSettings()
    settings.frontend = "/nowhere/swift-frontend"
    #expect(
      CompileLaws.violations(of: cases, settings: settings).map(\.detail)
        == Array(repeating: "there is no compiler at /nowhere/swift-frontend", count: 3))
  }

  @Test func `crashes`() throws {
    #expect(try reasons(script: "kill -KILL $$") == ["the compiler crashed with signal 9"])
  }

  @Test func `fails without a message`() throws {
    #expect(try reasons(script: "exit 3") == ["the compiler failed with status 3: "])
  }

  @Test func `succeeds in spite of errors`() throws {
    let reasons = try reasons(script: "echo '<unknown>:0: error: no' >&2")
    #expect(reasons == ["the compiler failed with status 0: <unknown>:0: error: no\n"])
  }

  @Test func `reports an error without a file`() throws {
    let reasons = try reasons(script: "echo '<unknown>:0: error: no' >&2\nexit 1")
    #expect(reasons == ["<unknown>:0: error: no"])
  }

  @Test func `takes too long, and ends on request`() throws {
    try withPrivateFolder { folder in
      let log = folder.appendingPathComponent("log")
      let reasons = try reasons(
        script: "trap 'echo ended >>\(log.path); exit' TERM\nwhile :; do sleep 0.05; done",
        timeLimit: 1.5)
      #expect(reasons == ["the compiler was stopped after 1.5 seconds"])
      #expect(try String(contentsOf: log, encoding: .utf8).hasPrefix("ended\n"))
    }
  }

  @Test func `takes too long, and ignores the request to stop`() throws {
    try withPrivateFolder { folder in
      let log = folder.appendingPathComponent("log")
      let reasons = try reasons(
        script: "echo $$ >>\(log.path)\ntrap '' TERM\nwhile :; do sleep 0.1; done",
        timeLimit: 1.5)
      #expect(reasons == ["the compiler was stopped after 1.5 seconds"])
      let processes = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      #expect(!processes.isEmpty)
      for process in try processes.map({ try #require(Int32($0)) }) {
        #expect(kill(process, 0) == -1, "the compiler still runs")
      }
    }
  }

  @Test func `writes more than a pipe holds`() throws {
    let reasons = try reasons(
      script: "head -c 1000000 /dev/zero | tr '\\0' x\necho\necho 'error: much'\nexit 1")
    #expect(reasons == ["error: much"])
  }

  @Test func `has no modules to compile against`() {
    #expect(throws: CompilerFailure.self) {
      try BuildFolder(beside: URL(fileURLWithPath: "/usr/bin/env"))
    }
  }

  @Test func `deletes its temporary files, which are private`() throws {
    var folder: URL?
    #expect(throws: CompilerFailure.self) {
      try withPrivateFolder { new in
        folder = new
        let attributes = try FileManager.default.attributesOfItem(atPath: new.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        try "text".write(
          to: new.appendingPathComponent("a"), atomically: false, encoding: .utf8)
        throw CompilerFailure(description: "on purpose")
      }
    }
    let path = try #require(folder?.path)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
