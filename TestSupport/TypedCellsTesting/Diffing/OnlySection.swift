public import TypedCells

/// A list without sections, as the only section of one.
public struct OnlySection<Row: Diffable>: DiffableSection {
  /// All elements of the list.
  public var rows: [Row]

  /// The same for all such sections: there is one in each list.
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
  ///   - duplicates: whether an identity may occur more than once; only
  ///     `DuplicatePolicy.disambiguate` lets it.
  ///   - stages: the diff; `nil` for that of this library.
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
