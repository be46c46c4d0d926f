/// How much of a row has to be visible, and for how long, until it counts as seen.
struct ImpressionRule: Equatable {
  var fraction = 0.5
  var seconds = 1.0
  /// Whether it counts again after it was less visible.
  var repeats = false
}

extension RowEvent<Void, ImpressionRule> {
  /// When the row counts as seen.
  static var impressionRule: Self { Self("impressionRule") }
}

extension RowEvent<Void, Void> {
  /// The user has seen the row; see ``Row/onImpression(visible:seconds:repeats:weak:_:)``. Without that method, half of
  /// the row has to be visible for one second.
  public static var impression: Self { Self("impression") }
}

extension Row {
  /// Calls `action` with its owner and the row's model when the user has seen the row.
  ///
  /// ```swift
  /// Row(PersonCell.self, person)
  ///   .onImpression(visible: 0.5, seconds: 1, weak: screen) { screen, person in screen.show(person) }
  /// ```
  ///
  /// A row is seen when a part of it is visible for some time without interruption. It's called once for each identity,
  /// also if the row is moved, updated, or deleted and inserted again, and also if two sections have a row with the
  /// identity. The list remembers which rows of its content were seen, and the last 10,000 others.
  ///
  /// In UIKit, what counts as visible is what insets, the keyboard, superviews that clip and the host's `coveredInsets`
  /// leave of the cell, also in a section that scrolls by itself. Another view on top isn't noticed.
  ///
  /// - Parameters:
  ///   - fraction: the part of the row that has to be visible, from 0 to 1. Of a row that is larger than the viewport: the
  ///     part of the viewport that it fills.
  ///   - seconds: for how long. With 0, it's called at once.
  ///   - repeats: whether it's called again after the row was less visible meanwhile.
  ///   - owner: the object the action belongs to, held weakly.
  ///   - action: receives the owner and the row's model. An earlier action is replaced.
  /// - Returns: the row with the action.
  public consuming func onImpression<Owner: AnyObject>(
    visible fraction: Double = 0.5, seconds: Double = 1, repeats: Bool = false, weak owner: Owner,
    _ action: @escaping @MainActor (Owner, Model) -> Void
  ) -> Self {
    let rule = ImpressionRule(fraction: fraction, seconds: seconds, repeats: repeats)
    return on(.impressionRule) { _ in rule }.on(.impression, weak: owner, action)
  }
}

/// What a section does when the user has seen it.
struct SectionImpression {
  let rule: ImpressionRule
  let handler: RowHandler<Void, Void>
}

extension ListSection {
  /// Calls `action` with its owner when the user has seen the section, as for a row; see
  /// ``Row/onImpression(visible:seconds:repeats:weak:_:)``.
  ///
  /// The visible part of a section is measured in the direction in which the list scrolls, from the section's first row to
  /// its last one, if any row of it is visible. So a carousel counts when enough of its height is visible, whichever items
  /// are. Of a section that is longer than the viewport, it's the part of the viewport that the section fills.
  ///
  /// - Parameters:
  ///   - fraction: the part that has to be visible, from 0 to 1.
  ///   - seconds: for how long. With 0, it's called at once.
  ///   - repeats: whether it's called again after the section was less visible meanwhile.
  ///   - owner: the object the action belongs to, held weakly.
  ///   - action: receives the owner. An earlier action is replaced.
  /// - Returns: the section with the action.
  public consuming func onImpression<Owner: AnyObject>(
    visible fraction: Double = 0.5, seconds: Double = 1, repeats: Bool = false, weak owner: Owner,
    _ action: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    content.impression = SectionImpression(
      rule: ImpressionRule(fraction: fraction, seconds: seconds, repeats: repeats),
      handler: RowHandler(.impression, weak: owner) { owner, _, _ in
        (owner as! Owner?).map { action($0) }
      })
    return self
  }
}
