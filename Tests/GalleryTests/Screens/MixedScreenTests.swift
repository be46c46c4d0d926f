import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import Gallery
@testable import GalleryModels

@MainActor
struct `The mixed screen` {
  private func screen(misfit: String = "") throws -> MixedScreen {
    try MixedScreen(
      MixedPage(
        dataFile(
          """
          {
            "title": "Mixed", "source": "here", "items": [
              { "text": "before" },
              { "image": ["#.", ".#"], "caption": "a diagonal" },
              { "text": "after" }
            ]
            \(misfit)
          }
          """)))
  }

  private let misfit = #", "misfit": { "image": ["XX"], "caption": "never seen" }"#

  @Test func `shows texts and images from one array of configurators`() throws {
    let screen = try screen()
    #expect(
      screen.list.host.picture == """
        Mixed
          before
          #.
          .#
          a diagonal
          after
        Source: here
        """)
    #expect("\(screen.list.host.counters)" == "built 3, reused 0, configured 3, refused 0")
    #expect(screen.journal.takeEntries() == [])
  }

  @Test func `reports a cell of the wrong class, and shows an empty cell instead`() throws {
    let screen = try screen(misfit: misfit)
    #expect(screen.list.host.picture.hasSuffix("A cell of the wrong class\n"))
    #expect(screen.list.host.cell(at: RowPath(section: 1, row: 0))?.lines == [])
    #expect(screen.list.host.counters.refused == 1)
    #expect(
      screen.journal.takeEntries() == [
        "failure: Row 0 (section 'misfit'): the reuse identifier 'FramedImageCell' dequeued a Gallery.TextCell "
          + "instead of a Gallery.ImageCell; set the class in the nib or storyboard to Gallery.ImageCell, "
          + "or use another identifier"
      ])
  }

  @Test func `registers every class ahead of time, from the array`() throws {
    let screen = try screen(misfit: misfit)
    #expect(
      Set(screen.list.registry.registrations.map(\.identifier))
        == [
          ReuseIdentifier(for: TextCell.self), ReuseIdentifier(for: ImageCell.self),
          "FramedImageCell",
        ])
    #expect(screen.list.registry.audit(screen.list.sections).isEmpty)
    screen.list.apply { ListSection(id: 0) { Row(PersonCell.self, person) } }
    #expect(
      screen.journal.takeEntries().last?
        .contains("the reuse identifier 'Gallery.PersonCell' of")
        == true)
  }

  private let person = NumberedPerson(number: 1, person: Person(name: "n", year: 1, field: "f"))

  @Test func `the row with the wrong cell has its own section`() throws {
    #expect(try screen().list.sections.map(\.rows.count) == [3])
    #expect(try screen(misfit: misfit).list.sections.map(\.rows.count) == [3, 1])
  }

  @Test func `rows are deleted and moved when items of the array are`() throws {
    let screen = try screen()
    _ = try screen.perform(.select(RowPath(section: 0, row: 2)))
    let cells = screen.list.host.visibleCells.map(\.cell)
    #expect(try screen.perform(.move(RowPath(section: 0, row: 2), to: 0)) == "moved row 0.2 to 0.0")
    #expect(screen.list.host.visibleCells.map { $0.cell } == [cells[2], cells[0], cells[1]])
    #expect(screen.list.host.selectedPaths == [RowPath(section: 0, row: 0)])
    #expect(try screen.perform(.delete(RowPath(section: 0, row: 1))) == "deleted row 0.1")
    #expect(
      screen.list.host.picture == """
        Mixed
        › after
          #.
          .#
          a diagonal
        Source: here
        """)
    #expect(
      screen.journal.takeEntries() == [
        "selected a CellConfigurator<TextCell>", "the change: move row 0.2 → 0.0",
        "the change: delete row 0.1",
      ])
    #expect("\(screen.list.host.counters)" == "built 3, reused 0, configured 3, refused 0")
  }

  @Test func `all rows can be deleted`() throws {
    let screen = try screen()
    for _ in 0..<3 { _ = try screen.perform(.delete(RowPath(section: 0, row: 0))) }
    #expect(screen.list.host.picture == "Mixed\nSource: here")
  }

  @Test func `a selected row names its configurator`() throws {
    let screen = try screen()
    screen.list.host.selectRow(at: RowPath(section: 0, row: 0))
    screen.list.host.selectRow(at: RowPath(section: 0, row: 1))
    #expect(
      screen.journal.takeEntries() == [
        "selected a CellConfigurator<TextCell>", "selected a CellConfigurator<ImageCell>",
      ])
  }
}

private func == (left: [HeadlessCell], right: [HeadlessCell]) -> Bool {
  left.map(ObjectIdentifier.init) == right.map(ObjectIdentifier.init)
}
