public import TypedCells

/// Makes the sections for the screen of employees, and handles its buttons and selections.
///
/// It doesn't depend on cell classes, because this module has none. Its rows contain only models and work
/// with every host. The view's ``CellRegistry`` binds each model to a cell.
@MainActor
public final class EmployeesPresenter {
  private let file: EmployeeFile
  private var followed: Set<Int> = []

  /// The view that shows the rows. It is weak because the view retains the presenter.
  public weak var view: (any ScreenView)?

  /// Creates a presenter.
  ///
  /// - Parameter file: the people to present.
  public init(_ file: EmployeeFile) {
    self.file = file
  }

  /// Returns a section for each person, with a profile, workplaces and buttons.
  public func sections<BaseCell>() -> [ListSection<BaseCell>] {
    let last = file.items.count - 1
    return file.items.enumerated().map { position, employee in
      ListSection(
        id: position,
        header: position == 0 ? file.title : nil,
        footer: position == last ? "Source: \(file.source)" : nil
      ) {
        Row(model: ProfileRow(employee, isFollowed: followed.contains(position))).id("profile")
        for (offset, workplace) in employee.workplaces.enumerated() {
          Row(model: workplace).id(offset).onSelect(weak: self) { presenter, workplace in
            presenter.select(workplace, of: employee)
          }
        }
        Row(model: buttons(for: position)).id("buttons")
      }
    }
  }

  /// Makes the row of buttons. They hold the presenter weakly, so that the list doesn't retain it.
  private func buttons(for position: Int) -> ButtonsRow {
    ButtonsRow(buttons: [
      ButtonsRow.Button(title: followed.contains(position) ? "Unfollow" : "Follow") {
        [weak self] in self?.toggleFollowing(position)
      },
      ButtonsRow.Button(title: "Career") { [weak self] in self?.announceCareer(of: position) },
    ])
  }

  private func toggleFollowing(_ position: Int) {
    followed.formSymmetricDifference([position])
    view?.contentDidChange()
  }

  private func announceCareer(of position: Int) {
    let employee = file.items[position]
    let count = employee.workplaces.count
    let workplaces = count == 1 ? "1 workplace" : "\(count) workplaces"
    view?.announce("\(employee.name): \(workplaces), the first in \(employee.workplaces[0].from)")
  }

  private func select(_ workplace: Workplace, of employee: Employee) {
    view?.announce("\(employee.name) worked at \(workplace.institution), \(workplace.years)")
  }
}
