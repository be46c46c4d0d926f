// Prints one line a goal: area, workload, measured, goal, and whether it is reached.

let areas: [() throws -> [Goal]] = [diffGoals, dispatchGoals, listGoals]
for area in areas {
  for goal in try area() { print(goal.line) }
}
