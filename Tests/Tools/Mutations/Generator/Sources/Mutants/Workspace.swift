import Foundation
import MutantGenerator

/// A copy of the repository in which the sources have mutants.
struct Workspace {
  private let root: String
  /// The folder of the copy and the results.
  let scratch: String
  let copy: PackageCopy
  /// The generators of the files with mutants, by path.
  private var generators: [String: Generator] = [:]
  /// All mutants, by number.
  private(set) var mutants: [Mutant] = []
  /// The mutated files as they were last written.
  private var written: [String: MutatedSource] = [:]
  /// The numbers of the mutants that don't compile.
  private(set) var removed: Set<Int> = []

  /// Finds the mutants of all modules with mutants.
  ///
  /// Mutants are numbered in all modules, also if only one folder runs, so that a build is good for all folders.
  init(root: String) throws {
    self.root = root
    scratch = root + "/.build/mutants"
    copy = PackageCopy(root: root, folder: scratch + "/package")
    try generate()
  }

  private mutating func generate() throws {
    var declarations = DeclarationIndex()
    var sources: [(path: String, text: String)] = []
    for module in Options.modules {
      for path in try Self.swiftFiles(in: root, module) {
        let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
        declarations.add(text)
        sources.append((path, text))
      }
    }
    for source in sources {
      let generator = Generator(
        source.text, file: source.path, firstID: mutants.count, declarations: declarations)
      generators[source.path] = generator
      mutants += generator.mutants
    }
  }

  private static func swiftFiles(in root: String, _ folder: String) throws -> [String] {
    guard let all = FileManager.default.enumerator(atPath: "\(root)/\(folder)") else {
      throw Failure("Can't read \(root)/\(folder).")
    }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      "\(folder)/\($0)"
    }
  }

  // MARK: Files

  /// The files that differ from those of the repository: the manifest, the mutated sources, and the functions that
  /// select a mutant.
  private mutating func mutatedFiles() throws -> [String: Data] {
    var files = try manifest()
    for (path, generator) in generators {
      let source = generator.source(without: removed)
      written[path] = source
      files[path] = Data(source.text.utf8)
    }
    let selection = SelectionSource.text(count: mutants.count)
    for module in Options.modules {
      files["\(module)/\(SelectionSource.fileName)"] = Data(selection.utf8)
    }
    return files
  }

  /// The manifest without the programs that check the documentation.
  private func manifest() throws -> [String: Data] {
    let path = "Package.swift"
    let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    return [path: Data((text + Self.manifestEnd).utf8)]
  }

  private static let manifestEnd = """

    let omitted = [
      "DocumentationTests", "DocumentationPictures", "CompileProofs",
    ]
    package.targets.removeAll { omitted.contains($0.name) }

    """

  // MARK: Building

  /// Builds the tests, and removes mutants until they compile.
  ///
  /// - Parameter isBuilt: whether they were built before, by the same files, and aren't built again.
  mutating func build(isBuilt: Bool) throws {
    let cache = RemovedMutants(file: "\(scratch)/removed.txt", mutants: mutants)
    removed = cache.read()
    let paths = try Git.files(in: root)
    if isBuilt {
      if let path = try copy.firstDifference(paths, replacing: mutatedFiles()) {
        throw Failure("\(path) has changed since the build. Run Mutants without --reuse-build.")
      }
      return
    }
    try copy.write(paths, replacing: mutatedFiles())
    for round in 1...40 {
      let build = try Build(copy, ["swift", "build", "--build-tests"])
      if build.succeeded {
        try cache.write(removed)
        say("mutants: \(removed.count) of \(mutants.count) don't compile and are removed")
        return
      }
      // An error may be one of the sources, which no mutant causes.
      if round == 1 { try buildOriginal(paths) }
      try build.texts.joined(separator: "\n").write(
        toFile: "\(scratch)/errors-\(round).txt", atomically: true, encoding: .utf8)
      let before = removed
      for error in build.errors {
        guard let source = written[error.path] else { continue }
        removed.formUnion(source.suspects(line: error.line, column: error.column))
      }
      say(
        "build \(round): \(build.texts.count) errors, \(removed.count - before.count) mutants removed"
      )
      guard removed != before else {
        throw Failure("The copy in \(copy.folder) doesn't build:\n\(build.summary)")
      }
      for (path, data) in try mutatedFiles() { try copy.replace(path, with: data) }
    }
    throw Failure("The copy in \(copy.folder) doesn't build after 40 attempts.")
  }

  /// Builds a copy without mutants, and without tests, because an error in a test removes no mutant.
  ///
  /// - Throws: the compiler's errors.
  private func buildOriginal(_ paths: [String]) throws {
    let original = PackageCopy(root: root, folder: scratch + "/original")
    try original.write(paths, replacing: manifest())
    let build = try Build(original, ["swift", "build"])
    guard build.succeeded else {
      throw Failure("The sources don't build without mutants:\n\(build.summary)")
    }
  }
}

/// A build of a copy.
private struct Build {
  let succeeded: Bool
  private(set) var errors: [(path: String, line: Int, column: Int, text: String)] = []
  private var tail: [String] = []

  /// Builds a copy with a command, without warnings.
  init(_ copy: PackageCopy, _ command: [String]) throws {
    var errors: [(path: String, line: Int, column: Int, text: String)] = []
    var tail: [String] = []
    let end = try ChildProcess.run(
      command + ["--package-path", copy.folder, "-Xswiftc", "-suppress-warnings"],
      folder: copy.folder, seconds: 7200
    ) { line in
      tail = tail.suffix(60) + [line]
      if let error = Self.parse(line, in: copy.folder) { errors.append(error) }
      return false
    }
    succeeded = end.end == .exited(0)
    self.errors = errors
    self.tail = tail
  }

  /// The errors, each once.
  var texts: [String] {
    Set(errors.map { "\($0.path):\($0.line):\($0.column): \($0.text)" }).sorted()
  }

  /// The first errors, or else the end of the output.
  var summary: String { (texts.isEmpty ? tail : Array(texts.prefix(20))).joined(separator: "\n") }

  /// Reads an error of the compiler: `/path/File.swift:3:7: error: …`.
  private static func parse(_ line: String, in folder: String)
    -> (path: String, line: Int, column: Int, text: String)?
  {
    guard let match = line.firstMatch(of: /^(.+\.swift):(\d+):(\d+): error: (.*)$/),
      match.1.hasPrefix(folder + "/"), let row = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1.dropFirst(folder.count + 1)), row, column, String(match.4))
  }
}
