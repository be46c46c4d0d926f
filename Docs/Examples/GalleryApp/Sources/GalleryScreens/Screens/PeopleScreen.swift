public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// A switch, favourites, and any number of people. The switch hides the people.
public final class PeopleScreen: UITableViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private let file: PeopleFile
  private let count: Int
  private let choices = PeopleChoices()
  private(set) lazy var list = TableList(tableView)

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - file: the people to show.
  ///   - rows: the number of rows of people, or `nil` for one row per person. If there are more rows than
  ///     people, the people repeat.
  public init(_ file: PeopleFile, rows: Int? = nil) {
    self.file = file
    count = rows ?? file.items.count
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // For lazy rows, the list returns the table's own estimate, so the table needs one.
    tableView.estimatedRowHeight = 60
    // A tap makes a favourite, so no row stays selected.
    list.selectionMode = .momentary
    list.onFailure = { [weak self] in self?.onMessage?("\($0)") }
    list.apply(sections())
  }

  @SectionBuilder<UITableViewCell>
  private func sections() -> [ListSection<UITableViewCell>] {
    ListSection(id: "settings", header: file.title) {
      Row(
        TextCell.self,
        "Rows of people: \(count), of them favourites: \(choices.favourites.count)"
      )
      .id("counts")
      hint
      Row(
        SwitchCell.self,
        SwitchRow(title: "Hide people", isOn: choices.hidesPeople) { [weak self] in self?.toggle() }
      )
      .id("switch")
      // The row's closure isn't Equatable, so this names the property that the cell shows.
      .updates(when: \.isOn)
    }
    if !choices.favourites.isEmpty {
      ListSection(id: "favourites", header: "Favourites") {
        choices.favourites.map { row(ofFavourite: $0) }
      }
    }
    ListSection(id: "people", header: "People", footer: "Source: \(file.source)") {
      if !choices.hidesPeople {
        LazyRows(0..<count, id: \.self) { [file, choices, weak self] position in
          let numbered = NumberedPerson(
            number: position + 1, person: file.items[position % file.items.count])
          let mark: PersonRow.Mark = choices.isFavourite(numbered) ? .favourite : .none
          return Row(PersonCell.self, PersonRow(numbered: numbered, mark: mark))
            .height(60)
            .onSelect { self?.select($0.numbered) }
        }
      }
    }
  }

  /// Present until there are favourites. A tap shows the first person.
  private var hint: Row<HintCell, Void>? {
    guard choices.favourites.isEmpty else { return nil }
    return Row(HintCell.self).on(.select, weak: self) { screen in
      screen.list.scroll(to: 0, at: .top, animated: true)
    }
  }

  private func row(ofFavourite favourite: NumberedPerson) -> Row<PersonCell, PersonRow> {
    Row(PersonCell.self, PersonRow(numbered: favourite, mark: .details))
      .animation(insertion: .top, deletion: .fade)
      .onAccessoryTapCell(weak: self) { screen, row, cell, _ in
        let person = row.numbered.person
        screen.present(
          CardController("\(person.year): \(person.field)", pointingAt: cell), animated: true)
      }
      .onDelete(weak: self) { screen, row in
        screen.choices.remove(row.numbered)
        screen.showChange()
      }
  }

  private func select(_ numbered: NumberedPerson) {
    onMessage?("\(numbered.person.name): \(numbered.person.field)")
    choices.add(numbered)
    showChange()
  }

  private func toggle() {
    choices.hidesPeople.toggle()
    list.apply(sections()) { [weak self] changes in self?.onMessage?("the change: \(changes)") }
  }

  /// Applies the sections after a change of the favourites. The numbers of the lazy rows stay the same, and the list
  /// updates the visible cells whose marks differ, in place.
  private func showChange() { list.apply(sections()) }
}
