public import TypedCells

/// Decides what the screen of employees shows and what its buttons do, and knows no cell class.
///
/// It could not name one if it tried: this module has none. Its rows carry only models, for any
/// kind of host, and the view's ``CellRegistry`` binds each model to a cell.
@MainActor
public final class EmployeesPresenter {
  private let file: EmployeeFile
  private var followed: Set<Int> = []

  /// Who shows the rows; the view keeps the presenter, not the other way round.
  public weak var view: (any ScreenView)?

  /// Creates a presenter.
  ///
  /// - Parameter file: whom to present.
  public init(_ file: EmployeeFile) {
    self.file = file
  }

  /// A section for each person: profile, workplaces, buttons.
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

  /// The buttons hold the presenter weakly: a list that outlives it must not keep it alive.
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
