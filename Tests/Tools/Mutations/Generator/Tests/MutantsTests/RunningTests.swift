import Foundation
import MutantGenerator
import Testing

@testable import Mutants

struct `A child process` {
  private func run(
    _ command: String, seconds: Double = 60, processorSeconds: Double? = nil,
    line: (String) -> Bool = { _ in false }
  ) throws -> ChildProcess.End {
    try ChildProcess.run(
      ["/bin/sh", "-c", command], environment: ["GREETING": "hello"], folder: "/tmp",
      seconds: seconds, processorSeconds: processorSeconds, line: line
    ).end
  }

  @Test func `runs in a folder, with variables, and has an exit status`() throws {
    var lines: [String] = []
    let end = try run("pwd; echo $GREETING; echo problem >&2; exit 3") { line in
      lines.append(line)
      return false
    }
    #expect(end == .exited(3))
    #expect(lines == ["/tmp", "hello", "problem"])
  }

  @Test func `that crashes has a signal`() throws {
    #expect(try run("kill -SEGV $$") == .signalled(SIGSEGV))
  }

  @Test func `is killed at the line that decides`() throws {
    let end = try run("echo started; echo failed; sleep 100") { $0 == "failed" }
    #expect(end == .stopped(line: "failed"))
  }

  @Test func `that waits forever is killed, with its children`() throws {
    #expect(try run("sleep 100 & wait", seconds: 0.2) == .timedOut)
  }

  @Test func `needs an existing folder`() throws {
    let end = try ChildProcess.run(["/bin/true"], folder: "/does-not-exist", seconds: 60).end
    #expect(end == .exited(126))
  }

  @Test func `that computes forever is killed`() throws {
    #expect(try run("while :; do :; done", processorSeconds: 1) == .timedOut)
  }
}

struct `A line of Swift Testing` {
  @Test func `fails if its issue isn't known`() {
    #expect(
      TestProgram.isFailure("✘ Test \"a\" recorded an issue at F.swift:3:5: Expectation failed"))
    #expect(!TestProgram.isFailure("✘ Test \"a\" recorded a known issue at F.swift:3:5: Issue"))
    #expect(!TestProgram.isFailure("✔ Test \"a\" passed after 0.001 seconds."))
  }
}

struct `A list of mutants with reasons` {
  private let mutants = Generator(
    "func f() { if a < b { g() } }", file: "F.swift", firstID: 0, declarations: DeclarationIndex()
  ).mutants

  private func list(_ text: String) throws -> ListedMutants {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("equivalents-\(UUID().uuidString).txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ListedMutants(contentsOfFile: file.path)
  }

  private func kinds(_ text: String) throws -> [MutationKind] {
    let list = try list(text)
    return mutants.filter { list.reason(for: $0) != nil }.map(\.kind)
  }

  @Test func `names a mutant, those of a kind, or those of a function`() throws {
    #expect(try kinds("# why\nF.swift\tf()\tboundary\ta < b\tequal\n") == [.boundary])
    #expect(try kinds("F.swift\tf()\tdrop\t*\tequal") == [.drop])
    #expect(try kinds("F.swift\tf()\t*\t*\tequal").count == mutants.count)
    #expect(try kinds("F.swift\th()\t*\t*\tequal") == [])
  }

  @Test func `knows entries without a mutant`() throws {
    let list = try list("F.swift\tf()\tdrop\tg()\tequal\nF.swift\tf()\tdrop\th()\tequal\n")
    #expect(list.unused(mutants) == ["F.swift\tf()\tdrop\th()"])
  }

  @Test func `needs a reason for each`() {
    #expect(throws: Failure.self) { try list("F.swift\tf()\tdrop\tg()\n") }
    #expect(throws: Failure.self) { try list("F.swift\tf()\tdrop\tg()\t\n") }
  }
}

struct `The list of survivors` {
  private let mutants = Generator(
    "func f() { if a < b { g() } else { h() } }", file: "F.swift", firstID: 0,
    declarations: DeclarationIndex()
  ).mutants
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("survivors-\(UUID().uuidString).txt").path

  @Test func `has the mutants of the last run that no test killed, and those that had no time`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcomes: [Outcome] = [.killed, .survived, .hung]
    try Survivors(Array(zip(mutants, outcomes)), notRun: [mutants[3]]).write(toFile: file)
    let list = try Survivors(contentsOfFile: file)
    #expect(mutants.prefix(4).map(list.contains) == [false, true, false, true])
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\tsurvived, line 1\n"))
  }

  @Test func `is an error without a run`() {
    #expect(throws: Failure.self) { try Survivors(contentsOfFile: file) }
  }
}

struct `A score` {
  @Test func `is exact if all mutants ran, and uncertain for a sample`() {
    var score = Score(folder: "Sources", all: 100, killed: 80, hung: 5, survived: 10, unreached: 3)
    score.equivalent = 2
    #expect(score.uncertainty == 0)
    #expect(score.line.hasPrefix("Sources: 86.7 % killed; 80 by a failure"))
    score.all = 1000
    #expect(0.05 < score.uncertainty && score.uncertainty < 0.08)
    #expect(Score(folder: "Sources", all: 7).line == "Sources: none of 7 run, 0 equivalent")
  }
}

struct `The options` {
  @Test func `have folders with mutants only`() throws {
    #expect(try Options([]).folders == Options.modules.map(\.folder))
    #expect(try Options(["Sources/TypedCells/Diffing/"]).folders == ["Sources/TypedCells/Diffing"])
    #expect(throws: Failure.self) { try Options(["Docs"]) }
    #expect(throws: Failure.self) { try Options(["Sources/TypedCellsX"]) }
    #expect(throws: Failure.self) { try Options(["--seconds"]) }
    #expect(throws: Failure.self) { try Options(["--seconds", "many"]) }
    #expect(throws: Failure.self) { try Options(["--wrong"]) }
    #expect(try Options(["--seed", "7"]).seed == 7)
    #expect(try Options(["--check"]).checks)
    #expect(try Options(["--picked"]).effort == .infinity)
    #expect(try Options(["--picked", "--effort", "9"]).effort == 9)
  }
}
