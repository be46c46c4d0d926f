/// What a host asks for to show what stands above and below sections.
extension ListContent {
  /// What stands at one end of a section; `nil` when nothing does, or there is no such section.
  ///
  /// - Parameters:
  ///   - edge: the end.
  ///   - section: the section's position.
  public func headerFooter(at edge: SectionEdge, ofSection section: Int) -> HeaderFooter? {
    shown.indices.contains(section) ? shown[section].headerFooter(at: edge) : nil
  }

  /// A view that shows the header or the footer of a section; an empty one when it cannot be shown.
  ///
  /// - Parameters:
  ///   - edge: which end of the section it stands at.
  ///   - section: the section's position.
  ///   - dequeue: gets a view from the host's reuse queue, or makes one. The host has learned the
  ///     identifier by ``ListHost/register(headerFooter:)`` before.
  /// - Returns: the view; `nil` where a title stands, or nothing.
  public func headerFooterView(
    at edge: SectionEdge, ofSection section: Int,
    dequeue: @MainActor (ReuseIdentifier) throws -> Host.HeaderFooter
  ) -> Host.HeaderFooter? {
    guard case .view(let content)? = headerFooter(at: edge, ofSection: section) else { return nil }
    let place = ListFailure.Place.headerFooter(edge, section: section)
    let view: Host.HeaderFooter
    do throws(ListFailure) {
      view = try headerFooters.dequeue(
        toShow: content.row, by: resolve(content, at: place), at: place,
        path: RowPath(section: section, row: 0), from: dequeue)
    } catch {
      report(error)
      view = host.makeEmptyHeaderFooter()
    }
    noteFresh(view)
    return view
  }

  /// How tall the header or the footer of a section is.
  ///
  /// - Parameters:
  ///   - edge: which end of the section it stands at.
  ///   - section: the section's position.
  /// - Returns: what its author says, else what its class says, else ``RowHeight/automatic``, as for
  ///   every title; `nil` where nothing stands.
  public func heightOfHeaderFooter(at edge: SectionEdge, ofSection section: Int) -> RowHeight? {
    switch headerFooter(at: edge, ofSection: section) {
    case nil: nil
    case .title: .automatic
    case .view(let content):
      content.height ?? headerFooters.classHeights(of: content.row)?.height ?? .automatic
    }
  }

  /// Returns an estimate of the height of a header or footer, for use before its view exists.
  ///
  /// - Parameters:
  ///   - edge: which end of the section it stands at.
  ///   - section: the section's position.
  /// - Returns: the height if it's fixed; otherwise the estimate, or `nil` if there is none.
  public func estimatedHeightOfHeaderFooter(
    at edge: SectionEdge, ofSection section: Int
  ) -> Double? {
    if case .fixed(let height)? = heightOfHeaderFooter(at: edge, ofSection: section) {
      return height
    }
    guard case .view(let content)? = headerFooter(at: edge, ofSection: section) else { return nil }
    return content.row.estimatedHeight
      ?? headerFooters.classHeights(of: content.row)?.estimate
  }

  /// The entries of the index beside the list, in the order of their sections.
  public var indexTitles: [String] { shown.compactMap(\.indexTitle) }

  /// The section that an entry of the index leads to, or `nil` when there is no such entry.
  ///
  /// - Parameter position: the position of the entry in ``indexTitles``.
  /// - Complexity: O(*n*) for *n* sections.
  public func section(ofIndexTitleAt position: Int) -> Int? {
    let entries = shown.indices.filter { shown[$0].indexTitle != nil }
    return entries.indices.contains(position) ? entries[position] : nil
  }

  func resolve(
    _ content: AnyHeaderFooter, at place: ListFailure.Place
  ) throws(ListFailure) -> ResolvedRow {
    try headerFooters.resolve(content.row, at: place) {
      host.register(headerFooter: CellRegistration($0))
    }
  }
}
