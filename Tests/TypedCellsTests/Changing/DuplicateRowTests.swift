import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

@MainActor
struct `Duplicate rows` {
  private let list = RecordedList(height: 1_000)

  private func apply(_ texts: [String]..., policy: DuplicatePolicy) {
    list.driver.duplicates = policy
    list.driver.apply(
      texts.enumerated().map { position, texts in
        ListSection(id: position) {
          for (offset, text) in texts.enumerated() {
            Row(TextCell.self, "\(text)\(offset)").id(text)
          }
        }
      })
  }

  private var messages: [String] { list.failures.map(\.description) }

  @Test func `are rejected in debug builds and disambiguated in release builds by default`() {
    #if DEBUG
      #expect(list.driver.duplicates == .refuse)
    #else
      #expect(list.driver.duplicates == .disambiguate)
    #endif
  }

  @Test(arguments: [2, 10, 11, 12, 1000])
  func `are named by the first ten and the number of the others`(count: Int) {
    apply(Array(repeating: "a", count: count), policy: .disambiguate)
    let named = (0..<min(count, 10)).map { "0.\($0)" }
    let places =
      switch count {
      case ...10: named.dropLast().joined(separator: ", ") + " and 0.\(count - 1)"
      case 11: named.joined(separator: ", ") + " and 1 other"
      default: named.joined(separator: ", ") + " and \(count - 10) others"
      }
    #expect(
      messages == [
        "Row 'a' (section '0', index 1): rows \(places) have the same identity, a; give each its own"
      ])
    guard case .duplicate(let duplicate)? = list.failures.first?.reason,
      case .rows(let paths) = duplicate.places
    else {
      Issue.record("a duplicate is reported")
      return
    }
    #expect(paths.count == count)
  }

  @Test func `can be rejected, and the list doesn't change`() {
    apply(["a"], ["b"], policy: .refuse)
    apply(["a"], ["x", "c", "x", "x"], policy: .refuse)
    #expect(list.shown == ["a0", "b0"])
    #expect(
      messages == [
        """
        Row 'x' (section '1', index 2): rows 1.0, 1.2 and 1.3 \
        have the same identity, x; give each its own
        """
      ])
    apply(["a"], ["b", "b"], policy: .refuse)
    #expect(list.shown == ["a0", "b0"])
    #expect(
      messages.last
        == """
        Row 'b' (section '1', index 1): rows 1.0 and 1.1 \
        have the same identity, b; give each its own
        """)
    apply(["a"], ["b", "c"], policy: .refuse)
    #expect(list.shown == ["a0", "b0", "c1"])
    #expect(messages.count == 2)
  }

  @Test func `that are rejected complete their change without changes`() {
    list.driver.duplicates = .refuse
    var ends: [String] = []
    list.driver.apply(sections(["a", "a"]), completion: { ends.append($0.description) })
    #expect(ends == ["no changes"])
  }

  @Test func `can be dropped except for the first`() {
    apply(["a", "b", "a"], policy: .keepFirst)
    #expect(list.shown == ["a0", "b1"])
    apply(["b", "c", "c", "b"], policy: .keepFirst)
    #expect(list.shown == ["b0", "c1"])
    #expect(messages.count == 2)
  }

  @Test func `can be disambiguated by their order, and are reported while they exist`() {
    apply(["a", "b", "a"], policy: .disambiguate)
    apply(["a", "a", "b", "c"], policy: .disambiguate)
    #expect(list.shown == ["a0", "a1", "b2", "c3"])
    #expect(messages.count == 2)
    apply(["a", "b", "c"], policy: .disambiguate)
    apply(["a", "b", "c", "d"], policy: .disambiguate)
    #expect(messages.count == 2)
  }

  @Test func `are reported while they exist, also if only other sections change`() {
    apply(["a", "a"], ["b"], policy: .disambiguate)
    apply(["a", "a"], ["b", "c"], policy: .disambiguate)
    #expect(messages.count == 2)
    #expect(list.shown == ["a0", "a1", "b0", "c1"])
  }

  @Test func `in different sections are allowed, and a row moves to the other section`() {
    var changes = ""
    apply(["a", "b"], ["a"], policy: .refuse)
    list.driver.apply(sections(["a"], ["a", "b"]), completion: { changes = "\($0)" })
    #expect(changes == "move row 0.1 → 1.1")
    #expect(messages.isEmpty)
    list.driver.apply(sections(["a", "b"], ["b", "a", "b"]))
    #expect(
      messages == [
        """
        Row 'b' (section '1', index 2): rows 1.0 and 1.2 \
        have the same identity, b; give each its own
        """
      ])
  }

  @Test func `in lazy rows are found where identities are read`() {
    func apply(_ numbers: [Int]) {
      list.driver.duplicates = .keepFirst
      list.driver.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "first")
          LazyRows(numbers, id: \.self) { Row(NumberCell.self, $0) }
        }
      }
    }
    apply([1, 2, 3])
    apply([1, 2, 3, 2, 4])
    #expect(list.shown == ["first", "1", "2", "3", "4"])
    #expect(
      messages == [
        """
        Row '2' (section '0', index 4): rows 0.2 and 0.4 \
        have the same identity, 2; give each its own
        """
      ])
  }

  @Test func `in lazy rows that were new together aren't looked for later either`() {
    func apply(_ numbers: [Int]) {
      list.driver.duplicates = .refuse
      list.driver.apply {
        ListSection(id: 0) { LazyRows(numbers, id: \.self) { Row(NumberCell.self, $0) } }
      }
    }
    apply([1, 2, 1])
    apply([0, 1, 2, 1, 3])
    #expect(list.shown == ["0", "1", "2", "1", "3"])
    #expect(messages.isEmpty)
  }

  @Test func `in lazy rows aren't looked for after others were dropped`() {
    func apply(_ texts: [String]) {
      list.driver.duplicates = .keepFirst
      list.driver.apply {
        ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }
        ListSection(id: 1) { LazyRows([1, 1], id: \.self) { Row(NumberCell.self, $0) } }
      }
    }
    apply(["a", "a"])
    apply(["a", "b"])
    #expect(list.shown == ["a", "b", "1", "1"])
    #expect(messages.count == 1)
  }

  @Test func `in lazy rows aren't looked for because another section has some`() {
    func apply(_ texts: [String]) {
      list.driver.duplicates = .disambiguate
      list.driver.apply {
        ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }
        ListSection(id: 1) { LazyRows([1, 1], id: \.self) { Row(NumberCell.self, $0) } }
      }
    }
    apply(["a", "a"])
    apply(["a", "b"])
    #expect(list.shown == ["a", "b", "1", "1"])
    #expect(messages.count == 1)
  }

  @Test func `are reported while they exist, also if their section moves`() {
    func apply(_ ids: [Int]) {
      list.driver.duplicates = .disambiguate
      list.driver.apply {
        for id in ids {
          ListSection(id: id) { for _ in 0..<id { Row(NumberCell.self, id).id(id) } }
        }
      }
    }
    apply([1, 2])
    apply([2, 1])
    #expect(list.failures.compactMap(\.path?.section) == [1, 0])
  }

  @Test func `are dropped from an outline, whose other rows keep their disclosures`() {
    list.driver.duplicates = .keepFirst
    list.driver.apply {
      ListSection(id: 0) {
        for text in ["a", "a", "b"] {
          Row(TextCell.self, text).id(text).children { Row(TextCell.self, "child") }
        }
      }
    }
    #expect(list.host.picture == "  ▸ a\n  ▸ b")
  }

  @Test func `that were dropped from lazy rows don't hide a later change`() {
    list.driver.duplicates = .keepFirst
    var changes = ""
    func apply(_ numbers: [Int]) {
      let section = ListSection<HeadlessCell>(id: 0) {
        LazyRows(numbers, id: \.self) { Row(NumberCell.self, $0) }
      }
      list.driver.apply([section], completion: { changes = "\($0)" })
    }
    apply([1, 2])
    apply([1, 2, 2, 3])
    #expect(list.shown == ["1", "2", "3"])
    apply([4, 5, 6])
    #expect(list.shown == ["4", "5", "6"])
    #expect(changes == "delete rows 0.0–0.2, insert rows 0.0–0.2")
  }

  @Test func `sections are handled like rows`() {
    func apply(_ ids: [Int], policy: DuplicatePolicy) {
      list.driver.duplicates = policy
      list.driver.apply {
        for (offset, id) in ids.enumerated() {
          ListSection(id: id) { Row(TextCell.self, "\(id) at \(offset)") }
        }
      }
    }
    apply([1, 2], policy: .refuse)
    apply([2, 1, 2], policy: .refuse)
    #expect(list.shown == ["1 at 0", "2 at 1"])
    apply([2, 1, 2], policy: .keepFirst)
    #expect(list.shown == ["2 at 0", "1 at 1"])
    apply([2, 2, 1], policy: .disambiguate)
    #expect(list.shown == ["2 at 0", "2 at 1", "1 at 2"])
    apply([2, 2], policy: .disambiguate)
    #expect(messages.count == 4)
    #expect(
      messages.first
        == """
        Section '2' (index 2): sections 0 and 2 \
        have the same identity, 2; give each its own
        """)
  }

  @Test func `of one model in two cell classes are allowed`() {
    struct Person: Identifiable, Equatable {
      let id: Int
    }
    final class NameCell: HeadlessCell, Updatable {
      func update(viewData person: Person) { lines = ["name \(person.id)"] }
    }
    final class FaceCell: HeadlessCell, Updatable {
      func update(viewData person: Person) { lines = ["face \(person.id)"] }
    }
    list.driver.duplicates = .refuse
    let person = Person(id: 7)
    list.driver.apply {
      ListSection(id: 0) {
        Row(NameCell.self, person)
        Row(FaceCell.self, person)
      }
    }
    #expect(list.shown == ["name 7", "face 7"])
    #expect(list.driver.paths(of: 7).count == 2)
    list.driver.apply {
      ListSection(id: 0) {
        Row(NameCell.self, person)
        Row(NameCell.self, person)
      }
    }
    #expect(
      messages == [
        """
        Row '7' (section '0', index 1): rows 0.0 and 0.1 \
        have the same identity, 7; give each its own
        """
      ])
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `are found in inserted rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    list.driver.duplicates = .refuse
    for _ in 0..<100 {
      let content = (0..<3).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          "\(Int.random(in: 0..<40, using: &random))"
        }
      }
      let before = list.shown
      let reported = messages.count
      list.driver.apply(sections(content[0], content[1], content[2]))
      let isDuplicate = content.contains { Set($0).count < $0.count }
      #expect(messages.count == reported + (isDuplicate ? 1 : 0), "seed \(seed): \(content)")
      #expect(list.shown == (isDuplicate ? before : content.flatMap(\.self)), "seed \(seed)")
    }
  }
}
