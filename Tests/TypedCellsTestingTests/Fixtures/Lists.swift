import Foundation
import HeadlessList
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private final class BoldCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = ["**\(text)**"] }
}

private struct Person: Identifiable {
  let id: Int
}

private final class PersonCell: HeadlessCell, Updatable {
  func update(viewData person: Person) { lines = ["\(person.id)"] }
}

/// A list of letters with at most one fault.
@MainActor
private final class FaultyContent: ExaminableList {
  enum Fault {
    case countsOneMore, countsOneLess, hasARowOfNoSection
    case findsNothing, findsTheNext, findsOnlyTheFirst
    case findsHiddenRows, showsHiddenRows
    case evaluatesTwice, neverEvaluates
  }

  let fault: Fault?
  private let sections = [["a", "b", "c"], [], ["d", "a"]]
  private(set) lazy var condition = CountedCondition { true }

  init(_ fault: Fault?) { self.fault = fault }

  var sectionCount: Int { sections.count }

  func rowCount(in section: Int) -> Int {
    let count = sections[section].count
    switch fault {
    case .countsOneMore: return count + 1
    case .countsOneLess: return max(count - 1, 0)
    default: return count
    }
  }

  func hasRow(at path: RowPath) -> Bool {
    row(at: path) != nil || (fault == .hasARowOfNoSection && path.section == 3)
  }

  func identity(at path: RowPath) -> RowIdentity? { row(at: path).map { RowIdentity($0) } }

  func paths(of identity: RowIdentity) -> [RowPath] {
    let all = sections.indices.flatMap { section in
      sections[section].indices.map { RowPath(section: section, row: $0) }
    }
    let found = all.filter { self.identity(at: $0) == identity }
    switch fault {
    case .findsNothing: return []
    case .findsTheNext: return found + all.drop { $0 != found.last }.dropFirst().prefix(1)
    case .findsOnlyTheFirst: return Array(found.prefix(1))
    case .findsHiddenRows where found.isEmpty: return [RowPath(section: 0, row: 1)]
    default: return found
    }
  }

  func update() {
    if fault == .neverEvaluates { return }
    _ = condition.evaluate()
    if fault == .evaluatesTwice { _ = condition.evaluate() }
  }

  private func row(at path: RowPath) -> String? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }
}

@MainActor
private func letters(_ fault: FaultyContent.Fault?) -> LawReport {
  let list = FaultyContent(fault)
  return ListLaws(
    list, hidden: [fault == .showsHiddenRows ? RowIdentity("d") : RowIdentity("z")],
    condition: list.condition
  ) { list.update() }.report()
}

@MainActor
private func content(
  _ sections: @escaping @MainActor () -> [ListSection<HeadlessCell>]
) -> LawReport {
  ContentLaws(of: sections).report()
}

@MainActor
private func rows(
  @RowBuilder<HeadlessCell> _ rows: @escaping @MainActor () -> RowList<HeadlessCell>
) -> LawReport {
  content { [ListSection(id: 0, rows: rows)] }
}

