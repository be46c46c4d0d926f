/// A condition that counts its evaluations. Pass it to a row's `hidden(when:)`.
///
/// ```swift
/// let isOff = CountedCondition { !settings.showsPeople }
/// list.apply { ListSection(id: 0) { Row(PersonCell.self, ada).hidden(when: isOff.evaluate) } }
/// assertListLaws(list, condition: isOff) { list.updateVisibility() }
/// ```
@MainActor
public final class CountedCondition {
  /// The number of evaluations.
  public private(set) var count = 0

  private let condition: @MainActor () -> Bool

  /// Creates a condition with a count of zero.
  ///
  /// - Parameter condition: returns whether to hide the row.
  public init(_ condition: @escaping @MainActor () -> Bool) {
    self.condition = condition
  }

  /// Evaluates the condition and counts the evaluation.
  ///
  /// - Returns: whether to hide the row.
  public func evaluate() -> Bool {
    count += 1
    return condition()
  }
}
