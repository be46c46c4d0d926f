/// An action of a row whose closure receives the owner that you pass with the row's actions.
///
/// ```text
/// Row(PersonCell.self, person)
///   .trailingSwipeActions(weak: self) { person in
///     [OwnedRowAction("Delete", style: .destructive) { controller in controller.delete(person) }]
///   }
/// ```
///
/// You name the owner once, and the row holds it weakly. In every other respect, this is a ``RowAction``.
@MainActor
public struct OwnedRowAction<Owner: AnyObject> {
  private let make: @MainActor (Owner) -> RowAction

  private init(_ make: @escaping @MainActor (Owner) -> RowAction) {
    self.make = make
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the action's title.
  ///   - style: how the action looks.
  ///   - perform: the closure to call with the owner when the user chooses the action. After the owner is
  ///     deallocated, it isn't called. After a destructive action in a swipe, UIKit removes the row from the screen only
  ///     if the closure deleted it.
  public init(
    _ title: String, style: RowAction.Style = .normal,
    perform: @escaping @MainActor (Owner) -> Void
  ) {
    self.init { RowAction(title, style: style, weak: $0, perform: perform) }
  }

  /// Creates an action that takes time, for example because it asks the user first.
  ///
  /// - Parameters:
  ///   - title: the action's title.
  ///   - style: how the action looks.
  ///   - perform: the closure to call with the owner when the user chooses the action. It returns whether it
  ///     did anything; after a destructive action that did, UIKit removes the row from the screen.
  public init(
    _ title: String, style: RowAction.Style = .normal,
    perform: @escaping @MainActor (Owner) async -> Bool
  ) {
    self.init { RowAction(title, style: style, weak: $0, perform: perform) }
  }

  /// Creates a submenu.
  ///
  /// - Parameters:
  ///   - title: the submenu's title.
  ///   - children: the actions in it.
  public init(_ title: String, children: [OwnedRowAction]) {
    self.init { owner in RowAction(title, children: children.map { $0.action(of: owner) }) }
  }

  /// Disables the action.
  ///
  /// - Parameter isDisabled: whether the user can't choose the action.
  /// - Returns: the changed action.
  public func disabled(_ isDisabled: Bool = true) -> OwnedRowAction {
    modified { $0.disabled(isDisabled) }
  }

  /// Shows a checkmark next to the action in a menu.
  ///
  /// - Parameter isChecked: whether the menu shows a checkmark.
  /// - Returns: the changed action.
  public func checked(_ isChecked: Bool = true) -> OwnedRowAction {
    modified { $0.checked(isChecked) }
  }

  /// Chooses whether a swipe across the whole row performs the action. By default it does, unless the action
  /// is destructive.
  ///
  /// - Parameter isAllowed: whether it does.
  /// - Returns: the changed action.
  public func fullSwipe(_ isAllowed: Bool) -> OwnedRowAction {
    modified { $0.fullSwipe(isAllowed) }
  }

  /// Changes the action that the owner gets.
  package func modified(
    _ modify: @escaping @MainActor (RowAction) -> RowAction
  ) -> OwnedRowAction {
    OwnedRowAction { [make] owner in modify(make(owner)) }
  }

  @usableFromInline
  func action(of owner: Owner) -> RowAction { make(owner) }
}
