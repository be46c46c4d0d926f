/// Something that happens to a row, or that a host asks of it.
///
/// An event is typed by what comes with it and by what the host wants to know. The standard events are
/// members of this type; a host adds those of its toolkit in the same way:
///
/// ```swift
/// extension RowEvent<Point, Menu?> {
///   static var rightClick: Self { Self("pointer.rightClick") }
/// }
/// ```
///
/// A row that handles none of them stores nothing for them.
public struct RowEvent<Argument, Answer>: Sendable {
  /// The event's name, which no other event of these types has.
  public let name: String

  /// Creates an event.
  ///
  /// - Parameter name: a name that no other event of these types has. Those of the standard events are
  ///   single words, so begin with the name of the host or the toolkit.
  public init(_ name: String) {
    self.name = name
  }
}

// MARK: - Selection and highlight

extension RowEvent<Void, Void> {
  /// The user selected the row.
  public static var select: Self { Self("select") }

  /// The user deselected the row.
  public static var deselect: Self { Self("deselect") }

  /// The user tapped the row's accessory.
  public static var accessoryTap: Self { Self("accessoryTap") }
}

extension RowEvent<Void, Bool> {
  /// Whether the user may select the row; yes, when nobody answers.
  public static var shouldSelect: Self { Self("shouldSelect") }

  /// Whether the row lights up under a touch; yes, when nobody answers.
  public static var shouldHighlight: Self { Self("shouldHighlight") }
}

extension RowEvent<Bool, Void> {
  /// A touch came down on the row (`true`), or left it (`false`).
  public static var highlight: Self { Self("highlight") }
}

// MARK: - Coming and going

extension RowEvent<Void, Void> {
  /// The row is about to come on screen, with a cell that shows it.
  public static var willDisplay: Self { Self("willDisplay") }

  /// The row's cell has left the screen.
  public static var didEndDisplaying: Self { Self("didEndDisplaying") }

  /// The row may come on screen soon: time to fetch what it shows.
  public static var prefetch: Self { Self("prefetch") }

  /// The row will not come on screen soon after all.
  public static var cancelPrefetch: Self { Self("cancelPrefetch") }
}

// MARK: - Editing

/// What a user can do to a row in a list that is being edited.
public enum RowEditingStyle: Hashable, Sendable {
  /// Nothing.
  case none

  /// Delete it.
  case delete

  /// Insert another.
  case insert
}

extension RowEvent<Void, Bool> {
  /// Whether the row can be edited; when nobody answers, whether it handles ``RowEvent/commitEdit``.
  public static var canEdit: Self { Self("canEdit") }
}

extension RowEvent<Void, RowEditingStyle> {
  /// What the user can do to the row; ``RowEditingStyle/delete``, when nobody answers.
  public static var editingStyle: Self { Self("editingStyle") }
}

extension RowEvent<RowEditingStyle, Void> {
  /// The user deleted the row, or inserted one by it. The handler changes the content.
  public static var commitEdit: Self { Self("commitEdit") }
}

// MARK: - Moving

extension RowEvent<Void, Bool> {
  /// Whether the user may move the row; when nobody answers, whether it handles ``RowEvent/move``.
  public static var canMove: Self { Self("canMove") }
}

extension RowEvent<RowMove, RowPath> {
  /// Where the row may go instead of where it is dragged; there, when nobody answers.
  public static var moveTarget: Self { Self("moveTarget") }
}

extension RowEvent<RowMove, Void> {
  /// The user moved the row. The handler changes the content.
  public static var move: Self { Self("move") }
}

// MARK: - Actions on demand

extension RowEvent<Void, [RowAction]> {
  /// What a swipe from the leading edge offers; nothing, when nobody answers.
  public static var leadingSwipeActions: Self { Self("leadingSwipeActions") }

  /// What a swipe from the trailing edge offers; nothing, when nobody answers.
  public static var trailingSwipeActions: Self { Self("trailingSwipeActions") }

  /// What a long press offers; no menu, when nobody answers.
  public static var contextMenu: Self { Self("contextMenu") }
}

extension RowEvent where Answer == Void {
  /// The row's cell sent something of a type of its own, as a button does when it is tapped.
  ///
  /// - Parameter type: the type of what is sent; it tells this event from others.
  public static func action(_ type: Argument.Type) -> Self { Self("action") }
}
