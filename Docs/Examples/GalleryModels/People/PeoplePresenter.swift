public import TypedCells

/// Decides what the screen of people shows: two constant rows, a switch, and people unless hidden.
@MainActor
public final class PeoplePresenter {
  private let file: PeopleFile
  private let people: NumberedPeople
  private var hidesPeople = false

  /// Who shows the rows; the view keeps the presenter, not the other way round.
  public weak var view: (any ScreenView)?

  /// Where the switch stands.
  public let switchPath = RowPath(section: 0, row: 2)

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - file: whom to present.
  ///   - count: how many rows of people there are to be; `nil` for one each. With more, the people
  ///     come again and again.
  public init(_ file: PeopleFile, count: Int? = nil) {
    self.file = file
    people = NumberedPeople(file.people, count: count ?? file.people.count)
  }

  /// The constant rows and the switch; and the people, who are made when the list shows them.
  @SectionBuilder<BaseCell>
  public func sections<BaseCell>() -> [ListSection<BaseCell>] {
    ListSection(id: "settings", header: file.title) {
      Row(model: Notice(text: "Source: \(file.source)")).id("source")
      Row(model: Notice(text: "Rows of people: \(people.count)")).id("count")
      Row(model: hidingSwitch).id("switch")
    }
    ListSection(id: "people", header: "People") {
      if !hidesPeople {
        // Weakly, for the list keeps this closure and must not keep the presenter.
        LazyRows(people) { [weak self] person in
          Row(model: person).onSelect { self?.select($0) }
        }
      }
    }
  }

  private var hidingSwitch: SwitchRow {
    SwitchRow(title: "Hide people", isOn: hidesPeople) { [weak self] in
      guard let self else { return }
      hidesPeople.toggle()
      view?.contentDidChange()
    }
  }

  private func select(_ selected: NumberedPerson) {
    let person = selected.person
    view?.announce("number \(selected.number), \(person.name): \(person.field), \(person.year)")
  }
}
