import GalleryModels
import HeadlessList
import TypedCells

/// What the screen consists of. Conditions are evaluated whenever the list changes, so what they look at
/// is held by the list; the screen is not.
extension PeopleScreen {
  /// The prototype that favourites are shown in.
  static let wide: ReuseIdentifier = "WidePersonCell"

  @SectionBuilder<HeadlessCell>
  func sections() -> [ListSection<HeadlessCell>] {
    settings
    favourites
    people
  }

  /// Constant rows.
  private var settings: ListSection<HeadlessCell> {
    ListSection(id: "settings", header: file.title) {
      notice("Rows of people: \(count), of them favourites: \(choices.favourites.count)").id(
        "counts")
      notice("Select people to make them favourites, and delete favourites to take that back.")
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

  /// Rows from models, each told from the others by its model's `id`.
  private var favourites: ListSection<HeadlessCell> {
    ListSection(id: "favourites", header: "Favourites") {
      for favourite in choices.favourites {
        Row(PersonCell.self, favourite)
          .reuseIdentifier(Self.wide)
          .height { Double(PersonCell.wideLines(of: $0).count) * HeadlessList.lineHeight }
          // Who is hidden could not be selected again.
          .on(.canEdit) { [choices] _ in !choices.hidesPeople }
          .on(.commitEdit, weak: self) { screen, favourite, _ in screen.remove(favourite) }
      }
    }
    .hidden { [choices] in choices.favourites.isEmpty }
  }

  /// Rows that are made when the list comes to show them.
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
