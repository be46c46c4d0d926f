import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Rows that are declared as expanded` {
  private let list = RecordedList(height: 400)
  private let mail = Folder("work", Folder("in"), Folder("lists", Folder("swift")))
  private let home = Folder("home", Folder("away"))

  private func show(_ folders: Folder..., expanded: Set<String>) {
    list.driver.apply {
      ListSection(id: "folders") {
        for folder in folders { row(folder, expanded) }
      }
    }
  }

  private func row(_ folder: Folder, _ expanded: Set<String>) -> Row<FolderCell, Folder> {
    Row(FolderCell.self, folder).children(initiallyExpanded: expanded.contains(folder.id)) {
      for child in folder.folders { row(child, expanded) }
    }
  }

  @Test func `stay as they were declared when they were new`() {
    show(mail, expanded: ["work"])
    show(mail, home, expanded: ["home"])
    #expect(list.shown == ["work", "in", "lists", "home", "away"])
    show(home, mail, expanded: ["lists"])
    #expect(list.shown == ["home", "away", "work", "in", "lists"])
  }

  @Test func `stay as the user left them`() {
    show(mail, home, expanded: ["work"])
    list.driver.collapse("work")
    list.driver.expand("home")
    show(mail, home, expanded: [])
    #expect(list.shown == ["work", "home", "away"])
    show(mail, home, expanded: ["work"])
    #expect(list.shown == ["work", "home", "away"])
  }

  @Test func `are new again after they were deleted`() {
    show(mail, expanded: ["work"])
    show(home, expanded: [])
    show(mail, expanded: [])
    #expect(list.shown == ["work"])
  }
}

/// An identity that counts its comparisons, and has the hash of all others.
private struct CountedIdentity: Hashable {
  let number: Int
  let counter: WorkCounter

  static func == (left: Self, right: Self) -> Bool {
    left.counter.comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

@MainActor
struct `A deep outline` {
  @Test func `is searched once for a row that was deleted`() {
    let list = RecordedList()
    let counter = WorkCounter()
    func row(
      _ number: Int, @RowBuilder<HeadlessCell> _ children: () -> RowList<HeadlessCell>
    ) -> Row<NumberCell, Int> {
      Row(NumberCell.self, number).id(CountedIdentity(number: number, counter: counter))
        .children(children)
    }
    func nested(_ level: Int) -> Row<NumberCell, Int> {
      row(level) { if level < 16 { nested(level + 1) } }
    }
    func show(hasOther: Bool) {
      list.driver.apply {
        ListSection(id: 0) {
          nested(0)
          if hasOther { row(100) { row(101) {} } }
        }
      }
    }
    show(hasOther: true)
    list.driver.expand(CountedIdentity(number: 100, counter: counter))
    #expect(list.shown == ["0", "100", "101"])
    counter.comparisons = 0
    show(hasOther: false)
    #expect(list.shown == ["0"])
    #expect(counter.comparisons < 2_000, "\(counter.comparisons) comparisons")
  }
}
