import GalleryModels
import HeadlessList
import Testing
import TypedCells

@testable import Gallery

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

  @Test func `reports a cell of the wrong class, and shows an empty one in its place`() throws {
    let screen = try screen(misfit: misfit)
    #expect(screen.list.host.picture.hasSuffix("A cell of the wrong class\n"))
    #expect(screen.list.host.cell(at: RowPath(section: 1, row: 0))?.lines == [])
    #expect(screen.list.host.counters.refused == 1)
    #expect(
      screen.journal.takeEntries() == [
        "refused row 1.0: the cell for reuse identifier 'FramedImageCell' should be a "
          + "Gallery.ImageCell, but a Gallery.TextCell came"
      ])
  }

  @Test func `a selected row names the configurator it was made from`() throws {
    let screen = try screen()
    screen.list.host.selectRow(at: RowPath(section: 0, row: 0))
    screen.list.host.selectRow(at: RowPath(section: 0, row: 1))
    #expect(
      screen.journal.takeEntries() == [
        "selected a CellConfigurator<TextCell>", "selected a CellConfigurator<ImageCell>",
      ])
  }
}
