import Foundation

/// Type-checks all targets for some systems and prints the failures.
///
/// - Parameters:
///   - onlyTarget: The target to type-check, or `nil` for all.
///   - leavesTestsOut: Whether test targets aren't type-checked.
/// - Returns: Whether a target failed.
func checkAll(
  _ systems: [(name: String, system: AppleSystem)], check: URL, package: URL, folder: URL,
  onlyTarget: String?, leavesTestsOut: Bool
) async throws -> Bool {
  let manifest = try Manifest(
    ofPackage: package, scratch: folder.appendingPathComponent("manifest"))
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
    if leavesTestsOut { targets.removeAll(where: \.isTest) }
    targets += try PackageTarget.extras(to: targets, in: package, check: check, for: system)
    targets += PackageTarget.inNewProjects(targets)
    if let onlyTarget {
      guard let target = targets.first(where: { $0.name == onlyTarget }) else {
        throw CheckFailure("\(system.triple) has no target \(onlyTarget)")
      }
      targets = targets.filter { target.dependencies.contains($0.name) } + [target]
    }
    var failures = try await SystemCheck(
      name: name, system: system, compiler: compiler, targets: targets, onlyTarget: onlyTarget,
      workers: workers,
      headers: check.appendingPathComponent("Headers/UIKit")
    ).failures()
    if system.platform == "watchos", onlyTarget == nil,
      let complaint = try ListsOnWatchOS.complaint(in: manifest, ofPackage: package, with: compiler)
    {
      failures.append(("HeadlessUIKit", complaint))
    }
    for failure in failures {
      print("Apple check: \(failure.target) fails for \(system.triple):\n\(failure.output)")
    }
    hasFailures = hasFailures || !failures.isEmpty
    let checked = onlyTarget == nil ? targets.count : 1
    let seconds = Int(Date().timeIntervalSince(start).rounded())
    print(
      "Apple check: \(checked - failures.count) of \(checked) targets type-check for "
        + "\(system.triple) (\(seconds) s)")
  }
  return hasFailures
}
