// Proves the compile cases by what takes too long for a test: that batches judge as single processes do,
// and that every promise of the core has a case that notices when it is broken.

import Foundation
import HostileCases
import TypedCellsTesting

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../..").standardizedFileURL
let disagreements = try HostileCompany().complaints()
print("\(HostileCase.all.count) hostile cases: \(disagreements.count) disagreements")
let unnoticed = try WeakenedCore(package: package).complaints()
print("\(weakenings.count) weakenings of the core: \(unnoticed.count) unnoticed")
for complaint in disagreements + unnoticed { print("✘ \(complaint)") }
exit(disagreements.isEmpty && unnoticed.isEmpty ? 0 : 1)
