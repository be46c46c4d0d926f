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
  private var options: SectionOptions?

  init(identity: RowIdentity, header: HeaderFooter?, footer: HeaderFooter?, rows: RowSegments) {
    self.identity = identity
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  /// Returns the header or the footer of the section, or `nil` if there is none.
  func headerFooter(at edge: SectionEdge) -> HeaderFooter? {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }

  /// Whether the section is hidden at the moment.
  var isHidden: (@MainActor () -> Bool)? {
    get { options?.isHidden }
    set { setOption(newValue) { $0.isHidden = newValue } }
  }

  /// The handlers of items that the user drops between the rows.
  var dropHandlers: [DropHandler] {
    get { options?.dropHandlers ?? [] }
    set { setOption(newValue) { $0.dropHandlers = newValue } }
  }

  /// The rows that it shows while it has no others.
  var emptyState: EmptyState? {
    get { options?.emptyState }
    set { setOption(newValue) { $0.emptyState = newValue } }
  }

  /// What it does when the user has seen it.
  var impression: SectionImpression? {
    get { options?.impression }
    set { setOption(newValue) { $0.impression = newValue } }
  }

  /// Settings that only one kind of host understands.
  var hostOptions: AnyObject? {
    get { options?.hostOptions }
    set { setOption(newValue) { $0.hostOptions = newValue } }
  }

  /// Changes a copy of the options, because other sections may share them.
  private mutating func setOption<Value>(_ value: Value?, _ set: (SectionOptions) -> Void) {
    guard value != nil || options != nil else { return }
    let copy = SectionOptions(copying: options)
    set(copy)
    options = copy
  }

  /// Whether the section, one of its rows, its header or its footer may have a condition, or a row has children.
  var canHide: Bool {
    if rows.canHide { return true }
    if let options, options.isHidden != nil || options.emptyState != nil { return true }
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

/// The settings that few sections have. They are kept apart, so that the other sections pay one word for them.
private final class SectionOptions {
  var isHidden: (@MainActor () -> Bool)?
  var dropHandlers: [DropHandler] = []
  var emptyState: EmptyState?
  var impression: SectionImpression?
  var hostOptions: AnyObject?

  init(copying other: SectionOptions?) {
    isHidden = other?.isHidden
    dropHandlers = other?.dropHandlers ?? []
    emptyState = other?.emptyState
    impression = other?.impression
    hostOptions = other?.hostOptions
  }
}

extension SectionContent: Diffable {
  var diffIdentity: RowIdentity { identity }
}
