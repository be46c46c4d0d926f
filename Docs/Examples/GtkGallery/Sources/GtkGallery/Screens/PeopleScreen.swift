import GalleryModels
import GtkList
import TypedCells

/// A switch, favourites, and as many people as one likes, unless the switch hides them.
final class PeopleScreen: Screen {
  private let file: PeopleFile
  private let count: Int
  private let choices = PeopleChoices()

  /// - Parameter rows: how many rows of people there are to be; `nil` for one each. With more, the
  ///   people come again and again.
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
          .on(.commitEdit, weak: self) { screen, favourite, _ in screen.remove(favourite) }
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

  /// Hides the people, or shows them again, which are as many deletions or insertions.
  private func toggle() {
    choices.hidesPeople.toggle()
    list.updateVisibility { [weak self] changes in self?.say("the change: \(changes)") }
  }
}
