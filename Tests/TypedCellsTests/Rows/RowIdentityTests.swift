import Foundation
import HeadlessList
import Testing

@testable import TypedCells

struct `Row identities` {
  private func erased<Value: Hashable>(_ value: Value) -> RowIdentity {
    RowIdentity(value)
  }

  @Test func `of equal values are equal, however they are created`() {
    #expect(RowIdentity(5) == erased(5))
    #expect(RowIdentity("five") == erased("five"))
    #expect(erased(RowIdentity(5)) == RowIdentity(5))
    #expect(erased([5]) == erased([5]))
    #expect(Set([RowIdentity(5), erased(5), erased(5 as UInt8), RowIdentity("5")]).count == 3)
  }

  @Test func `of different values differ`() {
    #expect(RowIdentity(5) != RowIdentity("5"))
    #expect(erased([5]) != erased([6]))
    #expect(erased(5.0) != RowIdentity(6))
  }

  @Test func `of values with different types differ, also if AnyHashable finds them equal`() {
    #expect(AnyHashable([] as [Int]) == AnyHashable([] as [UInt8]))
    #expect(erased([] as [Int]) != erased([] as [UInt8]))
  }

  @Test func `of objects are equal if their class says so, whatever subclasses they have`() {
    #expect(erased(Document("a")) == erased(Draft("a") as Document))
    #expect(erased(Document("a")) != erased(Draft("b") as Document))
  }

  @Test func `have readable descriptions`() {
    #expect(
      [RowIdentity(5), RowIdentity("five"), erased([5])].map(\.description) == ["5", "five", "[5]"])
    var numbers = IdentityNumbers()
    #expect(["a", "b"].map { numbers.numbered(erased([$0])).description } == ["#0", "#1"])
  }

  @Test func `keep UUIDs and other identities of sixteen bytes as they are`() throws {
    let text = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
    let uuid = try #require(UUID(uuidString: text))
    #expect(RowIdentity(uuid).description == text)
    #expect(RowIdentity(uuid) == RowIdentity(uuid))
    #expect(RowIdentity(uuid) != RowIdentity(UUID()))
    #expect(RowIdentity(Digest(1)) == RowIdentity(Digest(1)))
    #expect(RowIdentity(Digest(1)) != RowIdentity(Digest(2)))
  }

  @MainActor
  @Test func `of rows without one differ by section, cell class and position`() {
    func identities(
      _ section: String, _ rows: [AnyRow<HeadlessCell>]
    ) -> [RowIdentity] {
      let section = ListSection(id: section) { rows }
      return (0..<rows.count).map { section.rows.identity(at: $0) }
    }
    let text = AnyRow<HeadlessCell>(Row(TextCell.self, "a"))
    let number = AnyRow<HeadlessCell>(Row(NumberCell.self, 1))
    let rows = identities("a", [text, text, text])
    #expect(Set(rows).count == 3)
    #expect(identities("a", [text, text]) == Array(rows.prefix(2)))
    #expect(identities("b", [text])[0] != rows[0])
    #expect(identities("a", [number])[0] != rows[0])
    #expect(
      rows.map(\.description) == (0..<3).map { "position \($0) in its builder" })
  }

  @MainActor
  @Test func `of models belong to cells of one class`() {
    struct Person: Identifiable {
      let id: String
    }
    final class NameCell: HeadlessCell, Updatable {
      func update(viewData person: Person) {}
    }
    let person = Person(id: "ada")
    let section = ListSection<HeadlessCell>(id: 0) {
      Row(NameCell.self, person)
      Row(model: person)
      Row(NameCell.self, person).id("countess")
      Row(TextCell.self, "ada")
      Row(CellConfigurator<NameCell>(viewData: person))
      Row(CellConfigurator<TextCell>(viewData: "ada"))
    }
    let identities = (0..<6).map { section.rows[$0].identity }
    let ada = RowIdentity("ada")
    #expect(identities == [ada, ada, RowIdentity("countess"), nil, ada, nil])
    #expect(section.rows.identity(at: 4) == section.rows.identity(at: 0))
  }

  @MainActor
  @Test func `of models follow them to other sections`() {
    struct Person: Identifiable, Equatable {
      let id: Int
    }
    final class PersonCell: HeadlessCell, Updatable {
      func update(viewData person: Person) { lines = ["\(person.id)"] }
    }
    let list = RecordedList(height: 100)
    var changes = ""
    func apply(_ ids: [Int]) {
      let section = ListSection<HeadlessCell>(id: 0) {
        for id in ids { Row(PersonCell.self, Person(id: id)) }
      }
      list.driver.apply([section], completion: { changes = "\($0)" })
    }
    apply([1, 2, 3])
    let cell = list.host.cell(at: RowPath(section: 0, row: 2))
    apply([3, 1, 2])
    #expect(changes == "move row 0.2 → 0.0")
    #expect(list.host.cell(at: RowPath(section: 0, row: 0)) === cell)
    #expect(list.driver.paths(of: 2) == [RowPath(section: 0, row: 2)])
  }

  @MainActor
  @Test func `of rows without one include hidden rows, and stay in their section`() {
    let list = RecordedList(height: 400)
    var hidesSecond = false
    var changes = ""
    func apply(_ counts: [Int]) {
      let sections = counts.enumerated().map { section, count in
        ListSection<HeadlessCell>(id: section) {
          for row in 0..<count {
            Row(NumberCell.self, row).hidden { row == 1 && hidesSecond }
          }
        }
      }
      list.driver.apply(sections, completion: { changes = "\($0)" })
    }
    apply([3, 1])
    hidesSecond = true
    list.driver.updateVisibility { changes = "\($0)" }
    #expect(changes == "delete row 0.1")
    hidesSecond = false
    apply([1, 3])
    #expect(changes == "delete row 0.1, insert rows 1.1–1.2")
  }

  @MainActor
  @Test func `of rows without one don't depend on lazy rows beside them`() {
    let list = RecordedList(height: 400)
    var changes = ""
    func apply(lazyRows: Range<Int>, _ texts: [String]) {
      let section = ListSection<HeadlessCell>(id: 0) {
        Row(TextCell.self, "first")
        LazyRows(lazyRows, id: \.self) { Row(NumberCell.self, $0) }
        for text in texts { Row(TextCell.self, text) }
      }
      list.driver.apply([section], completion: { changes = "\($0)" })
    }
    apply(lazyRows: 0..<3, ["second"])
    let cell = list.host.cell(at: RowPath(section: 0, row: 4))
    apply(lazyRows: 0..<2, ["second", "third"])
    #expect(changes == "delete row 0.3, insert row 0.4")
    #expect(list.host.cell(at: RowPath(section: 0, row: 3)) === cell)
    #expect(list.failures.isEmpty)
  }
}

private class Document: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (one: Document, other: Document) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class Draft: Document {}
