// Checks the compile cases in ways that take too long for a test: batches give the same verdicts as
// single processes, and each promise of the core has a case that fails if the promise is broken.
//
// Usage: swift run CompileProofs                  checks the lists of constraints without compiling them
//        swift run CompileProofs --constraints    removes every constraint of the lists; takes about an hour
//        swift run CompileProofs --sample         removes a quarter of them, chosen at random
//        swift run CompileProofs --update         adds new constraints to the lists
//
// Names of modules behind an option restrict it to these modules: swift run CompileProofs --update HeadlessList

import Foundation
import HostileCases
import TypedCellsTesting

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let package = folder.appendingPathComponent("../../..").standardizedFileURL
let modules = try WeakenedModule.folders.map { try WeakenedModule($0, in: package) }
var complaints: [String] = []

/// Prints a result, and keeps its complaints.
@MainActor func report(_ subject: String, _ found: [String], _ name: String) {
  print("\(subject): \(found.count) \(name)")
  complaints += found
}

let option = CommandLine.arguments.dropFirst().first
let chosen = CommandLine.arguments.dropFirst(2)
for name in chosen where !modules.contains(where: { $0.name == name }) {
  complaints.append("\(name) isn't a module with a list of constraints")
}
for module in modules where chosen.isEmpty || chosen.contains(module.name) {
  let list = folder.appendingPathComponent("Lists/\(module.name).txt")
  var check = try ConstraintCheck(module: module, file: list)
  let constraints = "\(module.constraints.count) constraints of \(module.name)"
  // A case that fails without an edit would notice each edit. The quick check only edits the core, and the tests
  // compile the other modules' cases.
  if option != nil || module.name == modules[0].name {
    let violations = try module.violations()
    report("the unchanged \(module.name)", violations, "violations")
    if !violations.isEmpty { continue }
  }
  switch option {
  case "--constraints", "--sample":
    let removed = check.sample(option == "--sample" ? 0.25 : 1)
    report(
      "\(removed.count) of \(constraints)", try check.complaints(removing: removed),
      "unnoticed or unlisted")
  case "--update": report(constraints, try check.update(), "unnoticed")
  default: report(constraints, check.differences(), "unlisted or gone")
  }
}
switch option {
case "--constraints", "--sample", "--update": break
case nil:
  report(
    "\(weakenings.count) other weakenings of the core", try modules[0].complaints(), "unnoticed")
  report(
    "\(HostileCase.all.count) hostile cases", try HostileCompany().complaints(), "disagreements")
case let option?:
  complaints.append("\(option) isn't an option; use --constraints, --sample, --update or none")
}
for complaint in complaints { print("✘ \(complaint)") }
exit(complaints.isEmpty ? 0 : 1)
