import Foundation
import MutantGenerator

/// The tests of one type, which run together.
struct Suite: Codable {
  /// Its module and type, such as "TypedCellsTests.`A row`".
  let name: String
  /// How long the processor needs for it without a mutant, with the start of the process.
  var seconds = 0.0
  /// The numbers of the mutants that its tests reach.
  var reached: Set<Int> = []

  /// Whether the suite is in the test target of a mutant's module, which is named after the folder.
  func isInTests(ofModuleWith mutant: Mutant) -> Bool {
    let folders = mutant.file.split(separator: "/").dropLast()
    guard folders.count > 1 else { return false }
    // HeadlessUIKit only exports the classes of HeadlessUIKitClasses.
    return name.hasPrefix("\(folders[1].replacing("Classes", with: ""))Tests.")
  }
}

/// The built tests.
struct TestProgram {
  let folder: String
  let path: String

  init(folder: String, path: String) {
    self.folder = folder
    self.path = path
  }

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
    guard end.end == .exited(0), !names.isEmpty else {
      throw Failure("Can't list the tests in \(folder): \(end.end).")
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
  ///
  /// - Parameters:
  ///   - seconds: how long the processor may compute.
  ///   - failing: called with the name of the suite that fails, unless it crashes.
  /// - Throws: an error if the tests can't be started, or if no test is in the suites.
  func run(
    _ suites: [Suite], environment: [String: String], seconds: Double,
    failing: (_ suite: String) -> Void = { _ in }
  ) throws -> (end: ChildProcess.End, processorSeconds: Double) {
    let names = suites.map { NSRegularExpression.escapedPattern(for: $0.name) }
    // To print a backtrace after a crash takes longer than most suites.
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
    // Without parallel tests, the suite that started last is the one that fails.
    var current: String?
    let result = try ChildProcess.run(
      [path, "--testing-library", "swift-testing", "--no-parallel"]
        + names.flatMap { ["--filter", "^\($0)(/|$)"] },
      environment: environment, folder: folder, seconds: 30 + seconds * 10,
      processorSeconds: seconds
    ) { line in
      if line.contains("Suite "), line.hasSuffix(" started.") { current = line }
      return Self.isFailure(line)
    }
    if case .stopped = result.end, let current {
      // The output has the type's name, with quotation marks if it is a sentence.
      if let suite = suites.first(where: { current.contains(Self.title(of: $0.name)) }) {
        failing(suite.name)
      }
    }
    switch result.end {
    case .exited(126), .exited(127): throw Failure("Can't start \(path) in \(folder).")
    case .exited(Self.noTests):
      throw Failure("No test is in \(suites.map(\.name).joined(separator: ", ")).")
    default: return result
    }
  }

  /// The exit status of Swift Testing if the filters exclude all tests.
  private static let noTests: Int32 = 69

  /// The name of a suite in the output of Swift Testing.
  private static func title(of suite: String) -> String {
    let name = suite.drop { $0 != "." }.dropFirst()
    return "Suite " + name.replacing("`", with: "\"")
  }

  /// Whether a line of Swift Testing reports an issue that isn't a known one.
  static func isFailure(_ line: String) -> Bool {
    line.contains(" recorded an issue")
  }
}
