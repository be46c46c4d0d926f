import Foundation

// Prints one line per goal: area, workload, measured figure, bound, and whether the goal is reached.
//
// Each area is measured in its own process, so that it doesn't inherit another area's heap. To measure
// only some areas, pass their names.

let areas: [(name: String, goals: () throws -> [Goal])] = [
  ("compiling", compileGoals), ("diff", diffGoals), ("dispatch", dispatchGoals),
  ("kit", kitGoals), ("lists", listGoals),
]

if let name = CommandLine.arguments.dropFirst().first {
  guard let area = areas.first(where: { $0.name == name }) else {
    print("there is no area '\(name)'; the areas are \(areas.map(\.name).joined(separator: ", "))")
    exit(1)
  }
  for goal in try area.goals() { print(goal.line) }
} else {
  for area in areas {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [area.name]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
