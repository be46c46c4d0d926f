// A screen that is as large as you would write in one declaration. `.ci/type-checking` measures how long
// the compiler takes to type-check it.
//
// It has twelve sections of ten rows: rows from models, rows configured by capabilities and rows with
// only a model, with typical modifiers, conditions and loops.

import HeadlessList
import TypedCells

final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
}

final class PersonCell: HeadlessCell, Updatable {
  func update(viewData person: Person) { lines = [person.name] }
}

final class SectionHeader: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
final class Screen {
  let list = ListDriver(host: HeadlessList(height: 480))
  let people = (0..<100).map { Person(id: $0, name: "Person \($0)") }
  var hidesPeople = false

  func show(_ person: Person) {}

  func apply(_ capabilities: CapabilityRegistry, detail: String?) {
    list.apply {
      ListSection(id: "section 0", header: "Section 0") {
        Row(TextCell.self, "First of 0").id("first")
        Row(TextCell.self, "Second of 0").height(44)
        Row(PersonCell.self, people[0]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[20], using: capabilities).id(0)
        Row(model: people[40])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 0")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 0"))
        Row(TextCell.self, "Last of 0").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 0"))
      ListSection(id: "section 1", header: "Section 1") {
        Row(TextCell.self, "First of 1").id("first")
        Row(TextCell.self, "Second of 1").height(44)
        Row(PersonCell.self, people[1]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[21], using: capabilities).id(1)
        Row(model: people[41])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 1")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 1"))
        Row(TextCell.self, "Last of 1").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 1"))
      ListSection(id: "section 2", header: "Section 2") {
        Row(TextCell.self, "First of 2").id("first")
        Row(TextCell.self, "Second of 2").height(44)
        Row(PersonCell.self, people[2]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[22], using: capabilities).id(2)
        Row(model: people[42])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 2")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 2"))
        Row(TextCell.self, "Last of 2").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 2"))
      ListSection(id: "section 3", header: "Section 3") {
        Row(TextCell.self, "First of 3").id("first")
        Row(TextCell.self, "Second of 3").height(44)
        Row(PersonCell.self, people[3]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[23], using: capabilities).id(3)
        Row(model: people[43])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 3")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 3"))
        Row(TextCell.self, "Last of 3").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 3"))
      ListSection(id: "section 4", header: "Section 4") {
        Row(TextCell.self, "First of 4").id("first")
        Row(TextCell.self, "Second of 4").height(44)
        Row(PersonCell.self, people[4]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[24], using: capabilities).id(4)
        Row(model: people[44])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 4")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 4"))
        Row(TextCell.self, "Last of 4").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 4"))
      ListSection(id: "section 5", header: "Section 5") {
        Row(TextCell.self, "First of 5").id("first")
        Row(TextCell.self, "Second of 5").height(44)
        Row(PersonCell.self, people[5]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[25], using: capabilities).id(5)
        Row(model: people[45])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 5")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 5"))
        Row(TextCell.self, "Last of 5").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 5"))
      ListSection(id: "section 6", header: "Section 6") {
        Row(TextCell.self, "First of 6").id("first")
        Row(TextCell.self, "Second of 6").height(44)
        Row(PersonCell.self, people[6]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[26], using: capabilities).id(6)
        Row(model: people[46])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 6")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 6"))
        Row(TextCell.self, "Last of 6").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 6"))
      ListSection(id: "section 7", header: "Section 7") {
        Row(TextCell.self, "First of 7").id("first")
        Row(TextCell.self, "Second of 7").height(44)
        Row(PersonCell.self, people[7]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[27], using: capabilities).id(7)
        Row(model: people[47])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 7")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 7"))
        Row(TextCell.self, "Last of 7").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 7"))
      ListSection(id: "section 8", header: "Section 8") {
        Row(TextCell.self, "First of 8").id("first")
        Row(TextCell.self, "Second of 8").height(44)
        Row(PersonCell.self, people[8]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[28], using: capabilities).id(8)
        Row(model: people[48])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 8")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 8"))
        Row(TextCell.self, "Last of 8").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 8"))
      ListSection(id: "section 9", header: "Section 9") {
        Row(TextCell.self, "First of 9").id("first")
        Row(TextCell.self, "Second of 9").height(44)
        Row(PersonCell.self, people[9]).onSelect(weak: self) { screen, person in screen.show(person)
        }
        Row(PersonCell.self, by: people[29], using: capabilities).id(9)
        Row(model: people[49])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 9")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 9"))
        Row(TextCell.self, "Last of 9").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 9"))
      ListSection(id: "section 10", header: "Section 10") {
        Row(TextCell.self, "First of 10").id("first")
        Row(TextCell.self, "Second of 10").height(44)
        Row(PersonCell.self, people[10]).onSelect(weak: self) { screen, person in
          screen.show(person)
        }
        Row(PersonCell.self, by: people[30], using: capabilities).id(10)
        Row(model: people[50])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 10")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 10"))
        Row(TextCell.self, "Last of 10").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 10"))
      ListSection(id: "section 11", header: "Section 11") {
        Row(TextCell.self, "First of 11").id("first")
        Row(TextCell.self, "Second of 11").height(44)
        Row(PersonCell.self, people[11]).onSelect(weak: self) { screen, person in
          screen.show(person)
        }
        Row(PersonCell.self, by: people[31], using: capabilities).id(11)
        Row(model: people[51])
        if let detail {
          Row(TextCell.self, detail).hidden { [self] in hidesPeople }
        } else {
          Row(TextCell.self, "No detail of 11")
        }
        for person in people {
          Row(PersonCell.self, person).on(.commitEdit) { _, style in print(style) }
        }
        LazyRows(people) { Row(PersonCell.self, $0).estimatedHeight(44) }
        Row(CellConfigurator<TextCell>(viewData: "Configured 11"))
        Row(TextCell.self, "Last of 11").updates(.always)
      }
      .footer(Row(SectionHeader.self, "End of 11"))
    }
  }
}
