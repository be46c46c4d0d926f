import HeadlessUIKit
import Testing
import TypedCells

@testable import GalleryScreens

@MainActor
struct `An about page in a table` {
  private let shown: ShownScreen<AboutScreen>
  private var table: UITableView { shown.table }

  init() throws {
    shown = ShownScreen(try Gallery().about)
  }

  private func content(_ section: Int, _ row: Int) -> UIListContentConfiguration? {
    table.cellForRow(at: path(section, row))?.contentConfiguration as? UIListContentConfiguration
  }

  @Test func `has a cell class for each case of its enum`() {
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "THE LANGUAGE")
    let classes = (0..<6).map { table.cellForRow(at: path(0, $0)).map { type(of: $0) } }
    let expected: [UITableViewCell.Type] = [
      HeadingCell.self, TitleCell.self, SpaceCell.self, TitleCell.self, DetailCell.self,
      DetailCell.self,
    ]
    #expect(classes.map { $0.map(ObjectIdentifier.init) } == expected.map(ObjectIdentifier.init))
    #expect(table.cellForRow(at: path(0, 2))?.frame.height == 16)
  }

  @Test func `shows what the traits of its models say`() {
    #expect(content(0, 0)?.text == "Swift")
    #expect(content(0, 0)?.textProperties.color == .systemOrange)
    #expect(content(0, 0)?.textProperties.font == .systemFont(ofSize: 28, weight: .light))
    #expect(content(0, 4)?.text == "Licence")
    #expect(content(0, 4)?.secondaryText == "Apache 2.0 with a runtime library exception")
  }

  @Test func `passes the selected item to the handler, without an index`() {
    table.user.tapRow(at: path(0, 4))
    #expect(shown.messages.count == 1)
    #expect(shown.messages[0].hasPrefix(#"selected detail(title: "Licence""#))
  }

  @Test func `shows pictures, and notes that no trait covers`() throws {
    table.scrollToRow(at: path(1, 2), at: .middle, animated: false)
    let cell = try #require(table.cellForRow(at: path(1, 2)) as? ImageDetailCell)
    #expect(cell.picture == "3.0")
    #expect(cell.titleLabel?.text == "September 2016")
    #expect(cell.subtitleLabel?.text == "API design guidelines and a package manager")
    #expect(cell.note == "3 of 9")
    #expect(cell.frame.height == 76)
  }

  @Test func `resets the subtitle if the next model has none`() {
    let last = table.numberOfSections - 1
    table.scrollToRow(at: path(last, 0), at: .bottom, animated: false)
    #expect(content(last, 0)?.text == "Source: swift.org/blog")
    #expect(content(last, 0)?.secondaryText == nil)
  }
}
