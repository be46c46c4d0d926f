/// A section of a list, without the type of its host.
///
/// The kind of host isn't a parameter here, because code that is generic over it and not specialised takes
/// ten times as long to look at a section.
struct SectionContent {
  let identity: RowIdentity
  var header: HeaderFooter?
  var footer: HeaderFooter?
  var indexTitle: String?
  var rows: RowSegments
  var isHidden: (@MainActor () -> Bool)?
  /// Handles items that the user drops between the rows.
  var dropHandler: DropHandler<Int>?
  /// The rows that it shows while it has no others.
  var emptyState: EmptyState?

  init(identity: RowIdentity, header: HeaderFooter?, footer: HeaderFooter?, rows: RowSegments) {
    self.identity = identity
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  /// The header or the footer of the section, or `nil` if there is none.
  func headerFooter(at edge: SectionEdge) -> HeaderFooter? {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }

  /// Whether the section, one of its rows, its header or its footer may have a condition, or a row has children.
  var canHide: Bool {
    if isHidden != nil || rows.canHide || emptyState != nil { return true }
    if case .view? = header { return true }
    if case .view? = footer { return true }
    return false
  }

  /// The section without hidden rows, headers and footers, and with the children of expanded rows; `nil` if the
  /// section itself is hidden.
  @MainActor
  func visible(_ outlines: OutlineState = OutlineState()) -> Self? {
    if let isHidden, isHidden() { return nil }
    var visible = self
    visible.removeHiddenRows(outlines)
    if case .view(let view)? = header, view.row.isHidden { visible.header = nil }
    if case .view(let view)? = footer, view.row.isHidden { visible.footer = nil }
    return visible
  }
}

extension SectionContent: Diffable {
  var diffIdentity: RowIdentity { identity }
}
