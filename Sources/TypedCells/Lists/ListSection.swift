/// A section of a list: an identity, rows, and an optional header and footer.
///
/// ```swift
/// ListSection(id: "account", header: "Account") {
///   Row(SwitchCell.self, hidePeople)
///   if !hidePeople.isOn {
///     for person in people { Row(PersonCell.self, person).id(person.id) }
///   }
/// }
/// ```
///
/// A section is a plain value that any task can build. Its handlers and cells stay on the main actor.
public struct ListSection<BaseCell: AnyObject> {
  /// What makes the section the same section before and after a change of the list.
  public let identity: RowIdentity

  /// The header, if there is one.
  public internal(set) var header: HeaderFooter?

  /// The footer, if there is one.
  public internal(set) var footer: HeaderFooter?

  /// The section's title in the list's index, if it has one.
  public internal(set) var indexTitle: String?

  /// The section's rows.
  public internal(set) var rows: RowList<BaseCell>

  private var isHidden: (@MainActor () -> Bool)?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: a value that no other section of the list has.
  ///   - header: the title above the rows; for a view see `header(_:)`.
  ///   - footer: the title below the rows; for a view see `footer(_:)`.
  ///   - rows: the rows.
  public init(
    id: some Hashable,
    header: String? = nil,
    footer: String? = nil,
    @RowBuilder<BaseCell> rows: () -> RowList<BaseCell>
  ) {
    identity = RowIdentity(id)
    self.header = header.map { .title($0) }
    self.footer = footer.map { .title($0) }
    self.rows = rows().placed(in: identity)
  }

  /// Hides the section while a condition is true.
  ///
  /// The condition is evaluated once for each transaction, as that of a row.
  ///
  /// - Parameter isHidden: whether to hide the section.
  /// - Returns: the section with the condition.
  public consuming func hidden(when isHidden: @escaping @MainActor () -> Bool) -> Self {
    self.isHidden = isHidden
    return self
  }

  /// Whether the section, one of its rows, its header or its footer may have a condition.
  var canHide: Bool {
    if isHidden != nil || rows.segments.canHide { return true }
    if case .view? = header { return true }
    if case .view? = footer { return true }
    return false
  }

  /// The section without hidden rows, headers and footers; `nil` if the section itself is hidden.
  @MainActor
  func withoutHidden() -> Self? {
    if let isHidden, isHidden() { return nil }
    var visible = self
    visible.rows = rows.withoutHidden()
    if case .view(let view)? = header, view.row.isHidden { visible.header = nil }
    if case .view(let view)? = footer, view.row.isHidden { visible.footer = nil }
    return visible
  }
}
