import Foundation
import MutantGenerator

/// Runs each suite once without a mutant, to find how long it takes and which mutants it reaches.
struct Coverage {
  let program: TestProgram
  let mutantCount: Int
  let options: Options
  let scratch: String

  /// Returns the suites that pass and aren't too slow.
  ///
  /// The result is kept as long as the tests aren't built again.
  func measure() throws -> [Suite] {
    let cache = "\(scratch)/suites.json"
    if let built = Self.date(of: program.path), let measured = Self.date(of: cache),
      built < measured
    {
      return try JSONDecoder().decode(
        [Suite].self, from: Data(contentsOf: URL(fileURLWithPath: cache)))
    }
    let suites = try measureAll()
    try JSONEncoder().encode(suites).write(to: URL(fileURLWithPath: cache))
    return suites
  }

  private static func date(of file: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
  }

  private func measureAll() throws -> [Suite] {
    let all = try program.suites()
    let results = Results<Suite>()
    try inParallel(all, jobs: options.jobs) { index, suite in
      // A test that waits for other tasks can fail once if the machine is busy.
      let measured =
        try measure(suite, number: index, isLastAttempt: false)
        ?? measure(suite, number: index, isLastAttempt: true)
      if let measured { results.append(measured) }
    }
    return results.all.sorted { $0.name < $1.name }
  }

  private func measure(_ suite: Suite, number: Int, isLastAttempt: Bool) throws -> Suite? {
    let file = "\(scratch)/reached-\(number)"
    guard FileManager.default.createFile(atPath: file, contents: Data(count: mutantCount + 1))
    else {
      throw Failure("Can't write \(file).")
    }
    defer { try? FileManager.default.removeItem(atPath: file) }
    let result = try program.run(
      [suite], environment: [SelectionSource.reached: file], seconds: options.slowestSuite)
    switch result.end {
    case .exited(0): break
    case _ where !isLastAttempt: return nil
    case .timedOut:
      say("left out, because it takes more than \(Int(options.slowestSuite)) s: \(suite.name)")
      return nil
    default:
      say("left out, because it fails without a mutant: \(suite.name): \(result.end)")
      return nil
    }
    var measured = suite
    measured.seconds = result.processorSeconds
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    measured.reached = Set(bytes.indices.filter { bytes[$0] != 0 })
    return measured
  }
}
