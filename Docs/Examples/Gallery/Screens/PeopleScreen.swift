import GalleryModels
import HeadlessList
import TypedCells

/// Constant rows, a switch, favourites, and any number of people. The switch hides the people.
final class PeopleScreen: Screen {
  let journal = Journal()
  let list: ListDriver<HeadlessList>
  let file: PeopleFile
  let count: Int
  let choices = PeopleChoices()

  /// - Parameter rows: the number of rows of people, or `nil` for one row per person. If there are more
  ///   rows than people, the people repeat.
  init(_ file: PeopleFile, rows: Int?) throws(RegistrationError) {
    self.file = file
    count = rows ?? file.items.count
    list = ListDriver(journal: journal)
    try list.registry.register(PersonCell.self, as: Self.wide, from: .prototype)
    list.host.providePrototype(Self.wide) { PersonCell.widePrototype() }
    list.apply(sections())
  }

  var switchPath: RowPath? { list.paths(of: "switch").first }

  func select(_ numbered: NumberedPerson) {
    journal.note("selected number \(numbered.number), \(numbered.person.name)")
    choices.add(numbered)
    showChange()
  }

  func remove(_ favourite: NumberedPerson) {
    choices.remove(favourite)
    showChange()
  }

  /// Applies the sections after a change of the favourites.
  ///
  /// The stars aren't part of a model, so the comparison doesn't find them. Refreshing updates the visible
  /// cells without replacing them.
  private func showChange() {
    list.apply(sections()) { [journal] changes in journal.note("the change: \(changes)") }
    list.refreshVisible()
  }

  /// Hides or shows the people. The list computes the changes first, so the screen can report them.
  func toggle() {
    let prepared = list.prepareChanges { choices.hidesPeople.toggle() }
    journal.note("about to change: \(prepared.changes)")
    list.apply(prepared)
  }
}

extension ScreenKind {
  static let people = ScreenKind(
    name: "people",
    summary: "constant rows, favourites, and a switch that hides the others",
    hint: """
      A row is created when it comes on screen, so a million rows cost no more than
      ten (try --rows 1000000). Select a person to add them to the favourites, and
      delete a favourite to remove it. Only the rows that differ are changed.
      """,
    ownOptions: ["--rows", "--toggle", "--delete"],
    tour: [
      .select(RowPath(section: 1, row: 2)), .toggle, .toggle,
      .delete(RowPath(section: 1, row: 0)),
    ],
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
