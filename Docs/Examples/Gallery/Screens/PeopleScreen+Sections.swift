import GalleryModels
import HeadlessList
import TypedCells

/// The sections of the screen.
///
/// The list evaluates conditions at each change, so its closures retain `choices`. They don't retain the
/// screen.
extension PeopleScreen {
  /// The reuse identifier of the prototype for favourites.
  static let wide: ReuseIdentifier = "WidePersonCell"

  @SectionBuilder<HeadlessCell>
  func sections() -> [ListSection<HeadlessCell>] {
    settings
    favourites
    people
  }

  /// The constant rows and the switch.
  private var settings: ListSection<HeadlessCell> {
    ListSection(id: "settings", header: file.title) {
      notice("Rows of people: \(count), of them favourites: \(choices.favourites.count)").id(
        "counts")
      notice("Select people to add them to the favourites, and delete favourites to remove them.")
        .id("hint")
        .hidden { [choices] in !choices.favourites.isEmpty }
      Row(SwitchCell.self, "Hide people").id("switch")
        // The switch's state isn't in its model, so a comparison doesn't find a change.
        .updates(.always)
        .configure { [choices, weak self] cell, _, _ in
          cell.set(isOn: choices.hidesPeople) { self?.toggle() }
        }
    }
  }

  private func notice(_ text: String) -> Row<TextCell, String> {
    Row(TextCell.self, text)
      .estimatedHeight(Double(1 + text.count / TextCell.width) * HeadlessList.lineHeight)
  }

  /// The rows of the favourites. The model's `id` is the identity of its row.
  private var favourites: ListSection<HeadlessCell> {
    ListSection(id: "favourites", header: "Favourites") {
      for favourite in choices.favourites {
        Row(PersonCell.self, favourite)
          .reuseIdentifier(Self.wide)
          .height { Double(PersonCell.wideLines(of: $0).count) * HeadlessList.lineHeight }
          // While people are hidden, the user couldn't select a deleted favourite again.
          .on(.canEdit) { [choices] _ in !choices.hidesPeople }
          .onDelete(weak: self) { screen, favourite in screen.remove(favourite) }
      }
    }
    .hidden { [choices] in choices.favourites.isEmpty }
  }

  /// The rows of all people. The list makes each row when it shows it.
  private var people: ListSection<HeadlessCell> {
    ListSection(id: "people", header: "People", footer: "Source: \(file.source)") {
      LazyRows(0..<count, id: \.self) { [file, choices, weak self] position in
        let person = file.items[position % file.items.count]
        return Row(PersonCell.self, NumberedPerson(number: position + 1, person: person))
          .height(HeadlessList.lineHeight)
          .configure { cell, person, _ in
            if choices.isFavourite(person) { cell.lines[0] += " ★" }
          }
          .onSelect { self?.select($0) }
      }
      .hidden { [choices] in choices.hidesPeople }
    }
  }
}
