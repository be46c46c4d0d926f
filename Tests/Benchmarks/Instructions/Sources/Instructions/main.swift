// Runs one workload, so that `.ci/instructions` can count its instructions.
//
// Without an argument, it prints the names of all workloads. To add one, append it to an area's array,
// and its count to counts.txt.

let workloads = diffWorkloads + rowWorkloads + driverWorkloads

let name = CommandLine.arguments.dropFirst().first
if name == nil {
  for workload in workloads { print(workload.name) }
} else if let workload = workloads.first(where: { $0.name == name }) {
  let run = workload.prepare()
  run()  // Performs one-time work, such as registering types with the runtime.
  measured(run)
} else {
  fatalError("No workload is named '\(name ?? "")'; call without arguments for a list.")
}

/// Runs a workload. `.ci/instructions` finds this function by its name, and counts its instructions and
/// those of the functions it calls.
@inline(never)
@MainActor
func measured(_ body: @MainActor () -> Void) { body() }
