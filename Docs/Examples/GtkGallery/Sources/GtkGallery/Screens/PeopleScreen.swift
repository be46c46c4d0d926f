import GalleryModels
import GtkList
import TypedCells

/// A switch, favourites, and any number of people. The switch hides the people.
final class PeopleScreen: Screen {
  private let file: PeopleFile
  private let count: Int
  private let choices = PeopleChoices()

  /// - Parameter rows: the number of rows of people, or `nil` for one row per person. If there are more
  ///   rows than people, the people repeat.
  init(_ file: PeopleFile, rows: Int? = nil) {
    self.file = file
    count = rows ?? file.items.count
    super.init()
    list.apply(sections())
  }

  @SectionBuilder<GtkCell>
  private func sections() -> [ListSection<GtkCell>] {
    ListSection(id: "settings", header: file.title) {
      Row(
        TextCell.self, "Rows of people: \(count), of them favourites: \(choices.favourites.count)"
      )
      .id("counts")
      Row(SwitchCell.self, "Hide people").id("switch")
        // The switch's state isn't in its model, so a comparison doesn't find a change.
        .updates(.always)
        .configure { [choices, weak self] cell, _, _ in
          cell.set(isOn: choices.hidesPeople) { self?.toggle() }
        }
    }
    ListSection(id: "favourites", header: "Favourites: the delete key removes them") {
      for favourite in choices.favourites {
        Row(PersonCell.self, favourite)
          .onDelete(weak: self) { screen, favourite in screen.remove(favourite) }
      }
    }
    .hidden { [choices] in choices.favourites.isEmpty }
    ListSection(id: "people", header: "People", footer: "Source: \(file.source)") {
      LazyRows(0..<count, id: \.self) { [file, weak self] position in
        let person = file.items[position % file.items.count]
        return Row(PersonCell.self, NumberedPerson(number: position + 1, person: person))
          .onSelect { self?.select($0) }
      }
      .hidden { [choices] in choices.hidesPeople }
    }
  }

  private func select(_ numbered: NumberedPerson) {
    choices.add(numbered)
    say("\(numbered.person.name): \(numbered.person.field)")
    list.apply(sections())
  }

  private func remove(_ favourite: NumberedPerson) {
    choices.remove(favourite)
    list.apply(sections())
  }

  /// Hides or shows the people. The list deletes or inserts their rows.
  private func toggle() {
    choices.hidesPeople.toggle()
    list.updateVisibility { [weak self] changes in self?.say("the change: \(changes)") }
  }
}
