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
                { "kind": "heading", "title": "zeroth", "font": "capitals", "color": "red" },
                { "kind": "text", "title": "first" },
                { "kind": "space" },
                { "kind": "detail", "title": "third", "detail": "below" },
                { "kind": "image", "image": "AB", "title": "fourth", "detail": "beside" } ] }
            ]
          }
          """)))
  }

  private var host: HeadlessList { screen.list.host }

  @Test func `shows each case of the enum, with an empty row between texts`() {
    #expect(
      host.picture == """
        One
          🔴 ZEROTH
          first

          third
            below
          ╭────╮  fourth
          │ AB │  beside
          ╰────╯  5 of 5
        About
          Source: here
        """)
    #expect("\(host.counters)" == "built 6, reused 0, configured 6, refused 0")
  }

  @Test func `each case has its own cell class`() {
    #expect(
      host.visibleCells.map { "\(type(of: $0.cell))" } == [
        "HeadingCell", "TitleCell", "EmptyCell", "DetailCell", "ImageDetailCell", "DetailCell",
      ])
  }

  @Test func `passes the selected item to the handler, without an index`() {
    host.selectRow(at: RowPath(section: 0, row: 3))
    host.selectRow(at: RowPath(section: 0, row: 2))
    #expect(
      screen.journal.takeEntries() == [
        #"selected detail(title: "third", detail: "below")"#, "selected space",
      ])
  }

  @Test func `a cell class sets the height of its rows`() {
    let engine = screen.list.engine
    let line = HeadlessList.lineHeight
    #expect(engine.heightOfRow(at: RowPath(section: 0, row: 2)) == .fixed(line))
    #expect(engine.heightOfRow(at: RowPath(section: 0, row: 4)) == .fixed(3 * line))
    #expect(engine.heightOfRow(at: RowPath(section: 0, row: 1)) == .automatic)
  }

  @Test func `a cell class estimates the height of its rows`() {
    let engine = screen.list.engine
    let path = RowPath(section: 0, row: 3)
    #expect(engine.estimatedHeightOfRow(at: path) == 2 * HeadlessList.lineHeight)
    #expect(engine.estimatedHeightOfRow(at: RowPath(section: 0, row: 1)) == nil)
  }

  @Test func `a cell class names the nib of its cells`() {
    let identifier = ReuseIdentifier(for: ImageDetailCell.self)
    #expect(
      screen.list.registry.registration(for: identifier)?.source == .nib(name: "ImageDetailCell"))
  }

  @Test func `additions by hand are made after the traits`() {
    #expect(host.cell(at: RowPath(section: 0, row: 4))?.lines.last == "╰────╯  5 of 5")
  }

  @Test func `reports which capabilities were configured, reset or ignored`() {
    #expect(
      screen.remarks.first == "What the capabilities did, by cell class and model type:")
    // Joins the words, because the screen wraps long lines.
    let words = screen.remarks.dropFirst().joined(separator: " ").split(separator: " ")
    #expect(
      words.joined(separator: " ") == """
        DetailCell by AboutItem: configured Titled, Subtitled; ignored Imaged, Fonted, Colored \
        DetailCell by AboutSource: configured Titled; reset Subtitled \
        EmptyCell by AboutItem: ignored Titled, Subtitled, Imaged, Fonted, Colored \
        HeadingCell by AboutItem: configured Titled, Fonted, Colored; ignored Subtitled, Imaged \
        ImageDetailCell by AboutItem: configured Titled, Subtitled, Imaged; ignored Fonted, Colored \
        TitleCell by AboutItem: configured Titled; ignored Subtitled, Imaged, Fonted, Colored
        """)
  }

  @Test(arguments: [
    (TitleCell.self as HeadlessCell.Type, AboutItem.text("a"), ["a"]),
    (DetailCell.self, .detail(title: "a", detail: "b"), ["a", "  b"]),
    (
      ImageDetailCell.self, .image("I", title: "a", detail: "b"), ["╭───╮  a", "│ I │  b", "╰───╯"]
    ),
    (HeadingCell.self, .heading("a b", font: .spaced, color: .blue), ["🔵 a   b"]),
  ])
  func `every pair of traits passes the model's value to the cell`(
    cellClass: HeadlessCell.Type, item: AboutItem, lines: [String]
  ) throws {
    let cell = cellClass.init()
    try CapabilityRegistry.forAboutPages().configure(cell, by: item)
    #expect(cell.lines == lines)
  }

  @Test func `a reused cell resets the subtitle if its new model has none`() throws {
    let capabilities = try CapabilityRegistry.forAboutPages()
    let cell = DetailCell()
    capabilities.configure(cell, by: AboutItem.detail(title: "third", detail: "below"))
    #expect(cell.lines == ["third", "  below"])
    capabilities.configure(cell, by: AboutSource("here"))
    #expect(cell.lines == ["Source: here"])
  }
}
