public import TypedCells

/// Where rows are. Positions begin at the top of the viewport, because the list knows only the heights of rows in it.
extension HeadlessList: ScrollingHost {
  /// The viewport, with the ends of the content as far as they are in it.
  public var viewport: ListViewport? {
    var viewport = ListViewport(
      start: 0, end: height, contentStart: -.infinity, contentEnd: .infinity)
    guard let first = placed.first, let last = placed.last else {
      (viewport.contentStart, viewport.contentEnd) = (0, 0)
      return viewport
    }
    if element(before: first.element) == nil { viewport.contentStart = first.top }
    if element(after: last.element) == nil { viewport.contentEnd = last.bottom }
    return viewport
  }

  /// Returns where a row in the viewport begins and ends; `nil` for other rows.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(*v*) for *v* elements in the viewport.
  public func extent(ofRowAt path: RowPath) -> ClosedRange<Double>? {
    placed.first { $0.element == .row(path) }.map { $0.top...$0.bottom }
  }

  /// Scrolls by the distance from the top of the viewport.
  ///
  /// - Parameter start: the distance in points.
  public func scroll(toStart start: Double) {
    if start != 0 { lay { shift(by: start) } }
  }

  /// Shows the start or the end of the content.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - animated: ignored, because the list has no screen.
  ///   - completion: called before this method returns.
  /// - Returns: `true`.
  @discardableResult
  public func scroll(
    to edge: ListEdge, animated: Bool, completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    lay { show(from: edge == .start ? firstElement : lastElement) }
    list?.didScroll()
    completion()
    return true
  }
}
