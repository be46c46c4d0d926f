import GalleryModels
import HeadlessList
import TypedCells

/// Constant rows, a switch, and as many people as one likes, unless the switch hides them.
final class PeopleScreen: Screen {
  let journal = Journal()
  let list: ListDriver<HeadlessList>
  private let presenter: PeoplePresenter

  init(_ file: PeopleFile, rows: Int?) throws(RegistrationError) {
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(Notice.self, to: TextCell.self) { $0.text }
    try registry.bind(SwitchRow.self, to: SwitchCell.self)
    try registry.bind(NumberedPerson.self, to: PersonCell.self)
    list = ListDriver(registry: registry, journal: journal)
    presenter = PeoplePresenter(file, count: rows)
    presenter.view = self
    list.apply(presenter.sections())
  }

  var switchPath: RowPath? { presenter.switchPath }
}

extension PeopleScreen: ScreenView {
  func contentDidChange() {
    let sections: [ListSection<HeadlessCell>] = presenter.sections()
    journal.note("the change: \(ListChanges(from: list.sections, to: sections))")
    list.apply(sections)
  }

  func announce(_ message: String) {
    journal.note("the presenter says: \(message)")
  }
}

extension ScreenKind {
  /// The screen `people`.
  static let people = ScreenKind(
    name: "people",
    summary: "constant rows, and a switch that hides the others",
    hint: """
      Rows are made when the list comes to show them: a million cost what ten cost
      (try --rows 1000000). The switch inserts and deletes what differs, no more.
      """,
    ownOptions: ["--rows", "--toggle"],
    tour: [.toggle, .toggle, .scroll(rows: 20), .select(RowPath(section: 1, row: 19))],
    sampleFile: """
      {
        "title": "Recipients of the ACM Turing Award",
        "source": "amturing.acm.org/byyear.cfm",
        "people": [
          { "name": "Alan Perlis", "year": 1966, "field": "programming techniques" },
          { "name": "Maurice Wilkes", "year": 1967, "field": "the computer EDSAC" }
        ]
      }
      """,
    fileNotes: "Years are from 1 to 9999, and people in the order of their years.",
    makeScreen: { file, rows in try PeopleScreen(PeopleFile(file), rows: rows) })
}
