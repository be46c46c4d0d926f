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
  complaints = try removeConstraints(
    share, ofModules: Array(arguments.dropFirst()), in: package)
} else {
  complaints = try HostileCompany().complaints()
  print("\(HostileCase.all.count) hostile cases: \(complaints.count) disagreements")
}
for complaint in complaints { print("✘ \(complaint)") }
exit(complaints.isEmpty ? 0 : 1)
