import Foundation
import MutantGenerator
import Testing

@testable import Mutants

/// A folder with a shell script in the place of the built tests.
private struct Script: ~Copyable {
  let folder: String
  let program: TestProgram

  /// Each run appends its filters to the file `runs`, whose number of lines is `$run`.
  init(_ text: String) throws {
    folder = NSTemporaryDirectory() + "mutants-\(UUID().uuidString)"
    program = TestProgram(folder: folder, path: "\(folder)/tests")
    let start = """
      #!/bin/sh
      shift 3
      echo "$*" >>runs
      run=$(wc -l <runs)
      fail() { echo "Suite $1 started."; echo "Test recorded an issue"; }

      """
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // This process never opens the script for writing, because a child that another test starts at this moment would
    // have it open, too, and a program that is open for writing can't run.
    let write = "printf '%s' \"$0\" >tests && chmod +x tests"
    let end = try ChildProcess.run(
      ["/bin/sh", "-c", write, start + text], folder: folder, seconds: 60)
    #expect(end.end == .exited(0))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The suites of each run.
  var runs: [String] {
    let text = (try? String(contentsOfFile: "\(folder)/runs", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map {
      $0.matches(of: /\w\\\.(\w)/).map(\.1).joined(separator: " ")
    }
  }
}

private func failure(_ body: () throws -> Void) -> String? {
  do { try body() } catch { return (error as? Failure)?.message }
  return nil
}

struct `A trial` {
  private let mutant: Mutant

  init() throws {
    let generator = Generator(
      "func f() { g() }", file: "Sources/Core/F.swift", firstID: 0,
      declarations: DeclarationIndex())
    mutant = try #require(generator.mutants.first)
  }

  private func outcome(_ program: TestProgram) throws -> Outcome {
    let suites = ["T.A", "T.B"].map { Suite(name: $0, seconds: 0.1, reached: [mutant.id]) }
    return try Trial(program: program, suites: suites, effort: 20).run(mutant)
  }

  @Test func `runs the suite that fails again`() throws {
    let script = try Script("[ $TYPEDCELLS_MUTANT = 0 ] && fail B; exit 0")
    #expect(try outcome(script.program) == .killed)
    #expect(script.runs == ["A B", "B"])
  }

  @Test func `runs the module's own tests first`() throws {
    let script = try Script("exit 0")
    let suites = [
      Suite(name: "OtherTests.A", seconds: 0.1, reached: [mutant.id]),
      Suite(name: "CoreTests.B", seconds: 0.1, reached: [mutant.id, 7]),
    ]
    let trial = Trial(program: script.program, suites: suites, effort: 20)
    #expect(try trial.run(mutant) == .survived)
    #expect(script.runs == ["B A"])
  }

  @Test func `ignores a failure that doesn't happen again, and runs the other suites`() throws {
    let script = try Script("[ $run = 1 ] && fail B; exit 0")
    #expect(try outcome(script.program) == .survived)
    #expect(script.runs == ["A B", "B", "A"])
    let crashing = try Script("[ $run = 1 ] && kill -SEGV $$; exit 0")
    #expect(try outcome(crashing.program) == .survived)
    #expect(crashing.runs == ["A B", "A B"])
  }

  @Test func `counts a crash that happens twice`() throws {
    let script = try Script("kill -SEGV $$")
    #expect(try outcome(script.program) == .killed)
    #expect(script.runs.count == 2)
  }

  @Test(arguments: [126, 127]) func `ends with an error if the tests can't start`(status: Int)
    throws
  {
    let script = try Script("exit \(status)")
    #expect(failure { _ = try outcome(script.program) }?.hasPrefix("Can't start ") == true)
  }

  @Test func `ends with an error if no test is in the suites`() throws {
    // The exit status of Swift Testing.
    let script = try Script("exit 69")
    #expect(failure { _ = try outcome(script.program) } == "No test is in T.A, T.B.")
  }

  @Test func `of code that no suite reaches runs nothing`() throws {
    let script = try Script("exit 1")
    let trial = Trial(program: script.program, suites: [Suite(name: "T.A")], effort: 20)
    #expect(try trial.run(mutant) == .unreached)
    #expect(script.runs == [])
  }
}

struct `The measurement of suites` {
  private func measured(
    _ script: borrowing Script, _ suites: [String] = ["T.A", "T.B"], fingerprint: String = "1",
    _ options: String...
  ) throws -> Measurements {
    try Coverage(
      program: script.program, mutantCount: 3, options: Options(["--jobs", "1"] + options),
      scratch: script.folder, fingerprint: fingerprint
    ).measured(suites.map { Suite(name: $0) })
  }

  @Test func `knows which mutants a suite reaches`() throws {
    let script = try Script(#"printf '\0\1\0\1' >"$TYPEDCELLS_MUTANTS_REACHED""#)
    #expect(try measured(script).suites.map(\.reached) == [[1, 3], [1, 3]])
  }

  @Test func `repeats a failure, and ends with an error at the second one`() throws {
    let once = try Script("[ $run = 1 ] && fail A; exit 0")
    #expect(try measured(once).suites.map(\.name) == ["T.A", "T.B"])
    #expect(once.runs == ["A", "A", "B"])
    let always = try Script(#"case "$*" in *B*) fail B ;; esac"#)
    let message = failure { _ = try measured(always) }
    #expect(message == "These suites fail without a mutant:\nT.B")
    #expect(!FileManager.default.fileExists(atPath: "\(always.folder)/suites.json"))
  }

  @Test func `prints suites that are too slow each time`() throws {
    let script = try Script(#"case "$*" in *B*) while :; do :; done ;; esac"#)
    for _ in 1...2 {
      let lines = try measured(script, ["T.A", "T.B"], fingerprint: "1", "--slowest-suite", "1")
        .lines
      #expect(lines.last == "left out, because it takes more than 1.0 s: T.B")
    }
    #expect(script.runs == ["A", "B"])
    let message = failure {
      _ = try measured(script, ["T.B"], fingerprint: "2", "--slowest-suite", "1")
    }
    #expect(message == "Each suite takes more than 1.0 s (--slowest-suite).")
  }

  @Test func `is done again if the files, the build or the options changed`() throws {
    let script = try Script("exit 0")
    func runs(_ fingerprint: String, _ seconds: String) throws -> Int {
      _ = try measured(script, ["T.A"], fingerprint: fingerprint, "--slowest-suite", seconds)
      return script.runs.count
    }
    #expect(try runs("1", "5") == 1)
    #expect(try runs("1", "5") == 1)
    #expect(try runs("2", "5") == 2)
    #expect(try runs("2", "6") == 3)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 10)], ofItemAtPath: script.program.path)
    #expect(try runs("2", "6") == 4)
  }
}
