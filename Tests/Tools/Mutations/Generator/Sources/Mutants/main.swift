// Changes one place of the sources at a time, and runs the tests that reach it. At least one must fail.

import Foundation
import MutantGenerator
import Synchronization

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  let root = package.appendingPathComponent("../../../..").standardizedFileURL.path
  try run(options, root: root)
} catch let failure as Failure {
  FileHandle.standardError.write(Data("mutants: \(failure.message)\n".utf8))
  exit(1)
} catch {
  FileHandle.standardError.write(Data("mutants: \(error)\n".utf8))
  exit(1)
}

/// The part of a path that a score is for: a folder of a module.
func area(of file: String) -> String {
  for module in Options.modules where file.hasPrefix(module + "/") {
    let rest = file.dropFirst(module.count + 1)
    guard let slash = rest.firstIndex(of: "/") else { return module }
    return "\(module)/\(rest[..<slash])"
  }
  return file
}

func run(_ options: Options, root: String) throws {
  var workspace = try Workspace(root: root)
  let isChosen = { (mutant: Mutant) in
    options.folders.contains { (mutant.file + "/").hasPrefix($0 + "/") }
  }
  if options.lists {
    for mutant in workspace.mutants.filter(isChosen) {
      say(
        "\(mutant.file):\(mutant.line) \(mutant.kind.rawValue): \(mutant.original)  [\(mutant.function)]"
      )
    }
    return
  }
  let survivorsFile = workspace.scratch + "/survivors.txt"
  let old = try options.repeatsSurvivors ? Survivors(contentsOfFile: survivorsFile) : nil
  try workspace.build(isBuilt: options.reusesBuild)
  let program = try TestProgram(folder: workspace.copy.folder)
  let measurements = try Coverage(
    program: program, mutantCount: workspace.mutants.count, options: options,
    scratch: workspace.scratch,
    fingerprint: workspace.copy.fingerprint()
  ).measured(program.suites())
  measurements.lines.forEach(say)

  var random = SeededRandom(seed: options.seed)
  let candidates = workspace.mutants.filter { isChosen($0) && !workspace.removed.contains($0.id) }
  let chosen = candidates.filter { old?.contains($0) ?? true }.shuffled(using: &random)
  let trial = Trial(program: program, suites: measurements.suites, effort: options.effort)
  let deadline = Date(timeIntervalSinceNow: options.seconds)
  let results = Results<(mutant: Mutant, outcome: Outcome)>()
  try inParallel(chosen, jobs: options.jobs) { _, mutant in
    if Date() >= deadline { return }
    let outcome = try trial.run(mutant)
    results.append((mutant, outcome))
    if !outcome.isKilled {
      say("\(outcome): \(mutant.file):\(mutant.line) \(mutant.kind.rawValue): \(mutant.original)")
    }
  }
  let isDone = Set(results.all.map(\.mutant.id))
  try Survivors(results.all, notRun: old == nil ? [] : chosen.filter { !isDone.contains($0.id) })
    .write(toFile: survivorsFile)
  say("\nThe survivors are in \(survivorsFile).")
  if old == nil {
    printScores(results.all, candidates)
  } else {
    // They aren't a sample of all mutants, so their share is no score.
    let killed = results.all.count { $0.outcome.isKilled }
    say("\(killed) of the \(chosen.count) survivors are killed now; \(isDone.count) were run")
  }
  // The scores are published with these lines.
  measurements.lines.forEach(say)
  let arguments = CommandLine.arguments.dropFirst().joined(separator: " ")
  say("\(Date().formatted(.iso8601)), seed \(options.seed), options: \(arguments)")
}

func printScores(_ results: [(mutant: Mutant, outcome: Outcome)], _ candidates: [Mutant]) {
  var scores: [String: Score] = [:]
  func change(_ mutant: Mutant, _ body: (inout Score) -> Void) {
    let module = Options.modules.first { mutant.file.hasPrefix($0 + "/") }
    for folder in Set([area(of: mutant.file), module ?? ""]) {
      body(&scores[folder, default: Score(folder: folder)])
    }
  }
  for mutant in candidates {
    change(mutant) { $0.all += 1 }
  }
  for result in results {
    change(result.mutant) {
      switch result.outcome {
      case .killed: $0.killed += 1
      case .hung: $0.hung += 1
      case .survived: $0.survived += 1
      case .unreached: $0.unreached += 1
      }
    }
  }
  for score in scores.values.sorted(by: { $0.folder < $1.folder }) {
    say(score.line)
  }
}

/// SplitMix64, so that a seed gives the same order on each machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
