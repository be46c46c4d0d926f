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

  // The list evaluates conditions at each change, so its closures retain `choices`. They don't retain the
  // screen.

  @SectionBuilder<UITableViewCell>
  private func sections() -> [ListSection<UITableViewCell>] {
    ListSection(id: "settings", header: file.title) {
      Row(
        TextCell.self,
        "Rows of people: \(count), of them favourites: \(choices.favourites.count)"
      )
      .id("counts")
      Row(
        TextCell.self, "Tap a person to add a favourite; swipe a favourite to remove it."
      )
      .id("hint")
      .hidden { [choices] in !choices.favourites.isEmpty }
      Row(SwitchCell.self, "Hide people").id("switch")
        // The switch's state isn't in its model, so a comparison doesn't find a change.
        .updates(.always)
        .configure { [choices, weak self] cell, _, _ in
          cell.set(isOn: choices.hidesPeople) { self?.toggle() }
        }
    }
    ListSection(id: "favourites", header: "Favourites") {
      for favourite in choices.favourites {
        Row(PersonCell.self, favourite)
          .on(.commitEdit, weak: self) { screen, favourite, _ in screen.remove(favourite) }
      }
    }
    .hidden { [choices] in choices.favourites.isEmpty }
    ListSection(id: "people", header: "People", footer: "Source: \(file.source)") {
      LazyRows(0..<count, id: \.self) { [file, choices, weak self] position in
        let person = file.items[position % file.items.count]
        return Row(PersonCell.self, NumberedPerson(number: position + 1, person: person))
          .height(60)
          .configure { cell, person, _ in
            cell.accessoryType = choices.isFavourite(person) ? .checkmark : .none
          }
          .onSelect { self?.select($0) }
      }
      .hidden { [choices] in choices.hidesPeople }
    }
  }

  private func select(_ numbered: NumberedPerson) {
    onMessage?("\(numbered.person.name): \(numbered.person.field)")
    choices.add(numbered)
    showChange()
  }

  private func remove(_ favourite: NumberedPerson) {
    choices.remove(favourite)
    showChange()
  }

  /// Applies the sections after a change of the favourites.
  ///
  /// The checkmarks aren't part of a model, so the comparison doesn't find them. Refreshing updates the
  /// visible cells without replacing them.
  private func showChange() {
    list.apply(sections())
    list.refreshVisible()
  }

  /// Hides or shows the people. The list computes the changes first, so the screen can report them.
  private func toggle() {
    let prepared = list.prepareChanges { choices.hidesPeople.toggle() }
    onMessage?("the change: \(prepared.changes)")
    list.apply(prepared)
  }
}
