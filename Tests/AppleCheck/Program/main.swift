// Type-checks the targets of this package for Apple's systems: `apple-check CHECK PACKAGE FOLDER SYSTEM...`.
// CHECK is the folder Tests/AppleCheck, and FOLDER keeps what the next run can use again.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let names = Array(arguments.dropFirst(3))
let systems = AppleSystem.all.filter { names.contains($0.name) }
guard arguments.count >= 4, systems.count == names.count else {
  fatalError("expected CHECK PACKAGE FOLDER and systems, of macos, ios, and tvos; got \(names)")
}
let paths = arguments.prefix(3).map { URL(fileURLWithPath: $0) }

do {
  let hasFailures = try await checkAll(
    systems, check: paths[0], package: paths[1], folder: paths[2])
  exit(hasFailures ? 1 : 0)
} catch {
  print("Apple check: \(error)")
  exit(1)
}
