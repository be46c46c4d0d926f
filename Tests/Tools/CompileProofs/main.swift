// Checks the compile cases in ways that take too long for a test.
//
// Usage: swift run CompileProofs                    compiles the hostile cases in batches and in single processes, which
//                                                   have to give the same verdicts
//        swift run CompileProofs SHARE [MODULE…]    removes a share of the constraints, such as 0.25, one at a time, and
//                                                   prints those that no compile case notices
//
// Not every constraint needs a case: for example, `Error` includes `Sendable` already. So constraints that no case
// notices aren't an error.

import Foundation
import HostileCases
import TypedCellsTesting

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../..").standardizedFileURL
let arguments = CommandLine.arguments.dropFirst()
let complaints: [String]
if let first = arguments.first {
  guard let share = Double(first), share > 0, share <= 1 else {
    print("\(first) isn't a share of the constraints; pass a number up to 1, such as 0.25")
    exit(1)
  }
  complaints = try removeConstraints(share, ofModules: Array(arguments.dropFirst()))
} else {
  complaints = try HostileCompany().complaints()
  print("\(HostileCase.all.count) hostile cases: \(complaints.count) disagreements")
}
for complaint in complaints { print("✘ \(complaint)") }
exit(complaints.isEmpty ? 0 : 1)

/// Removes a random share of the constraints of some modules, and prints the ones that no compile case notices.
///
/// - Returns: What kept constraints from being judged, such as a case that fails with the unchanged module.
@MainActor func removeConstraints(_ share: Double, ofModules names: [String]) throws -> [String] {
  let modules = try WeakenedModule.folders.map { try WeakenedModule($0, in: package) }
  let known = modules.map(\.name)
  var complaints = names.filter { !known.contains($0) }
    .map { "\($0) isn't a module with compile cases; these are \(known.joined(separator: ", "))" }
  for module in modules where names.isEmpty || names.contains(module.name) {
    let violations = try module.violations()
    if !violations.isEmpty {
      // A case that fails with the unchanged module would notice every edit.
      complaints += violations
      continue
    }
    let chosen = module.constraints.filter { _ in Double.random(in: 0..<1) < share }
    let effects = try inParallel(chosen.count) { number in
      Result { try module.effect(ofRemoving: chosen[number]) }
    }
    var unnoticed: [Constraint] = []
    for (constraint, effect) in zip(chosen, effects) {
      switch effect {
      case .failure(let problem): complaints.append("\(constraint): \(problem)")
      case .success(.compiles(noticedBy: [])): unnoticed.append(constraint)
      case .success: break
      }
    }
    print(
      "\(module.name): \(chosen.count) of \(module.constraints.count) constraints removed, "
        + "\(unnoticed.count) unnoticed")
    for constraint in unnoticed { print("  \(constraint)") }
  }
  return complaints
}
