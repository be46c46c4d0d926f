import Foundation
import MutantGenerator

/// A copy of the repository in which the sources have mutants.
struct Workspace {
  let root: String
  /// The folder of the copy.
  let folder: String
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
    folder = root + "/.build/mutants/package"
    var declarations = DeclarationIndex()
    var sources: [(path: String, text: String)] = []
    for module in Options.modules {
      for path in try Self.swiftFiles(in: root, module.folder) {
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

  /// Copies the files that Git knows or would add, writes the mutated sources, and removes targets without mutants
  /// and tests from the manifest.
  mutating func write() throws {
    var names: [UInt8] = []
    let list = Process()
    list.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    list.arguments = [
      "git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard",
    ]
    let output = Pipe()
    list.standardOutput = output
    try list.run()
    names = Array(output.fileHandleForReading.readDataToEndOfFile())
    list.waitUntilExit()
    guard list.terminationStatus == 0 else { throw Failure("git ls-files failed in \(root).") }
    let paths = names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    try removeOldFiles(keeping: Set(paths))
    for path in paths where generators[path] == nil {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(path)")
      {
        try link(path, to: target)
        continue
      }
      // A deleted file that isn't committed is still listed.
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { continue }
      guard path == "Package.swift" else {
        try replace(path, with: data)
        continue
      }
      try replace(path, with: data + Data(Self.manifestEnd.utf8))
    }
    try writeMutants()
    let selection = SelectionSource.text(count: mutants.count)
    for module in Options.modules {
      try replace("\(module.folder)/\(SelectionSource.fileName)", with: Data(selection.utf8))
    }
  }

  /// Omits the programs that check the documentation, and the warnings of strict memory safety.
  private static let manifestEnd = """

    let omitted = [
      "DocumentationTests", "DocumentationPictures", "DocumentationToolTests", "CompileProofs",
    ]
    package.targets.removeAll { omitted.contains($0.name) }

    """

  private func removeOldFiles(keeping paths: Set<String>) throws {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in all {
      if path == ".build" {
        all.skipDescendants()
      } else if path.hasSuffix(".swift"), !paths.contains(path),
        !path.hasSuffix(SelectionSource.fileName)
      {
        try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
      }
    }
  }

  /// Writes a file unless it has this content already, so that builds compile only what changed.
  private func replace(_ path: String, with data: Data) throws {
    let target = URL(fileURLWithPath: "\(folder)/\(path)")
    if (try? Data(contentsOf: target)) == data { return }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)) != nil {
      try FileManager.default.removeItem(at: target)
    }
    try data.write(to: target)
    let source = "\(root)/\(path)"
    if FileManager.default.isExecutableFile(atPath: source) {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target.path)
    }
  }

  private func link(_ path: String, to target: String) throws {
    let link = URL(fileURLWithPath: "\(folder)/\(path)")
    let old = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    if old == target { return }
    if old != nil || FileManager.default.fileExists(atPath: link.path) {
      try FileManager.default.removeItem(at: link)
    }
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  /// Checks that the numbers of the mutants are those of the build.
  private func checkSources() throws {
    for (path, generator) in generators.sorted(by: { $0.key < $1.key }) {
      let built = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      if built != generator.source(without: removed).text {
        throw Failure("\(path) has changed since the build. Run Mutants without --reuse-build.")
      }
    }
  }

  private mutating func writeMutants() throws {
    for (path, generator) in generators {
      let source = generator.source(without: removed)
      written[path] = source
      try replace(path, with: Data(source.text.utf8))
    }
  }

  /// Builds the tests, and removes mutants until they compile.
  ///
  /// - Parameter isBuilt: whether they were built before, by the same sources, and aren't built again.
  mutating func build(isBuilt: Bool) throws {
    let cache = "\(root)/.build/mutants/removed.txt"
    let known = Set(
      ((try? String(contentsOfFile: cache, encoding: .utf8)) ?? "").split(separator: "\n").map(
        String.init))
    removed = Set(mutants.filter { known.contains($0.key) }.map(\.id))
    if isBuilt {
      try checkSources()
      return
    }
    try write()
    for round in 1...40 {
      var errors: [(path: String, line: Int, column: Int, text: String)] = []
      var tail: [String] = []
      let end = try ChildProcess.run(
        [
          "swift", "build", "--build-tests", "--package-path", folder, "-Xswiftc",
          "-suppress-warnings",
        ],
        folder: folder, seconds: 7200
      ) { line in
        tail = tail.suffix(60) + [line]
        if let error = parse(line) { errors.append(error) }
        return false
      }
      if end.end == .exited(0) {
        say("mutants: \(removed.count) of \(mutants.count) don't compile and are removed")
        return
      }
      let texts = Set(errors.map { "\($0.path):\($0.line):\($0.column): \($0.text)" }).sorted()
      try texts.joined(separator: "\n").write(
        toFile: "\(root)/.build/mutants/errors-\(round).txt", atomically: true, encoding: .utf8)
      let before = removed
      for error in errors {
        guard let source = written[error.path] else { continue }
        removed.formUnion(source.suspects(line: error.line, column: error.column))
      }
      say("build \(round): \(texts.count) errors, \(removed.count - before.count) mutants removed")
      guard removed != before else {
        let lines = texts.isEmpty ? tail : Array(texts.prefix(20))
        throw Failure("The copy in \(folder) doesn't build:\n" + lines.joined(separator: "\n"))
      }
      let keys = Set(mutants.filter { removed.contains($0.id) }.map(\.key)).sorted()
      try keys.joined(separator: "\n").write(toFile: cache, atomically: true, encoding: .utf8)
      try writeMutants()
    }
    throw Failure("The copy in \(folder) doesn't build after 40 attempts.")
  }

  /// Reads an error of the compiler: `/path/File.swift:3:7: error: …`.
  private func parse(_ line: String) -> (path: String, line: Int, column: Int, text: String)? {
    guard let match = line.firstMatch(of: /^(.+\.swift):(\d+):(\d+): error: (.*)$/),
      match.1.hasPrefix(folder + "/"), let row = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1.dropFirst(folder.count + 1)), row, column, String(match.4))
  }
}