nonisolated extension Fixture {
  private static func broken(
    _ fault: FaultyContent.Fault, _ law: String, saying words: String
  ) -> Fixture {
    .broken("a list that \(fault)", "list.\(law)", saying: words) { letters(fault) }
  }

  static let brokenLists: [Fixture] = [
    broken(.countsOneMore, "countsAndRowsAgree", saying: "no row at 0.3, in a section of 4 rows"),
    broken(.countsOneLess, "countsAndRowsAgree", saying: "a row at 0.2, which is outside"),
    broken(.hasARowOfNoSection, "countsAndRowsAgree", saying: "a row at 3.0"),
    broken(.findsNothing, "rowsAreFound", saying: "row 0.0 isn't found by its identity"),
    broken(.findsTheNext, "rowsAreFound", saying: "row 0.2 is found by the identity b of another"),
    broken(.findsOnlyTheFirst, "rowsAreFound", saying: "row 2.1 isn't found"),
    broken(.findsHiddenRows, "hiddenIsAbsent", saying: "hidden row z has the path 0.1"),
    broken(.showsHiddenRows, "hiddenIsAbsent", saying: "hidden row d has the path 2.0"),
    broken(.evaluatesTwice, "hidingIsEvaluatedOnce", saying: "evaluated the condition 2 times"),
    broken(.neverEvaluates, "hidingIsEvaluatedOnce", saying: "evaluated the condition 0 times"),
  ]

  static let brokenContents: [Fixture] = [
    .broken("two rows of one identity", "content.uniqueIdentities", saying: "rows 0.0 and 0.1") {
      rows {
        Row(TextCell.self, "a").id(1)
        Row(BoldCell.self, "b").id(1)
      }
    },
    .broken("two models of one id", "content.uniqueIdentities", saying: "the identity 7") {
      rows { for person in [7, 7].map(Person.init) { Row(PersonCell.self, person) } }
    },
    .broken("two lazy rows of one id", "content.uniqueIdentities", saying: "rows 0.0 and 0.2") {
      rows { LazyRows(["a", "b", "a"], id: \.self) { Row(TextCell.self, $0) } }
    },
    .broken("two sections of one id", "content.uniqueIdentities", saying: "sections 0 and 1") {
      content { [ListSection(id: "s") {}, ListSection(id: "s") {}] }
    },
    .broken("identities made anew", "content.stableIdentities", saying: "delete row 0.0") {
      rows { Row(TextCell.self, "a").id(UUID()) }
    },
    .broken("sections made anew", "content.stableIdentities", saying: "delete section 0") {
      content { [ListSection(id: UUID()) {}] }
    },
    .broken("an order by chance", "content.stableIdentities", saying: "other content: ") {
      var isReversed = false
      return content {
        isReversed.toggle()
        let ids = isReversed ? [3, 2, 1] : [1, 2, 3]
        return [ListSection(id: 0) { for id in ids { Row(PersonCell.self, Person(id: id)) } }]
      }
    },
    .broken("a row that blinks", "content.hidingIsStable", saying: "an update does: insert row 0.0")
    {
      var isHidden = false
      return rows {
        Row(TextCell.self, "a").hidden {
          isHidden.toggle()
          return isHidden
        }
      }
    },
    .broken("a section that blinks", "content.hidingIsStable", saying: "delete section 0") {
      var isHidden = true
      return content {
        [
          ListSection(id: 0) {}.hidden {
            isHidden.toggle()
            return isHidden
          }
        ]
      }
    },
  ]

  static let correctLists: [Fixture] = [
    .correct("a list of letters") { letters(nil) },
    .correct("a driver") {
      let list = ListDriver(host: HeadlessList(height: 100))
      let isHidden = CountedCondition { true }
      list.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "a").id("a")
          Row(TextCell.self, "b").id("b").hidden(when: isHidden.evaluate)
          LazyRows(0..<1_000, id: \.self) { Row(TextCell.self, "\($0)") }
        }
      }
      return ListLaws(list, hidden: [RowIdentity("b")], condition: isHidden) {
        list.updateVisibility()
      }
      .report()
    },
    .correct("an empty list") { ListLaws(ListDriver(host: HeadlessList(height: 100))).report() },
    .correct("no content") { content { [] } },
    .correct("rows without an identity") {
      rows { for text in ["a", "a", "b"] { Row(TextCell.self, text) } }
    },
    .correct("one model in two kinds of cells") {
      rows {
        Row(PersonCell.self, Person(id: 1))
        Row(TextCell.self, "Ada").id("1")
      }
    },
    .correct("one identity in two sections") {
      content {
        [0, 1].map { section in
          ListSection(id: section) { Row(PersonCell.self, Person(id: 1)) }
        }
      }
    },
    .correct("hidden rows and sections") {
      content {
        [
          ListSection(id: 0) { Row(TextCell.self, "a").id(1).hidden { true } },
          ListSection(id: 1) {}.hidden { true },
        ]
      }
    },
  ]
}
