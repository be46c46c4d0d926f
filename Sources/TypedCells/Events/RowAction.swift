/// An action that a row offers in a swipe or a menu.
///
/// A handler of ``RowEvent/trailingSwipeActions``, ``RowEvent/leadingSwipeActions`` or ``RowEvent/contextMenu`` returns
/// the actions:
///
/// ```swift
/// Row(EmployeeCell.self, employee)
///   .on(.trailingSwipeActions, weak: screen) { screen, employee in
///     [RowAction("Delete", style: .destructive) { screen.delete(employee) }]
///   }
/// ```
///
/// An `async` closure returns whether it did anything. The row stays swiped open until then:
///
/// ```swift
/// RowAction("Delete", style: .destructive) {
///   guard await screen.confirms() else { return false }
///   screen.delete(employee)
///   return true
/// }
/// ```
@MainActor
public struct RowAction {
  /// How an action looks.
  public enum Style: Hashable, Sendable {
    /// The standard style.
    case normal

    /// The style of an action that deletes data.
    case destructive
  }

  /// What happens when the user chooses the action.
  private enum Body {
    case immediate(@MainActor () -> Bool)
    case asynchronous(@MainActor () async -> Bool)
  }

  /// The action's title.
  public let title: String

  /// How the action looks.
  public let style: Style

  /// The actions in this action's submenu. A swipe shows them in place of the submenu.
  public private(set) var children: [RowAction]

  /// Whether the user can choose the action. A swipe doesn't show an action that can't be chosen.
  public private(set) var isEnabled = true

  /// Whether a menu shows a checkmark next to the action.
  public private(set) var isChecked = false

  /// Whether a swipe across the whole row performs the action, if it is the first.
  public private(set) var allowsFullSwipe: Bool

  /// The action's image, of the toolkit's own type.
  package var image: AnyObject?

  /// The colour behind the action in a swipe, of the toolkit's own type.
  package var backgroundColor: AnyObject?

  private var body: Body

  private init(_ title: String, style: Style, children: [RowAction] = [], body: Body) {
    self.title = title
    self.style = style
    self.children = children
    self.body = body
    allowsFullSwipe = style != .destructive
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the action's title.
  ///   - style: how the action looks.
  ///   - perform: the closure to call when the user chooses the action. After a destructive action in a swipe,
  ///     UIKit removes the row from the screen only if the closure deleted it.
  public init(
    _ title: String, style: Style = .normal, perform: @escaping @MainActor () -> Void
  ) {
    let body: @MainActor () -> Bool = {
      perform()
      return true
    }
    self.init(title, style: style, body: .immediate(body))
  }

  /// Creates an action whose closure returns at once whether it did anything.
  package static func immediate(
    _ title: String, style: Style, perform: @escaping @MainActor () -> Bool
  ) -> RowAction {
    RowAction(title, style: style, body: .immediate(perform))
  }

  /// Creates an action that takes time, for example because it asks the user first.
  ///
  /// The row stays swiped open until the closure returns.
  ///
  /// - Parameters:
  ///   - title: the action's title.
  ///   - style: how the action looks.
  ///   - perform: the closure to call when the user chooses the action. It returns whether it did anything;
  ///     after a destructive action that did, UIKit removes the row from the screen.
  public init(
    _ title: String, style: Style = .normal, perform: @escaping @MainActor () async -> Bool
  ) {
    self.init(title, style: style, body: .asynchronous(perform))
  }

  /// Creates a submenu.
  ///
  /// - Parameters:
  ///   - title: the submenu's title.
  ///   - children: the actions in it.
  public init(_ title: String, children: [RowAction]) {
    self.init(title, style: .normal, children: children, body: .immediate { true })
  }

  /// Disables the action.
  ///
  /// - Parameter isDisabled: whether the user can't choose the action.
  /// - Returns: the changed action.
  public func disabled(_ isDisabled: Bool = true) -> RowAction {
    var action = self
    action.isEnabled = !isDisabled
    return action
  }

  /// Shows a checkmark next to the action in a menu.
  ///
  /// - Parameter isChecked: whether the menu shows a checkmark.
  /// - Returns: the changed action.
  public func checked(_ isChecked: Bool = true) -> RowAction {
    var action = self
    action.isChecked = isChecked
    return action
  }

  /// Chooses whether a swipe across the whole row performs the action. By default it does, unless the action
  /// is destructive.
  ///
  /// - Parameter isAllowed: whether it does.
  /// - Returns: the changed action.
  public func fullSwipe(_ isAllowed: Bool) -> RowAction {
    var action = self
    action.allowsFullSwipe = isAllowed
    return action
  }

  /// The actions that a swipe shows: those of a submenu in its place, and only those that can be chosen.
  package var swipeActions: [RowAction] {
    children.isEmpty ? (isEnabled ? [self] : []) : children.flatMap(\.swipeActions)
  }

  /// Returns the action with a test of whether its row has been removed, after its closure and before its completion, if
  /// it or an action in its submenu is destructive.
  ///
  /// An action whose closure returns at once completes with the result of the test, because the closure can't say
  /// whether it deleted the row.
  package func testingRemoval(_ isRemoved: @escaping @MainActor () -> Bool) -> RowAction {
    var action = self
    action.children = children.map { $0.testingRemoval(isRemoved) }
    guard style == .destructive else { return action }
    switch body {
    case .immediate(let body):
      action.body = .immediate { body() && isRemoved() }
    case .asynchronous(let body):
      action.body = .asynchronous {
        let wasPerformed = await body()
        // The test also shows the changes of a list that follows its model.
        _ = isRemoved()
        return wasPerformed
      }
    }
    return action
  }

  /// Calls the action's closure, and doesn't wait for one that takes time.
  public func callAsFunction() { perform { _ in } }

  /// Calls the action's closure.
  ///
  /// - Parameter completion: called with whether the action did anything: at once, or when a closure that
  ///   takes time has returned.
  public func perform(completion: @escaping (Bool) -> Void) {
    switch body {
    case .immediate(let body): completion(body())
    case .asynchronous(let body):
      Task { completion(await body()) }
    }
  }
}
