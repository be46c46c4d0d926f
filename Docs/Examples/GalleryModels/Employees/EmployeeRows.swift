/// The model of the first row in an employee's section.
public struct ProfileRow: Hashable, Sendable {
  /// The person's name.
  public let name: String

  /// The field that the person is known for.
  public let speciality: String

  /// The person's initials, in place of a photograph.
  public let picture: String

  /// Whether the user follows the person.
  public let isFollowed: Bool

  init(_ employee: Employee, isFollowed: Bool) {
    name = employee.name
    speciality = employee.field
    picture = employee.name.split(separator: " ").compactMap(\.first).prefix(3)
      .map { $0.uppercased() }.joined()
    self.isFollowed = isFollowed
  }
}

/// The model of the last row in an employee's section: buttons that call the presenter.
///
/// The model contains the action, so neither the cell nor the view depends on the presenter.
public struct ButtonsRow {
  /// A button with its action.
  public struct Button {
    /// The title of the button.
    public let title: String

    /// The action of a tap.
    public let tap: @MainActor () -> Void
  }

  /// The buttons, from left to right.
  public let buttons: [Button]
}
