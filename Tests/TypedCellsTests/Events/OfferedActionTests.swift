import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Actions that a row offers for an owner` {
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
        .on(.leadingSwipeActions, weak: screen) { screen, text in
          [RowAction("Read") { screen.hear("read \(text)") }.fullSwipe(false)]
        }
        .on(.trailingSwipeActions, weak: screen) { screen, text in
          [RowAction("Delete", style: .destructive) { screen.hear("delete \(text)") }]
        }
        .on(.contextMenu, weak: screen) { screen, text in
          [
            RowAction("Share", children: [RowAction("Post") { screen.hear("post \(text)") }]),
            RowAction("Copy") { screen.hear("copy \(text)") }.checked(),
            RowAction("Print") { screen.hear("print \(text)") }.disabled(),
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
      Row(TextCell.self, "a").on(.trailingSwipeActions, weak: screen) { screen, _ in
        [
          RowAction("Archive") {
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

  @Test func `aren't offered after the owner is released, which the row doesn't keep alive`() {
    var owner: Screen? = Screen()
    struct Reference { weak var screen: Screen? }
    let reference = Reference(screen: owner)
    if let owner {
      show(
        Row(TextCell.self, "a").on(.trailingSwipeActions, weak: owner) { owner, _ in
          [RowAction("Delete") { owner.hear("delete") }]
        })
    }
    #expect(list.host.actions(.trailingSwipeActions, ofRowAt: first).count == 1)
    owner = nil
    #expect(reference.screen == nil)
    #expect(list.host.actions(.trailingSwipeActions, ofRowAt: first).isEmpty)
  }
}
