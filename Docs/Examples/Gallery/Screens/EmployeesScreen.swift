import GalleryModels
import HeadlessList
import TypedCells

/// A list with one section per person. The presenter makes the sections from models, and this screen
/// binds each model type to a cell class.
final class EmployeesScreen: Screen {
  let journal = Journal()
  let list: ListDriver<HeadlessList>
  private let presenter: EmployeesPresenter

  init(_ file: EmployeeFile) throws(RegistrationError) {
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(ProfileRow.self, to: ProfileCell.self)
    try registry.bind(Workplace.self, to: WorkplaceCell.self)
    try registry.bind(ButtonsRow.self, to: ButtonsCell.self)
    list = ListDriver(registry: registry, journal: journal)
    presenter = EmployeesPresenter(file)
    presenter.view = self
    list.apply(presenter.sections())
  }
}

extension EmployeesScreen: ScreenView {
  func contentDidChange() {
    list.apply(presenter.sections())
  }

  func announce(_ message: String) {
    journal.note("the presenter says: \(message)")
  }
}

extension ScreenKind {
  static let employees = ScreenKind(
    name: "employees",
    summary: "a section a person, from a presenter that knows no cell class",
    hint: """
      The presenter sends models, and the view binds each to a cell. A tap travels
      through the model back to the presenter, which the rows hold weakly.
      """,
    ownOptions: ["--tap"],
    tour: [
      .tap(RowPath(section: 0, row: 4), button: 0),
      .tap(RowPath(section: 0, row: 4), button: 1),
      .scroll(rows: 5),
      .select(RowPath(section: 2, row: 1)),
    ],
    sampleFile: """
      {
        "title": "Pioneers of computing",
        "source": "amturing.acm.org",
        "people": [
          {
            "name": "Barbara Liskov",
            "field": "data abstraction",
            "workplaces": [
              { "institution": "Mitre Corporation", "from": 1968, "to": 1972 },
              { "institution": "Massachusetts Institute of Technology", "from": 1972 }
            ]
          }
        ]
      }
      """,
    fileNotes: """
      "to" may be left out. Years are from 1 to 9999, and workplaces in the order of
      "from".
      """,
    makeScreen: { file, _ in try EmployeesScreen(EmployeeFile(file)) })
}
