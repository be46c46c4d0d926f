/// The rows that a section shows while it has no other visible rows.
///
/// A class, so that the other sections pay one word for it.
final class EmptyState {
  let rows: RowSegments

  init(_ rows: RowSegments) { self.rows = rows }
}

extension ListSection {
  /// Shows other rows while the section has none to show, for example because it is loading, or nothing was found.
  ///
  /// ```swift
  /// ListSection(id: "people") {
  ///   for person in people { Row(PersonCell.self, person) }
  /// }
  /// .whenEmpty { Row(TextCell.self, "No people") }
  /// ```
  ///
  /// The builder can contain conditions, so one closure describes all the states of a section without rows:
  ///
  /// ```text
  /// .whenEmpty {
  ///   if isLoading { Row(LoadingCell.self) } else { Row(MessageCell.self, "No songs") }
  /// }
  /// ```
  ///
  /// Rows that are there stay while more are loaded. The rows of the closure are inserted and deleted like all others.
  /// They are also shown if all rows of the section are hidden.
  ///
  /// - Parameter rows: the rows. The closure isn't called if the section has rows that can't be hidden.
  /// - Returns: the section with the rows.
  public consuming func whenEmpty(@RowBuilder<BaseCell> _ rows: () -> RowList<BaseCell>) -> Self {
    guard content.rows.count == 0 || content.rows.canHide else { return self }
    content.emptyState = EmptyState(rows().placed(in: content.emptyStateIdentity).segments)
    return self
  }
}

extension SectionContent {
  /// The section of these rows in identities by position, so that they differ from those of the section's other rows.
  fileprivate var emptyStateIdentity: RowIdentity {
    RowIdentity(storage: .bytes(identity.hash(.ofProcess), .max))
  }

  /// Removes rows that are hidden, or takes the others if there are none. Afterwards the section has an empty state
  /// only if it shows it.
  @MainActor
  mutating func removeHiddenRows(_ outlines: OutlineState) {
    rows = rows.visible(in: identity, outlines)
    if rows.count > 0 { emptyState = nil }
    if let emptyState { rows = emptyState.rows.visible(in: identity, outlines) }
  }

  /// All rows, also hidden ones, all children, and those for an empty section. They are read, but never shown.
  @MainActor
  var unfoldedRows: RowSegments {
    var unfolded = rows.unfolded(in: identity)
    guard let emptyState else { return unfolded }
    for segment in emptyState.rows.unfolded(in: identity).segments {
      unfolded.append(segment.rows, level: segment.level)
    }
    return unfolded
  }

  /// Calls `body` with each row, whether or not it is visible.
  ///
  /// - Parameter readsLazyRows: returns whether to read the identities of rows that are made on demand.
  @MainActor
  func forEachRow(readsLazyRows: (LazyPart) -> Bool, _ body: (OutlineKey) -> Void) {
    rows.forEachRow(in: identity, readsLazyRows: readsLazyRows, body)
    emptyState?.rows.forEachRow(in: identity, readsLazyRows: readsLazyRows, body)
  }

  /// Calls `body` with each row that has children, whether or not it is visible.
  @MainActor
  func forEachParent(_ body: (OutlineKey, ErasedRow, RowChildren) -> Void) {
    rows.forEachParent(in: identity, body)
    emptyState?.rows.forEachParent(in: identity, body)
  }
}
