public import TypedCells

/// The only section of a list without sections.
public struct OnlySection<Row: Diffable>: DiffableSection {
  /// All elements of the list.
  public var rows: [Row]

  /// The same identity for all such sections, because each list has one.
  public var diffIdentity: Int { 0 }

  /// Creates a section.
  ///
  /// - Parameter rows: all elements of the list.
  public init(rows: [Row]) {
    self.rows = rows
  }
}

extension DiffLaws {
  /// Prepares to examine a diff of elements without sections.
  ///
  /// - Parameters:
  ///   - old: the elements before the change.
  ///   - new: the elements after it.
  ///   - duplicates: the policy for duplicate identities; only `DuplicatePolicy.disambiguate` allows them.
  ///   - stages: the diff; `nil` for this library's diff.
  public init<Element: Diffable>(
    elementsFrom old: [Element], to new: [Element], duplicates: DuplicatePolicy = .refuse,
    stages: ((_ old: [Element], _ new: [Element]) -> [DiffStage<Element>])? = nil
  ) where Section == OnlySection<Element> {
    let stages = stages ?? { ChangeSet(from: $0, to: $1).stages().map { DiffStage($0) } }
    self.init(
      from: [OnlySection(rows: old)], to: [OnlySection(rows: new)], duplicates: duplicates
    ) { old, new in
      stages(old[0].rows, new[0].rows).map {
        DiffStage(batch: $0.batch, content: [OnlySection(rows: $0.content)])
      }
    }
    element = Element.self
  }
}
