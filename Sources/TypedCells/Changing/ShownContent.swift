/// The content before a change, by its positions after the change.
struct ShownContent {
  private let sections: [SectionContent]
  /// Whether no row and no section was inserted, deleted or moved.
  let keptOrder: Bool
  /// The old positions of sections by their new ones; `nil` if no section was inserted, deleted or moved.
  private let oldPositions: [Int?]?

  /// - Parameters:
  ///   - sections: the content before the change.
  ///   - changes: the change.
  ///   - count: the number of sections after the change.
  init(_ sections: [SectionContent], after changes: SectionedChanges, count: Int) {
    self.sections = sections
    keptOrder = changes.hasSameOrder
    oldPositions =
      changes.sections.hasSameOrder
      ? nil
      : SectionPairs(changes.sections, oldCount: sections.count, newCount: count).oldPositions
  }

  /// Whether a section had a header or a footer.
  var hasHeaderFooters: Bool { haveHeaderFooters(sections) }

  /// Returns the section, or `nil` if it is new.
  func section(_ position: Int) -> SectionContent? {
    guard let old = oldPosition(ofSection: position), sections.indices.contains(old) else {
      return nil
    }
    return sections[old]
  }

  private func oldPosition(ofSection position: Int) -> Int? {
    guard let oldPositions else { return position }
    // A host that doesn't commit a change shows more sections than there are after it.
    return oldPositions.indices.contains(position) ? oldPositions[position] : nil
  }
}

func haveHeaderFooters(_ sections: [SectionContent]) -> Bool {
  for section in sections where section.header != nil || section.footer != nil { return true }
  return false
}
