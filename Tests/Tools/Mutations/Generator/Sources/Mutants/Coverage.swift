import Foundation
import MutantGenerator

/// Runs each suite once without a mutant, to find how long it takes and which mutants it reaches.
struct Coverage {
  let program: TestProgram
  let mutantCount: Int
  let options: Options
  let scratch: String

  /// Returns the suites that pass and aren't too slow.
  func measure() throws -> [Suite] {
    let all = try program.suites()
    let results = Results<Suite>()
    try inParallel(all, jobs: options.jobs) { index, suite in
      if let measured = try measure(suite, number: index) { results.append(measured) }
    }
    return results.all.sorted { $0.name < $1.name }
  }

  private func measure(_ suite: Suite, number: Int) throws -> Suite? {
    let file = "\(scratch)/reached-\(number)"
    guard FileManager.default.createFile(atPath: file, contents: Data(count: mutantCount + 1))
    else {
      throw Failure("Can't write \(file).")
    }
    defer { try? FileManager.default.removeItem(atPath: file) }
    let start = Date()
    let end = try program.run(
      [suite], environment: [SelectionSource.reached: file], seconds: options.slowestSuite)
    switch end {
    case .exited(0): break
    case .timedOut:
      say("left out, because it takes more than \(Int(options.slowestSuite)) s: \(suite.name)")
      return nil
    default:
      say("left out, because it fails without a mutant: \(suite.name): \(end)")
      return nil
    }
    var measured = suite
    measured.seconds = Date().timeIntervalSince(start)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    measured.reached = Set(bytes.indices.filter { bytes[$0] != 0 })
    return measured
  }
}
