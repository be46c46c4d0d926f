import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Actions that receive the owner of the row` {
  private final class Screen {
    var heard: [String] = []
    var isOpen = true
    func hear(_ text: String) { heard.append(text) }
  }

  private let list = RecordedList(height: 100)
  private let first = RowPath(section: 0, row: 0)

  private func show(_ row: Row<TextCell, String>) {
    list.driver.apply { ListSection(id: 0) { row } }
  }

  @Test func `are offered in swipes and menus, and call the owner with the model`() {
    let screen = Screen()
    show(
      Row(TextCell.self, "a")
        .leadingSwipeActions(weak: screen) { text in
          [OwnedRowAction("Read") { screen in screen.hear("read \(text)") }.fullSwipe(false)]
        }
        .trailingSwipeActions(weak: screen) { text in
          [OwnedRowAction("Delete", style: .destructive) { $0.hear("delete \(text)") }]
        }
        .contextMenu(weak: screen) { text in
          [
            OwnedRowAction("Share", children: [OwnedRowAction("Post") { $0.hear("post \(text)") }]),
            OwnedRowAction("Copy") { $0.hear("copy \(text)") }.checked(),
            OwnedRowAction("Print") { $0.hear("print \(text)") }.disabled(),
          ]
        })
    let leading = list.host.actions(.leadingSwipeActions, ofRowAt: first)
    let trailing = list.host.actions(.trailingSwipeActions, ofRowAt: first)
    let menu = list.host.actions(.contextMenu, ofRowAt: first)
    #expect((leading + trailing).map(\.title) == ["Read", "Delete"])
    #expect((leading + trailing).map(\.style) == [.normal, .destructive])
    #expect(leading.map(\.allowsFullSwipe) == [false])
    #expect(menu.map(\.isChecked) == [false, true, false])
    #expect(menu.map(\.isEnabled) == [true, true, false])
    for action in leading + trailing + menu.flatMap(\.children) { action() }
    #expect(screen.heard == ["read a", "delete a", "post a"])
  }

  @Test func `can take time, and answer whether they did anything`() async {
    let screen = Screen()
    show(
      Row(TextCell.self, "a").trailingSwipeActions(weak: screen) { _ in
        [
          OwnedRowAction("Archive") { screen in
            await Task.yield()
            return screen.isOpen
          }
        ]
      })
    let action = list.host.actions(.trailingSwipeActions, ofRowAt: first)[0]
    for isOpen in [true, false] {
      screen.isOpen = isOpen
      let answer = await withCheckedContinuation { continuation in
        action.perform { continuation.resume(returning: $0) }
      }
      #expect(answer == isOpen)
    }
  }

  @Test func `don't keep the owner alive, and do nothing after it is released`() {
    var owner: Screen? = Screen()
    struct Reference { weak var screen: Screen? }
    let reference = Reference(screen: owner)
    if let owner {
      show(
        Row(TextCell.self, "a").trailingSwipeActions(weak: owner) { _ in
          [OwnedRowAction("Delete") { $0.hear("delete") }]
        })
    }
    let actions = list.host.actions(.trailingSwipeActions, ofRowAt: first)
    #expect(actions.count == 1)
    owner = nil
    #expect(reference.screen == nil)
    for action in actions { action() }
    #expect(list.host.actions(.trailingSwipeActions, ofRowAt: first).isEmpty)
  }

  @Test func `report that they did nothing, if they take time and the owner is gone`() async {
    var screen: Screen? = Screen()
    let action = screen.map { screen in
      RowAction("Save", weak: screen) { screen async -> Bool in
        screen.hear("saved")
        return true
      }
    }
    func result() async -> Bool? {
      await withCheckedContinuation { continuation in
        action?.perform { continuation.resume(returning: $0) }
      }
    }
    #expect(await result() == true)
    #expect(screen?.heard == ["saved"])
    screen = nil
    #expect(await result() == false)
  }
}
