// Type-checks the targets of this package for Apple's systems:
// `apple-check CHECK PACKAGE FOLDER SYSTEM...`.
//
// CHECK is the folder Tests/Tools/AppleCheck. FOLDER keeps files that the next run can reuse. With
// `--only TARGET` at the end, it type-checks one target and compiles the target's imports without
// function bodies. With `--without-tests` at the end, it leaves test targets out.
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
var onlyTarget: String?
if let option = arguments.lastIndex(of: "--only"), option == arguments.count - 2 {
  onlyTarget = arguments.last
  arguments.removeLast(2)
}
let leavesTestsOut = arguments.last == "--without-tests"
if leavesTestsOut { arguments.removeLast() }
let names = Array(arguments.dropFirst(3))
let systems = AppleSystem.all.filter { names.contains($0.name) }
guard arguments.count >= 4, systems.count == names.count else {
  fatalError(
    "expected CHECK PACKAGE FOLDER and systems, of \(AppleSystem.all.map(\.name)); got \(names)")
}
let paths = arguments.prefix(3).map { URL(fileURLWithPath: $0) }

do {
  let hasFailures = try await checkAll(
    systems, check: paths[0], package: paths[1], folder: paths[2], onlyTarget: onlyTarget,
    leavesTestsOut: leavesTestsOut)
  exit(hasFailures ? 1 : 0)
} catch {
  print("Apple check: \(error)")
  exit(1)
}
