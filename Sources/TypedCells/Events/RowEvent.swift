/// An event of a row, such as a tap, or a decision that the row makes, such as whether it can be selected.
///
/// You handle an event with `on(_:weak:_:)`. The handler receives the row's model and returns the answer:
///
/// ```swift
/// Row(PersonCell.self, person)
///   .on(.select, weak: screen) { screen, person in screen.show(person) }
///   .on(.shouldSelect) { person in person.isActive }
/// ```
///
/// `Argument` is the type of the value that the host passes to the row's handler, and `Answer` the type of the value
/// that the handler returns. The standard events are members of this type. A host adds the events of its toolkit in the
/// same way:
///
/// ```swift
/// extension RowEvent<Point, Menu?> {
///   static var rightClick: Self { Self("pointer.rightClick") }
/// }
/// ```
///
/// A row without handlers stores nothing for events.
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

  /// The user performed the row's primary action, by a tap or with a keyboard.
  ///
  /// Use it for navigation: unlike ``select``, it isn't sent when the selection follows the focus or is extended. It's
  /// also sent to a row that can't be selected. UIKit sends it from iOS 16 and tvOS 16 on.
  public static var primaryAction: Self { Self("primaryAction") }

  /// The user tapped the row's accessory.
  public static var accessoryTap: Self { Self("accessoryTap") }
}

extension RowEvent<Void, Bool> {
  /// Whether the user may select the row; by default, yes.
  public static var shouldSelect: Self { Self("shouldSelect") }

  /// Whether the row is highlighted while the user touches it; by default, yes.
  public static var shouldHighlight: Self { Self("shouldHighlight") }
}

extension RowEvent<Bool, Void> {
  /// The row was highlighted (`true`) or unhighlighted (`false`).
  public static var highlight: Self { Self("highlight") }

  /// The user expanded (`true`) or collapsed (`false`) the row. It isn't sent if your code expands or collapses the row.
  public static var expand: Self { Self("expand") }
}

// MARK: - Display

extension RowEvent<Void, Void> {
  /// The row's cell is about to appear.
  public static var willDisplay: Self { Self("willDisplay") }

  /// The row's cell has disappeared.
  public static var didEndDisplaying: Self { Self("didEndDisplaying") }

  /// The row may appear soon. Start loading its data.
  public static var prefetch: Self { Self("prefetch") }

  /// The row won't appear soon after all. Stop loading its data.
  public static var cancelPrefetch: Self { Self("cancelPrefetch") }
}

// MARK: - Editing

/// The editing control of a row.
public enum RowEditingStyle: Hashable, Sendable {
  /// No control.
  case none

  /// A control that deletes the row.
  case delete

  /// A control that inserts a row.
  case insert
}

extension RowEvent<Void, Bool> {
  /// Whether the row can be edited; by default, whether it handles ``RowEvent/commitEdit``.
  public static var canEdit: Self { Self("canEdit") }
}

extension RowEvent<Void, RowEditingStyle> {
  /// The row's editing control; by default, ``RowEditingStyle/delete``.
  public static var editingStyle: Self { Self("editingStyle") }
}

extension RowEvent<RowEditingStyle, Void> {
  /// The user swiped the row and tapped Delete, or tapped its editing control. The handler changes your models and
  /// applies the new content.
  ///
  /// The argument is the control: ``RowEditingStyle/delete`` or ``RowEditingStyle/insert``.
  public static var commitEdit: Self { Self("commitEdit") }
}

// MARK: - Moving

extension RowEvent<Void, Bool> {
  /// Whether the user may move the row; by default, whether it handles ``RowEvent/move``.
  public static var canMove: Self { Self("canMove") }
}

extension RowEvent<RowMove, RowPath> {
  /// The path to which the row moves when the user drops it; by default, where it's dropped.
  public static var moveTarget: Self { Self("moveTarget") }
}

extension RowEvent<RowMove, Void> {
  /// The user moved the row. The handler moves the model in your data and applies the new content.
  ///
  /// The argument is a ``RowMove``. Its `new` path counts the rows after the moved row was removed, so within a section:
  /// `people.insert(people.remove(at: move.old.row), at: move.new.row)`.
  public static var move: Self { Self("move") }
}

// MARK: - Actions on demand

extension RowEvent<Void, [RowAction]> {
  /// The actions of a swipe from the leading edge; by default, none.
  public static var leadingSwipeActions: Self { Self("leadingSwipeActions") }

  /// The actions of a swipe from the trailing edge; by default, none.
  public static var trailingSwipeActions: Self { Self("trailingSwipeActions") }

  /// The context menu; by default, none.
  public static var contextMenu: Self { Self("contextMenu") }
}
