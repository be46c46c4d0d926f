import Foundation

/// Type-checks all targets for some systems, and prints what fails.
///
/// - Returns: whether anything failed.
func checkAll(
  _ systems: [(name: String, system: AppleSystem)], check: URL, package: URL, folder: URL
) async throws -> Bool {
  let manifest = try Manifest(ofPackage: package)
  let compilerPath =
    try ProcessResult(running: ["sh", "-c", "readlink -f \"$(command -v swiftc)\""])
    .output.split(separator: "\n").first.map(String.init) ?? ""
  let toolchain = URL(fileURLWithPath: compilerPath).deletingLastPathComponent()
    .deletingLastPathComponent()
  let workers = Workers(count: ProcessInfo.processInfo.activeProcessorCount)
  var hasFailures = false
  for (name, system) in systems {
    let start = Date()
    let own = folder.appendingPathComponent(name)
    let library = try StandardLibrary(for: system, in: own, toolchain: toolchain)
    let compiler = Compiler(
      for: system, library: library, folder: own,
      headers: check.appendingPathComponent("Headers"), toolchain: toolchain)
    try? FileManager.default.removeItem(at: compiler.modules)
    try FileManager.default.createDirectory(
      at: compiler.modules, withIntermediateDirectories: true)
    try SystemModules.emit(for: system, with: compiler, check: check, package: package)
    var targets = try PackageTarget.all(
      of: manifest, in: package, for: system, generatedCode: own.appendingPathComponent("generated")
    )
    targets += try PackageTarget.extras(to: targets, in: package, check: check, for: system)
    let failures = try await SystemCheck(
      name: name, system: system, compiler: compiler, targets: targets, workers: workers
    ).failures()
    for failure in failures {
      print("Apple check: \(failure.target) fails for \(system.triple):\n\(failure.output)")
    }
    hasFailures = hasFailures || !failures.isEmpty
    let seconds = Int(Date().timeIntervalSince(start).rounded())
    print(
      "Apple check: \(targets.count - failures.count) of \(targets.count) targets type-check for "
        + "\(system.triple) (\(seconds) s)")
  }
  return hasFailures
}
