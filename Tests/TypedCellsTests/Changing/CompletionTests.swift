import HeadlessList
import Testing
import TypedCells

@MainActor
struct `A completion on a headless list` {
  private let list = RecordedList(height: 100)

  private func content(_ texts: [Int: String], header: String = "Header")
    -> [ListSection<HeadlessCell>]
  {
    [
      ListSection(id: 0) {
        for (id, text) in texts.sorted(by: { $0.key < $1.key }) {
          Row(TextCell.self, text).id(id)
        }
      }
      .header(Row(TextHeader.self, header))
    ]
  }

  /// Returns the list's picture at the moment when the change completes.
  private func picture(after sections: [ListSection<HeadlessCell>]) -> String? {
    var picture: String?
    list.driver.apply(sections, completion: { [list] _ in picture = list.host.picture })
    return picture
  }

  @Test func `runs after cells show the new content if no row moved`() {
    list.driver.apply(content([1: "old"]))
    #expect(picture(after: content([1: "new"])) == "# Header\n  new")
  }

  @Test func `runs after cells show the new content if rows moved as well`() {
    list.driver.apply(content([1: "one", 2: "two"]))
    #expect(picture(after: content([0: "zero", 2: "TWO"])) == "# Header\n  zero\n  TWO")
  }

  @Test func `runs after cells show the new content if the change takes several batches`() {
    func content(_ sections: [(id: Int, texts: [String])]) -> [ListSection<HeadlessCell>] {
      sections.map { section in
        ListSection(id: section.id) {
          for (position, text) in section.texts.enumerated() {
            Row(TextCell.self, text).id(position)
          }
        }
      }
    }
    list.driver.apply(content([(1, ["one"]), (2, ["two"])]))
    var shown: [[String]] = []
    list.driver.apply(
      content([(2, ["TWO", "new"]), (1, ["ONE", "new"])]),
      completion: { [list] _ in shown.append(list.shown) })
    #expect(shown == [["TWO", "new", "ONE", "new"]])
  }

  @Test func `runs after headers show the new content`() {
    list.driver.apply(content([1: "one"], header: "Old"))
    #expect(picture(after: content([1: "one"], header: "New")) == "# New\n  one")
  }

  @Test func `runs once, and a change that it requests is applied after it`() {
    list.driver.apply(content([1: "one"]))
    var pictures: [String] = []
    list.driver.apply(
      content([1: "two"]),
      completion: { [list] _ in
        pictures.append(list.host.picture)
        list.driver.apply(sections(["three"]))
        pictures.append(list.host.picture)
      })
    #expect(pictures == ["# Header\n  two", "# Header\n  two"])
    #expect(list.shown == ["three"])
  }
}
