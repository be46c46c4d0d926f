import GalleryModels
import GtkList
import TypedCells

/// A section a person, from the presenter that the terminal's screen has as well: it knows no cell.
final class EmployeesScreen: Screen {
  private let presenter: EmployeesPresenter

  init(_ file: EmployeeFile) throws(RegistrationError) {
    let registry = CellRegistry<GtkCell>()
    try registry.bind(ProfileRow.self, to: ProfileCell.self)
    try registry.bind(Workplace.self, to: WorkplaceCell.self)
    try registry.bind(ButtonsRow.self, to: ButtonsCell.self)
    presenter = EmployeesPresenter(file)
    super.init(registry: registry)
    presenter.view = self
    list.apply(presenter.sections())
  }
}

extension EmployeesScreen: ScreenView {
  func contentDidChange() { list.apply(presenter.sections()) }

  func announce(_ message: String) { say(message) }
}
