/// A section of a list: an identity, a title above and below, and rows.
///
/// ```swift
/// ListSection(id: "account", header: "Account") {
///   Row(SwitchCell.self, hidePeople)
///   if !hidePeople.isOn {
///     for person in people { Row(PersonCell.self, person).id(person.id) }
///   }
/// }
/// ```
@MainActor
public struct ListSection<BaseCell: AnyObject> {
  /// What makes the section the same one before and after a change of the list.
  public let identity: RowIdentity

  /// The title above the rows, if any.
  public var header: String?

  /// The title below the rows, if any.
  public var footer: String?

  /// The section's rows.
  public private(set) var rows: RowList<BaseCell>

  private var isHidden: (@MainActor () -> Bool)?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: a value that no other section of the list has.
  ///   - header: the title above the rows.
  ///   - footer: the title below the rows.
  ///   - rows: the rows.
  public init(
    id: some Hashable,
    header: String? = nil,
    footer: String? = nil,
    @RowBuilder<BaseCell> rows: () -> RowList<BaseCell>
  ) {
    identity = RowIdentity(id)
    self.header = header
    self.footer = footer
    self.rows = rows()
  }

  /// Leaves the section out of the list whenever a condition holds.
  ///
  /// The condition is asked once a transaction, as that of a row.
  ///
  /// - Parameter isHidden: whether the section is to be absent.
  /// - Returns: the section with the condition.
  public consuming func hidden(when isHidden: @escaping @MainActor () -> Bool) -> Self {
    self.isHidden = isHidden
    return self
  }

  /// The section without its hidden rows, or `nil` when it is hidden itself.
  func withoutHidden() -> Self? {
    if let isHidden, isHidden() { return nil }
    var visible = self
    visible.rows = rows.withoutHidden()
    return visible
  }
}
