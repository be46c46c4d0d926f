/// What stands above or below the rows of a section.
public enum HeaderFooter {
  /// A text, which the host shows in its own style.
  case title(String)

  /// A view of a class that the section names, and its data.
  case view(AnyHeaderFooter)

  /// The text, or `nil` for a view.
  public var title: String? {
    if case .title(let title) = self { title } else { nil }
  }

  /// Whether a host has to show `other` in another way, and not only in another state.
  ///
  /// - Parameter other: what is to stand in the same place.
  func isOtherKind(than other: HeaderFooter) -> Bool {
    switch (self, other) {
    case (.title(let title), .title(let other)): title != other
    case (.view, .view): false
    default: true
    }
  }
}

/// A header or a footer with a view class and data of its own, both erased.
///
/// It is a row in all but its place, so that what ties a view to its data is the same.
@MainActor
public struct AnyHeaderFooter {
  let row: ErasedRow
  private let head: RowHead

  init(row: ErasedRow, head: RowHead) {
    self.row = row
    self.head = head
  }

  /// The class of the view, or `nil` for one that carries only a model.
  public var viewClass: AnyClass? { row.cellClass }

  /// What the view shows.
  public var model: Any { row.anyModel }

  /// How tall the view's author says it is, or `nil` for what its class says.
  public var height: RowHeight? { head.height.height(precise: row.preciseHeight) }

  /// The answer of the view's handler for an event, or `nil` when it has none.
  ///
  /// - Parameters:
  ///   - event: what happened, as ``RowEvent/willDisplay``.
  ///   - argument: what the event brings along.
  @discardableResult
  public func answer<Argument, Answer>(
    to event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    row.handle(event, argument)
  }

  /// The answer of the view's handler for an event that brings nothing along, or `nil`.
  ///
  /// - Parameter event: what happened, as ``RowEvent/willDisplay``.
  @discardableResult
  public func answer<Answer>(to event: RowEvent<Void, Answer>) -> Answer? {
    row.handle(event, ())
  }
}

/// Which end of a section a header or footer stands at.
public enum SectionEdge: Hashable, Sendable {
  /// Above the rows.
  case header

  /// Below the rows.
  case footer
}
