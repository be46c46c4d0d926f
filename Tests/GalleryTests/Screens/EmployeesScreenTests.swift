import Foundation
import GalleryModels
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

@testable import Gallery

@MainActor
struct `The screen of employees` {
  private let screen: EmployeesScreen
  private let buttons = RowPath(section: 0, row: 3)

  init() throws {
    screen = try EmployeesScreen(employeeFile())
  }

  private var host: HeadlessList { screen.list.host }

  @Test func `shows one section per person, with profile, workplaces and buttons`() {
    #expect(
      host.picture == """
        Staff
          ╭─────╮  Ada B. Cole
          │ ABC │  engines
          ╰─────╯
          1990–1995  First
          1995–2001  Second
          [ Follow ]  [ Career ]
          ╭────╮  Dan Eve
          │ DE │  looms
          ╰────╯
          since 1980  Third
          [ Follow ]  [ Career ]
        """)
    host.scroll(by: HeadlessList.lineHeight)
    #expect(host.picture.hasSuffix("Source: here"))
  }

  @Test func `a tap reaches the presenter through the model, and the presenter updates the view`() {
    #expect(host.tapButton(1, at: buttons))
    #expect(host.tapButton(1, at: RowPath(section: 1, row: 2)))
    #expect(
      screen.journal.takeEntries() == [
        "the presenter says: Ada B. Cole: 2 workplaces, the first in 1990",
        "the presenter says: Dan Eve: 1 workplace, the first in 1980",
      ])
  }

  @Test func `following a person changes the cells in place, back and forth`() {
    let before = host.picture
    #expect(host.tapButton(0, at: buttons))
    #expect(host.cell(at: RowPath(section: 0, row: 0))?.lines[0].hasSuffix("(followed)") == true)
    #expect(host.cell(at: buttons)?.buttons.map(\.title) == ["Unfollow", "Career"])
    #expect(host.tapButton(0, at: buttons))
    #expect(host.picture == before)
    #expect("\(host.counters)" == "built 7, reused 0, configured 7, refused 0")
  }

  @Test func `a selected workplace reaches the presenter`() {
    host.selectRow(at: RowPath(section: 0, row: 2))
    #expect(
      screen.journal.takeEntries() == [
        "the presenter says: Ada B. Cole worked at Second, 1995–2001"
      ])
  }

  @Test func `the view maps each model to a cell`() {
    #expect(
      host.visibleCells.map { "\(type(of: $0.cell))" } == [
        "ProfileCell", "WorkplaceCell", "WorkplaceCell", "ButtonsCell",
        "ProfileCell", "WorkplaceCell", "ButtonsCell",
      ])
  }

  @Test func `the presenter's module doesn't import a list`() throws {
    let models = packageFolder.appendingPathComponent("Docs/Examples/GalleryModels")
    var imports: Set<String> = []
    for file in try swiftFiles(below: models) {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      imports.formUnion(
        lines.filter { $0.contains("import ") && !$0.contains("//") }.map(String.init))
    }
    #expect(imports == ["import Foundation", "public import TypedCells"])
  }

  @Test func `a nib with another cell is reported, and the other rows are shown`() throws {
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(ProfileRow.self, to: ProfileCell.self)
    try registry.bind(Workplace.self, to: WorkplaceCell.self, from: .nib(name: "Workplace"))
    try registry.bind(ButtonsRow.self, to: ButtonsCell.self)
    let list = ListDriver<HeadlessList>(registry: registry, journal: screen.journal)
    list.host.provideNib(named: "Workplace") { TextCell() }
    list.apply(try EmployeesPresenter(employeeFile()).sections())
    #expect(
      screen.journal.takeEntries().first
        == "failure: Row '0' (section '0', index 1): the reuse identifier 'Gallery.WorkplaceCell' dequeued a "
        + "Gallery.TextCell instead of a Gallery.WorkplaceCell; set the class in the nib or storyboard to "
        + "Gallery.WorkplaceCell, or use another identifier")
    #expect("\(list.host.counters)" == "built 7, reused 0, configured 4, refused 3")
  }

  @Test func `the audit finds that every row can be shown`() {
    assertRegistered(screen.list.sections, in: screen.list.registry)
  }

  @Test func `the presenter's rows fit any kind of host`() throws {
    final class OtherToolkitsCell {}
    let sections: [ListSection<OtherToolkitsCell>] = try EmployeesPresenter(employeeFile())
      .sections()
    #expect(sections.map(\.rows.count) == [4, 3])
  }

  @Test func `the rows don't retain the presenter, and taps do nothing once it is released`() throws
  {
    let list = ListDriver<HeadlessList>(registry: screen.list.registry, journal: screen.journal)
    var presenter: EmployeesPresenter? = try EmployeesPresenter(employeeFile())
    weak var weakPresenter: EmployeesPresenter?
    weakPresenter = presenter
    presenter?.view = screen
    list.apply(presenter?.sections() ?? [])
    presenter = nil
    #expect(weakPresenter == nil)
    let before = list.host.picture
    #expect(list.host.tapButton(0, at: buttons))
    #expect(list.host.tapButton(1, at: buttons))
    #expect(list.host.picture == before)
    list.host.selectRow(at: RowPath(section: 0, row: 1))
    #expect(screen.journal.takeEntries() == [])
  }

  @Test func `the presenter doesn't retain the view`() throws {
    var screen: EmployeesScreen? = try EmployeesScreen(employeeFile())
    weak var weakScreen: EmployeesScreen?
    weakScreen = screen
    _ = screen?.list.host.tapButton(0, at: buttons)
    screen = nil
    #expect(weakScreen == nil)
  }
}
