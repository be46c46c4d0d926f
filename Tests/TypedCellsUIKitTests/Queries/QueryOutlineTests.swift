import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

/// Genres whose novels are their children.
@MainActor
private final class Genres {
  let list = TableList()
  let query: FakeQuery<Novel>

  init(_ kind: QueryKind, _ sections: [FakeQuery<Novel>.Section]) {
    query = FakeQuery(sections)
    query.reportsChanges = kind.reports
    query.delivery = kind.isLate ? .later : .immediately
    list.driver.follow(sectionsOf: query, weak: self) { _, novels in
      ListSection(id: "genres") {
        for section in novels.sections {
          Row(TextCell.self, section.title ?? "").id(section.id).children {
            novels.rows(of: section) { novel in Row(NovelCell.self, novel) }
              .placeholder { id in Row(TextCell.self, "… \(id)") }
          }
        }
      }
    }
    list.table.layoutIfNeeded()
  }

  var shown: [String] {
    list.table.layoutIfNeeded()
    return list.table.visibleCells.map {
      ($0 as? NovelCell)?.field.text ?? $0.textLabel?.text ?? ""
    }
  }

  func rest() async {
    await nextTurn()
    await wait { !shown.contains { $0.hasPrefix("…") } }
  }
}

@MainActor
struct `An outline over a query` {
  @Test(arguments: QueryKind.all.filter(\.isTable))
  func `shows the rows of a section while its row is expanded`(
    kind: QueryKind
  ) async {
    let genres = Genres(
      kind,
      [
        .init(id: "a", title: "A", rows: novels(0..<5_000)),
        .init(id: "b", title: "B", rows: novels(5_000..<5_002)),
      ])
    #expect(genres.shown == ["A", "B"])
    #expect(genres.query.reads.isEmpty)
    genres.list.driver.expand(AnyHashable("b"))
    await genres.rest()
    #expect(genres.shown == ["A", "B", "5000", "5001"])
    genres.query.change([5_000]) { content in
      content[0].rows.removeFirst()
      content[1].rows[0].title = "new title"
      content[1].rows.append(Novel(9_000))
    }
    await genres.rest()
    #expect(genres.shown == ["A", "B", "new title", "5001", "9000"])
    genres.list.driver.expand(AnyHashable("a"))
    await genres.rest()
    #expect(Array(genres.shown.prefix(3)) == ["A", "1", "2"])
    #expect(genres.query.reads.count < 60)
    genres.query.change { $0[0].rows.remove(at: 1) }
    await genres.rest()
    #expect(Array(genres.shown.prefix(3)) == ["A", "1", "3"])
    genres.list.driver.collapse(AnyHashable("a"))
    await genres.rest()
    #expect(genres.shown == ["A", "B", "new title", "5001", "9000"])
    #expect(genres.list.failures.isEmpty)
  }
}
