// Checks the compile cases in ways that take too long for a test: batches give the same verdicts as
// single processes, and each promise of the core has a case that fails if the promise is broken.
//
// Usage: swift run CompileProofs                  checks the list of constraints without compiling them
//        swift run CompileProofs --constraints    removes every constraint of the list; takes minutes
//        swift run CompileProofs --update         adds new constraints to the list

import Foundation
import HostileCases
import TypedCellsTesting

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let package = folder.appendingPathComponent("../../..").standardizedFileURL
let core = try WeakenedCore(package: package)
var check = try ConstraintCheck(
  core: core, file: folder.appendingPathComponent("constraints.txt"))
var complaints: [String] = []

/// Prints a result, and keeps its complaints.
@MainActor func report(_ subject: String, _ found: [String], _ name: String) {
  print("\(subject): \(found.count) \(name)")
  complaints += found
}

let constraints = "\(core.constraints.count) constraints of the core"
switch CommandLine.arguments.dropFirst().first {
case "--constraints": report(constraints, try check.complaints(), "unnoticed or unlisted")
case "--update": report(constraints, try check.update(), "unnoticed")
case nil:
  report(constraints, check.differences(), "unlisted or gone")
  report("the unchanged core", try core.violations(), "violations")
  report("\(weakenings.count) other weakenings of the core", try core.complaints(), "unnoticed")
  report(
    "\(HostileCase.all.count) hostile cases", try HostileCompany().complaints(), "disagreements")
case let option?:
  complaints.append("\(option) isn't an option; use --constraints, --update or none")
}
for complaint in complaints { print("✘ \(complaint)") }
exit(complaints.isEmpty ? 0 : 1)
