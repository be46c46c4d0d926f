import GalleryModels
import HeadlessList
import Testing
import TypedCells

@testable import Gallery

@MainActor
struct `The static screen` {
  private let screen: StaticScreen

  init() throws {
    screen = try StaticScreen(
      AboutPage(
        dataFile(
          """
          {
            "title": "About", "source": "here", "sections": [
              { "title": "One", "items": [
                { "kind": "text", "title": "first" },
                { "kind": "space" },
                { "kind": "text", "title": "second" },
                { "kind": "detail", "title": "third", "detail": "below" },
                { "kind": "image", "image": "AB", "title": "fourth", "detail": "beside" } ] }
            ]
          }
          """)))
  }

  private var host: HeadlessList { screen.list.host }

  @Test func `shows each case of the enum in a cell of its own, with an empty row between texts`() {
    #expect(
      host.picture == """
        One
          first

          second
          third
            below
          ╭────╮  fourth
          │ AB │  beside
          ╰────╯
        About
          Source: here
        """)
    #expect("\(host.counters)" == "built 6, reused 0, configured 6, refused 0")
  }

  @Test func `hands over the item that was selected, and no index`() {
    host.selectRow(at: RowPath(section: 0, row: 3))
    host.selectRow(at: RowPath(section: 0, row: 1))
    #expect(
      screen.journal.takeEntries() == [
        #"selected detail(title: "third", detail: "below")"#, "selected space",
      ])
  }

  @Test func `reports what was configured, what was reset and what nobody took`() {
    #expect(
      screen.remarks == [
        "What the capabilities did, by cell class and model type:",
        "  DetailCell by AboutItem: configured Titled, Subtitled; ignored Imaged",
        "  DetailCell by AboutSource: configured Titled; reset Subtitled",
        "  EmptyCell by AboutItem: ignored Titled, Subtitled, Imaged",
        "  ImageDetailCell by AboutItem: configured Titled, Subtitled, Imaged",
        "  TitleCell by AboutItem: configured Titled; ignored Subtitled, Imaged",
      ])
  }

  @Test func `a reused cell forgets the subtitle that its new model lacks`() throws {
    let capabilities = try CapabilityRegistry([.titled, .subtitled, .imaged])
    let cell = DetailCell()
    capabilities.configure(cell, by: AboutItem.detail(title: "third", detail: "below"))
    #expect(cell.lines == ["third", "  below"])
    capabilities.configure(cell, by: AboutSource("here"))
    #expect(cell.lines == ["Source: here"])
  }
}
