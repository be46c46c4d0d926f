/// A row of which a part is visible.
public struct VisibleRow: Hashable {
  /// The row's path.
  public let path: RowPath

  /// The part of the row that is visible, from 0 to 1; of a row that is larger than the viewport, the part of the viewport
  /// that it fills.
  public let fraction: Double

  package let identity: RowIdentity

  /// Returns the row's identity, or `nil` if it has another type.
  ///
  /// - Parameter type: the type of the identity.
  public func id<ID: Hashable>(as type: ID.Type) -> ID? { identity.value(as: type) }
}

extension ListDriver where Host: ScrollingHost {
  /// The rows of which a part is visible, from top to bottom, with the visible part of each.
  ///
  /// - Complexity: O(*v* log *v*) for *v* rows on screen.
  public var visibleRows: [VisibleRow] { engine.visibilityObserver.visibleRows() }

  /// Returns the row of which the largest part is visible; of several, the first one.
  ///
  /// ```text
  /// let row = list.mostVisibleRow { list.model(at: $0.path, as: Post.self)?.hasVideo == true }
  /// ```
  ///
  /// - Parameter isWanted: returns whether a row may be the result.
  /// - Returns: the row; `nil` if none of these rows is visible.
  /// - Complexity: O(*v* log *v*) for *v* rows on screen.
  public func mostVisibleRow(
    where isWanted: (VisibleRow) -> Bool = { _ in true }
  ) -> VisibleRow? {
    visibleRows.filter(isWanted).max { $0.fraction < $1.fraction }
  }

  /// Calls a handler when other rows are visible, or another part of one, for example to play the most visible video.
  ///
  /// ```text
  /// list.onVisibleRowsChange(weak: self) { controller, rows in controller.playVideo(among: rows) }
  /// ```
  ///
  /// It's called after each step of a scroll, so it should take little time.
  ///
  /// - Parameters:
  ///   - owner: the handler's owner, which the list holds weakly.
  ///   - handler: receives the owner and the visible rows. It replaces an earlier handler.
  public func onVisibleRowsChange<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping @MainActor (Owner, [VisibleRow]) -> Void
  ) {
    engine.visibilityObserver.onChange = { [weak owner] rows in
      if let owner { handler(owner, rows) }
    }
  }

  /// The time that passes while rows are visible. By default the system's; tests replace it.
  public var timeSource: any TimeSource {
    get { engine.visibilityObserver.time }
    set { engine.visibilityObserver.time = newValue }
  }
}

/// What the test kit needs.
extension ListDriver where Host: ScrollingHost {
  /// Called with the identity of each row that is counted.
  package var onImpression: (@MainActor (RowIdentity) -> Void)? {
    get { engine.visibilityObserver.onImpression }
    set { engine.visibilityObserver.onImpression = newValue }
  }

  /// Returns how much of a row has to be visible, and for how long, and whether it will be counted once; `nil` if it has no
  /// handler.
  package func impression(
    ofRowAt path: RowPath
  ) -> (fraction: Double, seconds: Double, isExpectedOnce: Bool)? {
    engine.visibilityObserver.impression(ofRowAt: path)
  }

  /// Looks at the visible rows now, and not when they have been laid out.
  package func lookForImpressions() { engine.visibilityObserver.update() }
}
