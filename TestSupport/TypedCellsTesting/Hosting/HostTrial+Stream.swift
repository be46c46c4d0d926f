import TypedCells

/// A random stream of changes and user input.
extension HostTrial {
  /// Returns the problems after the first step that has any.
  ///
  /// - Parameter steps: the number of steps.
  func firstProblems(inSteps steps: Int) -> [(law: HostLaw, detail: String)] {
    for step in 1...max(steps, 1) {
      let action = takeStep(isFirst: step == 1)
      settle()
      let problems = problems
      if !problems.isEmpty {
        return problems.map { ($0.law, "\($0.detail), after step \(step), \(action)") }
      }
    }
    content.clear()
    apply()
    settle()
    return problems.map { ($0.law, "\($0.detail), after the list was emptied") }
  }

  /// Performs a random step.
  ///
  /// - Returns: the step in words.
  func takeStep(isFirst: Bool) -> String {
    switch isFirst ? 0 : content.number(0...19) {
    case 0:
      content.replace(limit: 60)
      apply()
      return "other content"
    case 1:
      content.clear()
      apply()
      return "no content"
    case 2:
      driver.refreshVisible()
      return "a refresh"
    case 3:
      update()
      return "an update without a change"
    case 4:
      for _ in 0..<2 {
        content.edit()
        apply()
      }
      return "two changes in a row"
    case 5...11:
      content.edit()
      apply()
      return "a change"
    case 12, 13:
      guard let path = content.random.element(of: content.paths) else {
        return "nothing to select"
      }
      select(path)
      return "a selection of row \(path)"
    default:
      guard let path = content.random.element(of: content.paths) else {
        return "nothing to scroll to"
      }
      scroll(to: path)
      return "a scroll to row \(path)"
    }
  }
}
