// Checks the compile cases in ways that take too long for a test: batches give the same verdicts as
// single processes, and each promise of the core has a case that fails if the promise is broken.

import Foundation
import HostileCases
import TypedCellsTesting

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../..").standardizedFileURL
let disagreements = try HostileCompany().complaints()
print("\(HostileCase.all.count) hostile cases: \(disagreements.count) disagreements")
let unnoticed = try WeakenedCore(package: package).complaints()
print("\(weakenings.count) weakenings of the core: \(unnoticed.count) unnoticed")
for complaint in disagreements + unnoticed { print("✘ \(complaint)") }
exit(disagreements.isEmpty && unnoticed.isEmpty ? 0 : 1)
