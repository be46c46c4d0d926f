import TypedCells

/// The result of performing a diff's stages on a host that follows the rules of batch updates.
struct DiffReplay<Section: DiffableSection> {
  let stages: [DiffStage<Section>]
  /// The first stage that UIKit would reject, and the reason.
  private(set) var refusal: String?
  /// The first difference between the shown content and the expected one.
  private(set) var difference: String?

  init(from old: [Section], to new: [Section], by stages: [DiffStage<Section>]) {
    self.stages = stages
    var shown = old
    for (index, stage) in stages.enumerated() {
      let context = "stage \(index + 1) of \(stages.count), \(stage.batch)"
      let problems = stage.batch.problems(
        from: shown.map(\.rows.count), to: stage.content.map(\.rows.count))
      if let problem = problems.first {
        refusal = "\(problem) in \(context)"
        return
      }
      shown = stage.batch.replayed(on: shown, to: stage.content) ?? []
      if let difference = firstDifference(between: shown, and: stage.content) {
        self.difference = "\(difference), after \(context)"
        return
      }
    }
    if let difference = firstDifference(between: shown, and: new) {
      self.difference = "\(difference), after all of \(stages.count) stages"
    }
  }
}

/// Returns the first difference between two contents in words, or `nil` if they are equal.
private func firstDifference<Section: DiffableSection>(
  between shown: [Section], and wanted: [Section]
) -> String? {
  func difference<Element: Diffable>(
    _ shown: Element, _ wanted: Element, _ place: @autoclosure () -> String
  ) -> String? {
    guard shown.diffIdentity == wanted.diffIdentity else {
      return "\(place()) is \(shown.diffIdentity) where \(wanted.diffIdentity) is wanted"
    }
    return wanted.hasSameContent(as: shown)
      ? nil : "\(place()), \(wanted.diffIdentity), does not show what is wanted"
  }
  if shown.count != wanted.count { return "there are \(shown.count) sections, not \(wanted.count)" }
  for section in shown.indices {
    let own = difference(shown[section], wanted[section], "section \(section)")
    if let own { return own }
    let (rows, others) = (shown[section].rows, wanted[section].rows)
    if rows.count != others.count {
      return "section \(section) has \(rows.count) rows, not \(others.count)"
    }
    for row in rows.indices {
      if let found = difference(rows[row], others[row], "row \(section).\(row)") { return found }
    }
  }
  return nil
}
