/// A header or a footer of a section: a title, or a view with data.
///
/// You declare a title with `ListSection(id:header:footer:rows:)`, and a view with `header(_:)` and `footer(_:)`.
public enum HeaderFooter {
  /// A title, which the host shows in its own style.
  case title(String)

  /// A view of a class that the section names, and its data.
  case view(AnyHeaderFooter)

  /// The title, or `nil` for a view.
  public var title: String? {
    if case .title(let title) = self { title } else { nil }
  }

  /// The row that the view shows, or `nil` for a title.
  var row: ErasedRow? {
    if case .view(let view) = self { view.row } else { nil }
  }

  /// Returns whether a host has to replace the view, and not only update it, to show `other`.
  ///
  /// - Parameter other: the header or footer that replaces this one.
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
/// It's declared like a row, so the compiler checks its data in the same way.
public struct AnyHeaderFooter {
  package let row: ErasedRow
  let declaredHeight: CompactHeight

  init<View, Model>(_ row: Row<View, Model>) {
    self.row = row.storage
    declaredHeight = row.height
  }

  /// The class of the view, or `nil` for one that carries only a model.
  public var viewClass: AnyClass? { row.cellClass }

  /// The model that the view shows.
  public var model: Any { row.model }

  /// The height that the row declares, or `nil` if its class decides.
  public var height: RowHeight? { declaredHeight.height(inOptions: row.optionHeight) }

  /// Calls the view's handler of an event and returns its answer, or returns `nil` if the view has no handler.
  ///
  /// - Parameters:
  ///   - event: the event, for example ``RowEvent/willDisplay``.
  ///   - argument: the event's argument.
  @MainActor
  @discardableResult
  public func answer<Argument, Answer>(
    to event: RowEvent<Argument, Answer>, _ argument: Argument
  ) -> Answer? {
    row.answer(to: event, argument)
  }

  /// Calls the view's handler of an event without an argument and returns its answer, or returns `nil` if the view has
  /// no handler.
  ///
  /// - Parameter event: the event, for example ``RowEvent/willDisplay``.
  @MainActor
  @discardableResult
  public func answer<Answer>(to event: RowEvent<Void, Answer>) -> Answer? {
    row.answer(to: event)
  }
}

/// The two ends of a section.
public enum SectionEdge: Hashable, Sendable {
  /// Above the rows.
  case header

  /// Below the rows.
  case footer
}
