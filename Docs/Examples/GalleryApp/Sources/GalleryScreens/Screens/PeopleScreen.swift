public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// A switch, favourites, and as many people as one likes, unless the switch hides them.
public final class PeopleScreen: UITableViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private let file: PeopleFile
  private let count: Int
  private let choices = PeopleChoices()
  private(set) lazy var list = ListDriver<TableHost>(tableView)

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - file: whom it is to show.
  ///   - rows: how many rows of people there are to be; `nil` for one each. With more, the people come
  ///     again and again.
  public init(_ file: PeopleFile, rows: Int? = nil) {
    self.file = file
    count = rows ?? file.items.count
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // A table does not ask for estimates of rows on demand, and has to guess how far down the last is.
    tableView.estimatedRowHeight = 60
    list.onFailure = { [weak self] in self?.onMessage?("refused \($0)") }
    list.apply(sections())
  }

  // Conditions are evaluated whenever the list changes, so what they look at is held by the list; the screen
  // is not.

  @SectionBuilder<UITableViewCell>
  private func sections() -> [ListSection<UITableViewCell>] {
    ListSection(id: "settings", header: file.title) {
      Row(
        TextCell.self,
        "Rows of people: \(count), of them favourites: \(choices.favourites.count)"
      )
      .id("counts")
      Row(
        TextCell.self, "Tap people to make them favourites; swipe favourites to take that back."
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

  /// Shows what the choices have become. The checkmarks are in no model, so whatever is on screen is
  /// refreshed: no cell is replaced.
  private func showChange() {
    list.apply(sections())
    list.refreshVisible()
  }

  /// Hides the people, or shows them again. What will change is known before it does.
  private func toggle() {
    let prepared = list.prepareChanges { choices.hidesPeople.toggle() }
    onMessage?("the change: \(prepared.changes)")
    list.apply(prepared)
  }
}
