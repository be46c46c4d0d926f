import GtkList
import GtkToolkit
import Testing
import TypedCells

@testable import GtkGallery

@MainActor
@Suite(.serialized)
struct `The Gallery in a window` {
  private let gallery: Gallery
  private let window: Window

  init() throws {
    try #require(MainLoop.start(), "there is no display; run the tests in `xvfb-run -a`")
    MainLoop.animates = false
    gallery = try Gallery(rows: 1_000_000)
    window = gallery.makeWindow()
    window.draw()
  }

  @Test func `hides a million people behind a switch, which keeps the keyboard`() throws {
    defer { window.close() }
    let list = gallery.people.list
    let toggle = try #require(gallery.people.cell(SwitchCell.self)).toggle
    #expect(toggle.takeFocus())
    for (count, message) in [(0, "delete rows 1.0–1.999999"), (1_000_000, "insert rows")] {
      toggle.flip()
      window.draw()
      #expect(list.rowCount(in: 1) == count)
      #expect(gallery.people.message.contains(message))
      #expect(toggle.isOn == (count == 0))
      #expect(toggle.hasFocus)
    }
    list.host.scroll(to: RowPath(section: 1, row: 999_999))
    window.draw()
    let last = list.host.cell(at: RowPath(section: 1, row: 999_999)) as? PersonCell
    #expect(last?.label.text.hasPrefix("1000000. ") == true)
  }

  @Test func `adds favourites by a click, and removes them by the delete key`() {
    defer { window.close() }
    let host = gallery.people.list.host
    host.selectRow(at: RowPath(section: 1, row: 2))
    window.draw()
    #expect(gallery.people.list.rowCount(in: 1) == 1)
    #expect(host.selectedPaths == [RowPath(section: 2, row: 2)])
    #expect(host.commitEdit(ofRowAt: RowPath(section: 1, row: 0)))
    #expect(gallery.people.list.rowCount(in: 1) == 1_000_000)
  }

  @Test func `follows employees by buttons that stay in place`() throws {
    defer { window.close() }
    gallery.show(gallery.employees)
    window.draw()
    let button = try #require(gallery.employees.cell(ButtonsCell.self)).buttons[0]
    #expect(button.takeFocus())
    button.click()
    window.draw()
    #expect(button.title == "Unfollow")
    #expect(button.hasFocus)
    try #require(gallery.employees.cell(ButtonsCell.self)).buttons[1].click()
    #expect(gallery.employees.message.contains("workplaces, the first in"))
  }

  @Test func `shows an empty cell for the nib of the wrong class, and reports it`() throws {
    defer { window.close() }
    let list = gallery.mixed.list
    list.host.scroll(to: RowPath(section: 1, row: 0))
    window.draw()
    let cell = try #require(list.host.cell(at: RowPath(section: 1, row: 0)))
    #expect(type(of: cell) == GtkCell.self)
    #expect(gallery.mixed.message.hasPrefix("Row 0 (section 'misfit')"))
  }
}
