/// Headers and footers for hosts.
extension ListEngine {
  /// Returns the header or footer of a section; `nil` if it has none, or there's no such section.
  ///
  /// - Parameters:
  ///   - edge: header or footer.
  ///   - section: the section's position.
  public func headerFooter(at edge: SectionEdge, ofSection section: Int) -> HeaderFooter? {
    shown.indices.contains(section) ? shown[section].headerFooter(at: edge) : nil
  }

  /// Returns a view that shows the header or footer of a section; an empty view if it can't be shown.
  ///
  /// - Parameters:
  ///   - edge: header or footer.
  ///   - section: the section's position.
  ///   - dequeue: dequeues or creates a view. ``ListHost/register(headerFooter:)`` has been called with the
  ///     identifier.
  /// - Returns: the view; `nil` if the section has only a title there, or nothing.
  public func headerFooterView(
    at edge: SectionEdge, ofSection section: Int,
    dequeue: @MainActor (ReuseIdentifier) throws -> Host.HeaderFooter
  ) -> Host.HeaderFooter? {
    guard case .view(let content)? = headerFooter(at: edge, ofSection: section) else { return nil }
    let place = ListFailure.Place.headerFooter(edge, section: section)
    let path = RowPath(section: section, row: 0)
    do throws(ListFailure) {
      let view = try headerFooters.dequeue(
        toShow: content.row, by: resolve(content.row, at: place), at: place, path: path,
        from: dequeue)
      note(updateOf: view, with: content.row, at: path)
      return view
    } catch {
      report(error)
      let view = host.makeEmptyHeaderFooter()
      views.record(of: view).note(updateWith: nil, at: path, revision)
      return view
    }
  }

  /// Returns the reuse identifier of the view that shows the header or footer of a section; `nil` if none can.
  package func identifierOfHeaderFooter(
    at edge: SectionEdge, ofSection section: Int
  ) -> ReuseIdentifier? {
    guard case .view(let content)? = headerFooter(at: edge, ofSection: section) else { return nil }
    return try? resolve(content.row, at: .headerFooter(edge, section: section))
      .registration.identifier
  }

  /// Returns the height of the header or footer of a section.
  ///
  /// - Parameters:
  ///   - edge: header or footer.
  ///   - section: the section's position.
  /// - Returns: its own height, or else that of its class, or else ``RowHeight/automatic``, as for each title; `nil`
  ///   if there is none.
  public func heightOfHeaderFooter(at edge: SectionEdge, ofSection section: Int) -> RowHeight? {
    switch headerFooter(at: edge, ofSection: section) {
    case nil: nil
    case .title: .automatic
    case .view(let content): headerFooters.height(of: content.row, declared: content.declaredHeight)
    }
  }

  /// Returns an estimate of the height of a header or footer, for use before its view exists.
  ///
  /// - Parameters:
  ///   - edge: header or footer.
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

  /// Returns the section of an entry of the index, or `nil` if there's no such entry.
  ///
  /// - Parameter position: the position of the entry in ``indexTitles``.
  /// - Complexity: O(*n*) for *n* sections.
  public func section(ofIndexTitleAt position: Int) -> Int? {
    let entries = shown.indices.filter { shown[$0].indexTitle != nil }
    return entries.indices.contains(position) ? entries[position] : nil
  }
}
