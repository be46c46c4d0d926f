import Foundation
import MutantGenerator

/// Runs each suite once without a mutant, to find how long it takes and which mutants it reaches.
struct Coverage {
  let program: TestProgram
  let mutantCount: Int
  let options: Options
  let scratch: String
  /// A number that changes with the files of the build.
  let fingerprint: String

  /// Returns what an earlier run measured, as long as the files, the options and the build are the same.
  ///
  /// - Parameter suites: all suites of the program.
  func measured(_ suites: @autoclosure () throws -> [Suite]) throws -> Measurements {
    let cache = URL(fileURLWithPath: "\(scratch)/suites.json")
    if let built = Self.date(of: program.path), let measured = Self.date(of: cache.path),
      built < measured,
      let old = try? JSONDecoder().decode(Measurements.self, from: Data(contentsOf: cache)),
      old.fingerprint == fingerprint, old.slowestSuite == options.slowestSuite
    {
      return old
    }
    let measurements = try measure(suites())
    try JSONEncoder().encode(measurements).write(to: cache)
    return measurements
  }

  private static func date(of file: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
  }

  /// Runs all suites.
  ///
  /// - Throws: an error if a suite fails twice, or if all of them are too slow, because the mutants that only these
  ///   suites reach would count as unreached.
  private func measure(_ all: [Suite]) throws -> Measurements {
    let results = Results<Suite>()
    let slow = Results<String>()
    let failing = Results<String>()
    try inParallel(all, jobs: options.jobs) { index, suite in
      // A test that waits for other tasks can fail once if the machine is busy.
      switch try attempt(suite, number: index) ?? attempt(suite, number: index) {
      case .passed(let suite)?: results.append(suite)
      case .tooSlow?: slow.append(suite.name)
      case nil: failing.append(suite.name)
      }
    }
    let names = failing.all.sorted()
    guard names.isEmpty else {
      throw Failure("These suites fail without a mutant:\n" + names.joined(separator: "\n"))
    }
    guard !results.all.isEmpty else {
      throw Failure("Each suite takes more than \(options.slowestSuite) s (--slowest-suite).")
    }
    return Measurements(
      fingerprint: fingerprint, slowestSuite: options.slowestSuite,
      suites: results.all.sorted { $0.name < $1.name }, leftOut: slow.all.sorted())
  }

  private enum Attempt {
    case passed(Suite)
    case tooSlow
  }

  /// Runs a suite, and returns `nil` if it fails.
  private func attempt(_ suite: Suite, number: Int) throws -> Attempt? {
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
    case .timedOut: return .tooSlow
    default:
      say("fails without a mutant: \(suite.name): \(result.end)")
      return nil
    }
    var measured = suite
    measured.seconds = result.processorSeconds
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    measured.reached = Set(bytes.indices.filter { bytes[$0] != 0 })
    return .passed(measured)
  }
}

/// The suites, as they are without a mutant, and when they have to be measured again.
struct Measurements: Codable {
  let fingerprint: String
  let slowestSuite: Double
  let suites: [Suite]
  /// The suites that take longer than `slowestSuite`, which no mutant runs.
  let leftOut: [String]

  /// The lines of a report about them.
  var lines: [String] {
    let seconds = Int(suites.map(\.seconds).reduce(0, +))
    return ["\(suites.count) suites, \(seconds) s in all"]
      + leftOut.map { "left out, because it takes more than \(slowestSuite) s: \($0)" }
  }
}
