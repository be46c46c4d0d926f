/// The place of a list: which rows are in the viewport, and where.
extension ListDriver where Host: ScrollingHost {
  /// What stays in place when the content changes, when rows get other heights, and when the viewport gets another size,
  /// for example on rotation. By default ``KeptPlace/none``.
  ///
  /// ```text
  /// list.keptPlace = .top  // older messages are inserted above without moving what the user reads
  /// ```
  ///
  /// If the kept row is deleted or moved, the next visible row is kept, then the nearest row off screen. It stays exactly
  /// where it is as far as the ends of the content allow. A change that inserts, deletes or moves rows above the kept row
  /// isn't animated, because the animation would show the rows at their old places.
  ///
  /// The user has precedence, then a scroll to a row, then ``followsEnd``, then the kept place. While the user scrolls,
  /// the rows below the finger stay below it.
  ///
  /// - Complexity: each change, and each step of a scroll, takes O(*v*) for *v* visible rows.
  public var keptPlace: KeptPlace {
    get { engine.placeKeeper?.kept ?? .none }
    set { placeKeeper.kept = newValue }
  }

  /// When the list scrolls to its end because content was added there; by default ``EndFollowing/never``.
  ///
  /// ```text
  /// list.followsEnd = .near(points: 100)  // a chat
  /// ```
  ///
  /// With ``EndFollowing/near(points:)`` and ``EndFollowing/always``, the list also begins at its end. In an animated
  /// change, the scrolling is animated, too. If the viewport gets another size while its end is visible, it stays
  /// visible.
  public var followsEnd: EndFollowing {
    get { engine.placeKeeper?.following ?? .never }
    set { placeKeeper.following = newValue }
  }

  /// Whether the end of the content is visible, or as near as ``EndFollowing/near(points:)`` says.
  ///
  /// A list that follows its end with an animation stays at its end, and one that comes from elsewhere isn't there until it
  /// arrives. `true` for a list that isn't on screen if it will begin at its end.
  public var isAtEnd: Bool { placeKeeper.isAtEnd }

  /// Calls a handler when ``isAtEnd`` changes, for example to hide a button that scrolls to new messages.
  ///
  /// ```text
  /// list.onAtEndChange(weak: self) { controller, isAtEnd in controller.newMessages.isHidden = isAtEnd }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the handler's owner, which the list holds weakly.
  ///   - handler: receives the owner, and whether the list is at its end. It replaces an earlier handler.
  public func onAtEndChange<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping @MainActor (Owner, Bool) -> Void
  ) {
    placeKeeper.onAtEndChange = { [weak owner] isAtEnd in
      if let owner { handler(owner, isAtEnd) }
    }
  }

  /// Scrolls to the start or the end of the content.
  ///
  /// ```text
  /// list.scroll(to: .end, animated: true)
  /// ```
  ///
  /// Without animation, the list is there when the method returns, also if rows have to be measured first.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - animated: whether the host animates the scrolling.
  /// - Returns: `false` if the list isn't on screen.
  @discardableResult
  public func scroll(to edge: ListEdge, animated: Bool = false) -> Bool {
    engine.scrolling { engine.host.scroll(to: edge, animated: animated) {} }
  }

  // MARK: Saved places

  /// Returns the place of the list, to show it there again later, for example after the app was started again.
  ///
  /// ```text
  /// UserDefaults.standard.set(try JSONEncoder().encode(list.place(of: Message.ID.self)), forKey: chat.id)
  /// ```
  ///
  /// - Parameter type: the type of the identities of rows.
  /// - Returns: the place of the kept row, or of the next visible row whose identity has the type; `nil` if there is none,
  ///   or the list isn't on screen.
  /// - Complexity: O(*v*) for *v* visible rows.
  public func place<ID: Hashable>(of type: ID.Type) -> ListPlace<ID>? {
    placeKeeper.place(of: type)
  }

  /// Shows the list at a place, as soon as it's on screen and its content has the row.
  ///
  /// Rows may be inserted and deleted meanwhile. If the user scrolls, or `scroll(to:)` does, or another place is restored, the
  /// list stays where it is. If several sections have the row, it's the first one's. Until the list is scrolled, the row also stays at this place when more content arrives, for example if it
  /// was the first one and couldn't be further down.
  ///
  /// - Parameters:
  ///   - place: the place.
  ///   - completion: called with `true` when the list shows the row, or with `false` if it gives up.
  public func restore<ID: Hashable>(
    _ place: ListPlace<ID>, completion: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    placeKeeper.restore(
      SavedPlace(
        identity: RowIdentity(place.id), edge: place.edge, distance: place.distance,
        completion: completion))
  }

  private var placeKeeper: PlaceKeeper<Host> {
    if let keeper = engine.placeKeeper { return keeper }
    let keeper = PlaceKeeper(engine, engine.host)
    engine.placeKeeper = keeper
    engine.host.observeViewport()
    keeper.viewportDidChange()
    return keeper
  }
}

/// A place in a list, by the identity of a row.
///
/// `ListDriver.place(of:)` returns it, and `ListDriver.restore(_:completion:)` shows the list there. It's `Codable` if
/// the identity is.
public struct ListPlace<ID: Hashable> {
  /// The identity of the row.
  public let id: ID

  /// The edge of the viewport from which the distance is measured.
  let edge: ListEdge

  /// The distance in points from the edge of the viewport to the same edge of the row, towards the viewport's middle.
  package let distance: Double?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - id: the identity of the row.
  ///   - edge: the edge of the viewport at which the row is.
  ///   - distance: the distance in points from this edge to the same edge of the row. By default, the row is beside the edge,
  ///     or beside a header or footer that stays there, and so it is if the distance isn't finite.
  public init(of id: ID, at edge: ListEdge = .start, distance: Double? = nil) {
    (self.id, self.edge) = (id, edge)
    self.distance = distance.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ListPlace: Codable where ID: Codable {}
extension ListPlace: Sendable where ID: Sendable {}
extension ListPlace: Equatable {}
