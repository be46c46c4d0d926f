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
  try run(options, root: root, package: package.path)
} catch let failure as Failure {
  FileHandle.standardError.write(Data("mutants: \(failure.message)\n".utf8))
  exit(1)
} catch {
  FileHandle.standardError.write(Data("mutants: \(error)\n".utf8))
  exit(1)
}

/// The part of a path that a score is for: a folder of a module.
func area(of file: String) -> String {
  for module in Options.modules where file.hasPrefix(module.folder + "/") {
    let rest = file.dropFirst(module.folder.count + 1)
    guard let slash = rest.firstIndex(of: "/") else { return module.folder }
    return "\(module.folder)/\(rest[..<slash])"
  }
  return file
}

func run(_ options: Options, root: String, package: String) throws {
  var workspace = try Workspace(root: root, lists: options.picked ? package + "/../Picked" : nil)
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
  let equivalents =
    try options.picked
    ? Equivalents() : Equivalents(contentsOfFile: package + "/equivalents.txt")
  let unused = equivalents.unused(workspace.mutants)
  guard unused.isEmpty else {
    let entries = unused.map { "\n" + $0.replacing("\t", with: " | ") }.joined()
    throw Failure("equivalents.txt has entries that describe no mutant:\(entries)")
  }
  if options.checks {
    say(
      options.picked
        ? "the \(workspace.mutants.count) hand-picked mutants can be switched"
        : "the \(equivalents.count) entries of equivalents.txt describe mutants")
    return
  }
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
  let chosen = candidates.filter { equivalents.reason(for: $0) == nil }.shuffled(using: &random)
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
  try report(results.all, candidates, equivalents, to: workspace.scratch + "/survivors.txt")
  // The scores are published with these lines.
  measurements.lines.forEach(say)
  let arguments = CommandLine.arguments.dropFirst().joined(separator: " ")
  say("\(Date().formatted(.iso8601)), seed \(options.seed), options: \(arguments)")
  let survivors = results.all.count { !$0.outcome.isKilled }
  if options.picked, survivors > 0 {
    throw Failure("No test notices \(survivors) of the hand-picked mutants.")
  }
}

func report(
  _ results: [(mutant: Mutant, outcome: Outcome)], _ candidates: [Mutant],
  _ equivalents: Equivalents,
  to file: String
) throws {
  var scores: [String: Score] = [:]
  func change(_ mutant: Mutant, _ body: (inout Score) -> Void) {
    let module = Options.modules.first { mutant.file.hasPrefix($0.folder + "/") }
    for folder in Set([area(of: mutant.file), module?.folder ?? ""]) {
      body(&scores[folder, default: Score(folder: folder)])
    }
  }
  for mutant in candidates {
    change(mutant) {
      $0.all += 1
      if equivalents.reason(for: mutant) != nil { $0.equivalent += 1 }
    }
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
  let survivors = results.filter { !$0.outcome.isKilled }.sorted { $0.mutant.id < $1.mutant.id }
  let lines = survivors.map { "\($0.mutant.key)\t\($0.outcome), line \($0.mutant.line)" }
  try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
  say("\nThe \(survivors.count) survivors are in \(file).")
  for score in scores.values.sorted(by: { $0.folder < $1.folder }) {
    let goal = Options.modules.first { $0.folder == score.folder }?.goal
    say(score.line + (goal.map { "; goal \(Int($0)) %" } ?? ""))
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
