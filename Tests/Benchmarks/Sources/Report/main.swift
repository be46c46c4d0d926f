// Prints one line a goal: area, workload, measured, goal, and whether it is reached.

for goal in try diffGoals() + dispatchGoals() { print(goal.line) }
