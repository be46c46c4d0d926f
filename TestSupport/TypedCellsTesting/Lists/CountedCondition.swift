/// A condition that counts how often it is asked, to be put where a row says when it is hidden.
///
/// ```swift
/// let isOff = CountedCondition { !settings.showsPeople }
/// list.apply { ListSection(id: 0) { Row(PersonCell.self, ada).hidden(when: isOff.ask) } }
/// assertListLaws(list, condition: isOff) { list.updateVisibility() }
/// ```
@MainActor
public final class CountedCondition {
  /// How often the condition has been asked.
  public private(set) var count = 0

  private let condition: @MainActor () -> Bool

  /// Creates a condition that nobody has asked yet.
  ///
  /// - Parameter condition: the condition.
  public init(_ condition: @escaping @MainActor () -> Bool) {
    self.condition = condition
  }

  /// The condition, which counts the question.
  public func ask() -> Bool {
    count += 1
    return condition()
  }
}
