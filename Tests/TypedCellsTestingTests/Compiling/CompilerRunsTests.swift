#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import TypedCellsTesting

  /// The processes of a compilation. A batch saves time, and doubtful texts are compiled again alone.
  ///
  /// A script that finds words instead of errors runs instead of the compiler.
  struct `The runs of a compiler` {
    /// Refuses each line with `EARLY` or `AMBIGUOUS`; if there is none, and in the last phase only, each line with `LATE`.
    /// It crashes for `CRASH`, and sleeps for `SLEEP`.
    private static let script = """
      phase=$2
      names=
      for argument; do case $argument in *.swift) names="$names $argument";; esac; done
      set -- $names
      echo "$phase $#" >> "$(dirname "$0")/runs.txt"
      if cat "$@" | grep -q CRASH; then kill -KILL $$; fi
      if cat "$@" | grep -q SLEEP; then exec sleep 20; fi
      find_errors() {
        for file; do
          grep -n "$word" "$file" | while IFS=: read -r line code; do
            printf '%s:%s:1: error: %s\\n%s\\n' "$file" "$line" "$message" "$code"
          done
        done
      }
      status=0
      for pair in 'EARLY:wrong type' 'AMBIGUOUS:ambiguous use' 'LATE:missing return'; do
        word=${pair%%:*}
        message=${pair#*:}
        if [ "$word" = LATE ] && { [ $status = 1 ] || [ "$phase" = -typecheck ]; }; then continue; fi
        if cat "$@" | grep -q "$word"; then
          find_errors "$@"
          status=1
        fi
      done
      exit $status
      """

    private static let right = CompileText("private let a = 0")
    private static let early = CompileText("private let EARLY = 0  // error: wrong type")
    private static let late = CompileText("private let LATE = 0  // error: missing return")

    /// Compiles texts, and returns the phase and the number of files of each process, sorted, and the outcomes.
    private func compile(
      _ texts: [CompileText], _ mode: Compilation.Mode = .batched, timeLimit: Double = 60
    ) throws -> (runs: [String], outcomes: [String]) {
      try withPrivateFolder { folder in
        var settings = try CompileSettings(running: Self.script, in: folder)
        settings.timeLimit = timeLimit
        let outcomes = try Compilation(settings: settings, mode: mode).outcomes(of: texts).map {
          switch $0 {
          case .errors(let errors):
            errors.map { "\($0.line) \($0.message)" }.joined(separator: ", ")
          case .failed(let reason): reason
          }
        }
        let runs = try String(
          contentsOf: folder.appendingPathComponent("runs.txt"), encoding: .utf8)
        return (runs.split(separator: "\n").map(String.init).sorted(), outcomes)
      }
    }

    private func expect(
      _ runs: [String], _ outcomes: [String], for texts: [CompileText],
      _ mode: Compilation.Mode = .batched, timeLimit: Double = 60,
      at place: SourceLocation = #_sourceLocation
    ) throws {
      let found = try compile(texts, mode, timeLimit: timeLimit)
      #expect(found.runs == runs, sourceLocation: place)
      #expect(found.outcomes == outcomes, sourceLocation: place)
    }

    @Test func `have the options of the settings`() throws {
      try withPrivateFolder { folder in
        let script = "echo \"$*\" >>\"$(dirname \"$0\")/words.txt\""
        var settings = try CompileSettings(running: script, in: folder)
        settings.options = ["-D", "TEA"]
        let texts = [Self.early, Self.early, CompileText("print(1)", isScript: true)]
        _ = try Compilation(settings: settings, mode: .batched).outcomes(of: texts)
        let file = folder.appendingPathComponent("words.txt")
        let runs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let usual =
          "-module-name CompileCase -suppress-warnings -show-diagnostics-after-fatal "
          + "-diagnostic-style llvm -D TEA -I /"
        let beginnings = [
          "-frontend -typecheck -swift-version 6 -parse-as-library \(usual)",
          "-frontend -emit-sib -o /dev/null -swift-version 6 -parse-as-library \(usual)",
          "-frontend -emit-sib -o /dev/null -swift-version 6 \(usual)",
        ]
        for beginning in beginnings { #expect(runs.contains { $0.hasPrefix(beginning) }) }
        #expect(runs.allSatisfy { run in beginnings.contains { run.hasPrefix($0) } })
        #expect(runs.allSatisfy { $0.hasSuffix(".swift") })
      }
    }

    @Test func `are one for texts without errors, and one for each text if it is isolated`() throws
    {
      let texts = [Self.right, Self.right, Self.right]
      try expect(["-emit-sib 3"], ["", "", ""], for: texts)
      try expect(
        ["-emit-sib 1", "-emit-sib 1", "-emit-sib 1"], ["", "", ""], for: texts, .isolated)
    }

    @Test func `repeat a batch without the texts that have errors`() throws {
      let wrong = CompileText("private let EARLY = 0")
      try expect(
        ["-emit-sib 1", "-emit-sib 3", "-emit-sib 4"], ["", "1 wrong type", "", ""],
        for: [Self.right, wrong, Self.right, Self.right])
      // The error of a later phase appears in the second run, so no text of the batch can be trusted.
      let other = CompileText("private let LATE = 0")
      try expect(
        ["-emit-sib 1", "-emit-sib 1", "-emit-sib 1", "-emit-sib 2", "-emit-sib 3"],
        ["", "1 wrong type", "1 missing return"], for: [Self.right, wrong, other])
    }

    @Test func `check types first if errors of types are expected`() throws {
      try expect(
        ["-typecheck 2"], ["1 wrong type", "1 wrong type"], for: [Self.early, Self.early])
      let other = CompileText("private let LATE = 0  // error: missing")
      try expect(
        ["-emit-sib 1", "-typecheck 2"], ["1 wrong type", "1 missing return"],
        for: [Self.early, other])
    }

    @Test func `perform all phases first if late errors are expected`() throws {
      let late = ["1 missing return", "1 missing return"]
      try expect(["-emit-sib 2"], late, for: [Self.late, Self.late])
      try expect(
        ["-emit-sib 2", "-typecheck 2"], late + ["1 wrong type", "1 wrong type"],
        for: [Self.late, Self.late, Self.early, Self.early])
    }

    @Test
    func `repeat a text alone if its errors aren't the expected ones, or may name another text`()
      throws
    {
      let other = CompileText("private let EARLY = 0  // error: other words")
      try expect(
        ["-emit-sib 1", "-typecheck 3"], ["1 wrong type", "1 wrong type", "1 wrong type"],
        for: [Self.early, other, Self.early])
      let ambiguous = CompileText("private let AMBIGUOUS = 0  // error: ambiguous use")
      try expect(
        ["-emit-sib 1", "-typecheck 3"], ["1 wrong type", "1 ambiguous use", "1 wrong type"],
        for: [Self.early, ambiguous, Self.early])
    }

    @Test func `halve a batch that crashes`() throws {
      let crash = CompileText("private let CRASH = 0")
      try expect(
        ["-emit-sib 1", "-emit-sib 1", "-emit-sib 2", "-emit-sib 2", "-emit-sib 4"],
        ["", "", "", "the compiler crashed with signal 9"],
        for: [Self.right, Self.right, Self.right, crash])
    }

    @Test func `compile each text alone if a batch takes too long`() throws {
      let slow = CompileText("private let SLEEP = 0")
      try expect(
        ["-emit-sib 1", "-emit-sib 1", "-emit-sib 1", "-emit-sib 1", "-emit-sib 4"],
        ["", "the compiler was stopped after 1.0 seconds", "", ""],
        for: [Self.right, slow, Self.right, Self.right], timeLimit: 1)
    }

    @Test func `share a process only with texts of the same imports`() throws {
      let imports = CompileText("import Foundation\nprivate let a = 0")
      let visible = CompileText("let a = 0")
      try expect(
        ["-emit-sib 1", "-emit-sib 2", "-emit-sib 3"], Array(repeating: "", count: 6),
        for: [Self.right, imports, Self.right, visible, imports, Self.right])
    }

    @Test func `have at most 250 texts`() throws {
      let texts = Array(repeating: Self.right, count: 252)
      #expect(try compile(texts).runs == ["-emit-sib 2", "-emit-sib 250"])
      #expect(try compile(Array(texts.dropLast(2))).runs == ["-emit-sib 250"])
    }

    @Test func `compile what the texts share first`() throws {
      func text(_ shared: String) -> CompileText {
        CompileText("private let a = 0", shared: shared)
      }
      try expect(
        ["-emit-sib 1", "-emit-sib 3"], ["", ""], for: [text("let b = 0"), text("let b = 0")])
      let failure = "what the cases share is refused in line 2 with \"wrong type\""
      let wrong = text("let b = 0\nlet EARLY = 0")
      try expect(["-emit-sib 1"], [failure, failure], for: [wrong, wrong])
      let crash = text("let CRASH = 0")
      try expect(
        ["-emit-sib 1"], Array(repeating: "the compiler crashed with signal 9", count: 2),
        for: [crash, crash])
    }
  }
#endif
