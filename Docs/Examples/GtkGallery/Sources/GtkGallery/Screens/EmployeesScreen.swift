import GalleryModels
import GtkList
import TypedCells

/// A list with one section per person. It uses the same presenter as the terminal's screen, because the
/// presenter doesn't depend on cell classes.
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
