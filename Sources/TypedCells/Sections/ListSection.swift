/// A section of a list: an identity, rows, and an optional header and footer.
///
/// ```swift
/// ListSection(id: "account", header: "Account") {
///   Row(SwitchCell.self, hidePeople)
///   if !hidePeople.isOn {
///     for person in people { Row(PersonCell.self, person) }
///   }
/// }
/// ```
///
/// A section is a plain value that any task can build. Its handlers and cells stay on the main actor.
public struct ListSection<BaseCell: AnyObject> {
  /// The section without its kind of host. There is no other property; see `ErasedArrays`.
  var content: SectionContent

  /// The value that makes the section the same section before and after a change of the list.
  public var identity: RowIdentity { content.identity }

  /// The header, if there is one.
  public var header: HeaderFooter? { content.header }

  /// The footer, if there is one.
  public var footer: HeaderFooter? { content.footer }

  /// The section's title in the list's index, if it has one.
  public var indexTitle: String? { content.indexTitle }

  /// The section's rows.
  public var rows: RowList<BaseCell> { RowList(content.rows) }

  init(_ content: SectionContent) {
    self.content = content
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: a value that no other section of the list has.
  ///   - header: the title above the rows; for a view see `header(_:)`.
  ///   - footer: the title below the rows; for a view see `footer(_:)`.
  ///   - rows: a builder of rows, lazy rows, conditions and loops.
  public init(
    id: some Hashable,
    header: String? = nil,
    footer: String? = nil,
    @RowBuilder<BaseCell> rows: () -> RowList<BaseCell>
  ) {
    let identity = RowIdentity(id)
    content = SectionContent(
      identity: identity, header: header.map { .title($0) }, footer: footer.map { .title($0) },
      rows: rows().placed(in: identity).segments)
  }

  /// The section with all rows, also hidden ones, all children, and those for an empty section.
  @MainActor
  package var unfolded: Self {
    var unfolded = content
    unfolded.rows = content.unfoldedRows
    return Self(unfolded)
  }

  /// Hides the section while a condition is true.
  ///
  /// ```swift
  /// ListSection<UITableViewCell>(id: "people") { Row(PersonCell.self, person) }
  ///   .hidden { hidePeople.isOn }
  /// ```
  ///
  /// The list evaluates the condition once for each change, as for ``Row/hidden(when:)``.
  ///
  /// - Parameter isHidden: whether to hide the section.
  /// - Returns: the section with the condition.
  public consuming func hidden(when isHidden: @escaping @MainActor () -> Bool) -> Self {
    content.isHidden = isHidden
    return self
  }
}
