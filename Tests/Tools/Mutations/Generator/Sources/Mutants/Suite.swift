import Foundation
import MutantGenerator

/// The tests of one type, which run together.
struct Suite {
  /// Its module and type, such as "TypedCellsTests.`A row`".
  let name: String
  /// How long it takes without a mutant, with the start of the process.
  var seconds = 0.0
  /// The numbers of the mutants that its tests reach.
  var reached: Set<Int> = []
}

/// The built tests.
struct TestProgram {
  let folder: String
  let path: String

  init(folder: String) throws {
    self.folder = folder
    let builds = "\(folder)/.build/debug"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: builds)) ?? []
    guard let name = names.first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
      throw Failure("\(builds) has no tests. Run Mutants without --reuse-build.")
    }
    path = "\(builds)/\(name)"
  }

  /// Returns the suites that use Swift Testing.
  func suites() throws -> [Suite] {
    var names: Set<String> = []
    let end = try ChildProcess.run(
      ["swift", "test", "list", "--skip-build", "--disable-xctest", "--package-path", folder],
      folder: folder,
      seconds: 600
    ) { line in
      // A test that isn't in a type is a suite of its own.
      if line.hasSuffix(")"), line.prefix(while: { $0 != "." }).hasSuffix("Tests") {
        names.insert(Self.suite(of: line))
      }
      return false
    }
    guard end == .exited(0), !names.isEmpty else {
      throw Failure("Can't list the tests in \(folder): \(end).")
    }
    return names.sorted().map { Suite(name: $0) }
  }

  /// The part of a test's name before its last component, which can contain slashes in backticks.
  private static func suite(of test: String) -> String {
    var isQuoted = false
    var last: String.Index?
    for index in test.indices {
      if test[index] == "`" { isQuoted.toggle() }
      if test[index] == "/", !isQuoted { last = index }
    }
    return last.map { String(test[..<$0]) } ?? test
  }

  /// Runs suites, until the first failure.
  func run(_ suites: [Suite], environment: [String: String], seconds: Double) throws
    -> ChildProcess.End
  {
    let names = suites.map { NSRegularExpression.escapedPattern(for: $0.name) }
    return try ChildProcess.run(
      [path, "--testing-library", "swift-testing", "--no-parallel"]
        + names.flatMap { ["--filter", "^\($0)(/|$)"] },
      environment: environment, folder: folder, seconds: seconds
    ) { line in Self.isFailure(line) }
  }

  /// Whether a line of Swift Testing reports an issue that isn't a known one.
  static func isFailure(_ line: String) -> Bool {
    line.contains(" recorded an issue")
  }
}
