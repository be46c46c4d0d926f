/// What the first row of an employee's section shows.
public struct ProfileRow: Hashable, Sendable {
  /// The person's name.
  public let name: String

  /// What the person is known for.
  public let speciality: String

  /// The person's picture: for want of a photograph, the initials.
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

/// What the last row of an employee's section shows: buttons that lead to the presenter.
///
/// A tap travels through the model, so that neither the cell nor the view knows where it goes.
public struct ButtonsRow {
  /// One button.
  public struct Button {
    /// What stands on the button.
    public let title: String

    /// What a tap does.
    public let tap: @MainActor () -> Void
  }

  /// The buttons, from left to right.
  public let buttons: [Button]
}
