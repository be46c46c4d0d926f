import Foundation
import TypedCellsTesting

/// Removes a random share of the constraints of some modules, and prints the ones that no compile case notices.
///
/// - Returns: What kept constraints from being judged, such as a case that fails with the unchanged module.
@MainActor func removeConstraints(
  _ share: Double, ofModules names: [String], in package: URL
) throws -> [String] {
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
