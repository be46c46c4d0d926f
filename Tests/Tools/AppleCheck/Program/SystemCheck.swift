import Foundation

/// Type-checks all targets for one system.
struct SystemCheck: Sendable {
  let name: String
  let system: AppleSystem
  let compiler: Compiler
  let targets: [PackageTarget]

  /// The only target to type-check, or `nil` for all. Its dependencies are compiled without function
  /// bodies.
  let onlyTarget: String?

  let workers: Workers

  /// The target with UIKit's delegates.
  private let adapter = "TypedCellsUIKit"

  /// The folder of UIKit's headers.
  let headers: URL

  /// Returns the compiler's output for the targets that fail, by their names.
  func failures() async throws -> [(target: String, output: String)] {
    var modules: [String: Task<Bool, any Error>] = [:]
    let imported = Set(targets.flatMap(\.dependencies))
    var checks: [(String, Task<ProcessResult, any Error>)] = []
    for target in targets {
      let needed = target.dependencies.compactMap { modules[$0] }
      let arguments = arguments(for: target)
      modules[target.name] = Task {
        for module in needed { if try await !module.value { return false } }
        if !imported.contains(target.name) { return true }
        return try await workers.run {
          try compiler.emitModule(target.name, of: target.files, arguments).status == 0
        }
      }
      if let onlyTarget, target.name != onlyTarget { continue }
      let task = Task {
        for (name, module) in zip(target.dependencies, needed) {
          if try await !module.value {
            return ProcessResult(status: 1, output: "not checked, because \(name) fails\n")
          }
        }
        return try await workers.run {
          try compiler.typeCheck(target.name, target.files, arguments)
        }
      }
      checks.append((target.name, task))
    }
    var failures: [(String, String)] = []
    if onlyTarget == nil || onlyTarget == adapter { failures += try delegateComplaints() }
    if let screen = targets.first(where: { $0.name == "Screen" }) {
      if let module = modules[adapter], try await module.value {
        let arguments = arguments(for: screen) + ["-DWRONG"]
        let result = try compiler.typeCheck(screen.name, screen.files, arguments)
        if let complaint = RefusedRow.complaint(about: result) {
          failures.append((screen.name, complaint))
        }
      }
    }
    for (target, task) in checks {
      let result = try await task.value
      if result.status != 0 { failures.append((target, result.output)) }
    }
    return failures
  }

  /// Returns the methods of delegates that the adapter names wrongly.
  private func delegateComplaints() throws -> [(String, String)] {
    guard let adapter = targets.first(where: { $0.name == adapter }), system.hasUIKit else {
      return []
    }
    let complaints = try DelegateMethods(namedIn: adapter.files, headers: headers).complaints
    return complaints.isEmpty ? [] : [("methods of delegates", complaints.joined(separator: "\n"))]
  }

  private func arguments(for target: PackageTarget) -> [String] {
    let isScript = target.files.contains { $0.hasSuffix("/main.swift") }
    let imports = compiler.imports(SystemModules.names(for: system) + target.dependencies)
    return imports + target.options + (isScript ? [] : ["-parse-as-library"]) + [
      "-package-name", "typed_cells", "-warnings-as-errors", "-enable-testing",
    ]
  }
}
