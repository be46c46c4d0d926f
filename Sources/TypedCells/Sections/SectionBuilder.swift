/// Builds the sections of a list for one kind of host.
///
/// You can use sections, arrays of sections, `if`, `if let`, `switch`, `for` and `#available` in any combination. The
/// trailing closure of ``ListDriver/apply(animated:completion:_:)`` is such a builder. To move sections into a function
/// or a property, give it the attribute:
///
/// ```swift
/// @MainActor @SectionBuilder<UITableViewCell>
/// func staff() -> [ListSection<UITableViewCell>] {
///   ListSection(id: "about") { Row(TextCell.self, "Our staff") }
///   if !people.isEmpty {
///     ListSection(id: "people") { for person in people { Row(PersonCell.self, person) } }
///   }
/// }
/// ```
@resultBuilder
public enum SectionBuilder<BaseCell: AnyObject> {
  /// Returns one section.
  public static func buildExpression(
    _ section: ListSection<BaseCell>
  ) -> [ListSection<BaseCell>] {
    [section]
  }

  /// Returns sections that were built elsewhere, for example by a presenter.
  public static func buildExpression(
    _ sections: [ListSection<BaseCell>]
  ) -> [ListSection<BaseCell>] {
    sections
  }

  /// Returns a section that may be missing, for example `draft.map { ListSection(id: $0.id) { … } }`.
  ///
  /// - Parameter section: the section, or `nil`.
  @_disfavoredOverload
  public static func buildExpression(
    _ section: ListSection<BaseCell>?
  ) -> [ListSection<BaseCell>] {
    section.map { [$0] } ?? []
  }

  /// Returns the sections of a function that may have none.
  ///
  /// - Parameter sections: the sections, or `nil`.
  @_disfavoredOverload
  public static func buildExpression(
    _ sections: [ListSection<BaseCell>]?
  ) -> [ListSection<BaseCell>] {
    sections ?? []
  }

  /// Unavailable, because a list consists of sections.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "a row needs a section: ListSection(id: …) { Row(…) }"
  )
  public static func buildExpression<Cell, Model>(
    _ row: Row<Cell, Model>
  ) -> [ListSection<BaseCell>] { [] }

  /// Unavailable, because a list consists of sections.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "rows need a section: ListSection(id: …) { … }"
  )
  public static func buildExpression(_ rows: RowList<BaseCell>) -> [ListSection<BaseCell>] { [] }

  /// Unavailable, because a statement without a value, such as a call of `print`, isn't a section.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "not a section; put 'let _ =' in front of other code in a builder, or move it into a method"
  )
  public static func buildExpression(_ nothing: Void) -> [ListSection<BaseCell>] { [] }

  /// Returns sections in sequence.
  public static func buildBlock(
    _ components: [ListSection<BaseCell>]...
  ) -> [ListSection<BaseCell>] {
    components.flatMap { $0 }
  }

  /// Returns the sections of a `for` loop.
  ///
  /// - Parameter components: the sections of each iteration.
  public static func buildArray(
    _ components: [[ListSection<BaseCell>]]
  ) -> [ListSection<BaseCell>] {
    components.flatMap { $0 }
  }

  /// Returns the sections of an `if` without `else`.
  ///
  /// - Parameter component: the sections, or `nil` if the condition is false.
  public static func buildOptional(
    _ component: [ListSection<BaseCell>]?
  ) -> [ListSection<BaseCell>] {
    component ?? []
  }

  /// Returns the sections of the first branch.
  public static func buildEither(
    first component: [ListSection<BaseCell>]
  ) -> [ListSection<BaseCell>] {
    component
  }

  /// Returns the sections of another branch.
  public static func buildEither(
    second component: [ListSection<BaseCell>]
  ) -> [ListSection<BaseCell>] {
    component
  }

  /// Returns the sections behind an `#available` condition.
  public static func buildLimitedAvailability(
    _ component: [ListSection<BaseCell>]
  ) -> [ListSection<BaseCell>] {
    component
  }
}
