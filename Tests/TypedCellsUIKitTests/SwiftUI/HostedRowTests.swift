import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// Counts what is made for rows.
@MainActor
private final class Counts {
  var bodies: [Int: Int] = [:]
  var configurations = 0
}

/// A view with a state of its own.
private struct GuestView: View {
  let guest: Guest
  let counts: Counts
  @State private var taps = 0
  @Environment(\.theme) private var theme

  var body: some View {
    counts.bodies[guest.id, default: 0] += 1
    return Button("\(guest.name) \(theme) \(taps)") { taps += 1 }
  }
}

private struct GuestScreen: View {
  var guests: [Guest]
  let counts: Counts
  var theme = "plain"

  var body: some View {
    TypedList(table: .plain) {
      ListSection(id: "guests") {
        for guest in guests {
          Row(swiftUI: guest) { GuestView(guest: $0, counts: counts) }
            .configure { _, _, _ in counts.configurations += 1 }
        }
      }
    }
    .environment(\.theme, theme)
  }
}

@MainActor
struct `A row that shows a SwiftUI view` {
  private let counts = Counts()

  private func texts(_ screen: HostedScreen<GuestScreen>) async -> [String] {
    screen.window.layoutIfNeeded()
    await nextTurn()
    screen.window.layoutIfNeeded()
    return screen.table?.visibleCells.flatMap(\.shownTexts) ?? []
  }

  private func tap(_ row: Int, in screen: HostedScreen<GuestScreen>) {
    screen.table?.cellForRow(at: path(0, row))?.contentView.first(UIButton.self)?
      .sendActions(for: .primaryActionTriggered)
  }

  @Test func `keeps the state of its view over changes and moves, and gives it to no other row`()
    async throws
  {
    var shown = GuestScreen(guests: guests(1...30), counts: counts)
    let screen = HostedScreen(shown)
    tap(0, in: screen)
    tap(2, in: screen)
    tap(2, in: screen)
    #expect(await texts(screen).prefix(4) == ["1 plain 1", "2 plain 0", "3 plain 2", "4 plain 0"])
    shown.guests.remove(at: 1)
    shown.guests.swapAt(0, 1)
    shown.guests[0].name = "Grace"
    screen.evaluate(shown)
    #expect(await texts(screen).prefix(3) == ["Grace plain 2", "1 plain 1", "4 plain 0"])
    let table = try #require(screen.table)
    for row in [28, 0, 28, 0] {
      table.scrollToRow(at: path(0, row), at: .top, animated: false)
      let texts = await texts(screen)
      #expect(texts.allSatisfy { $0.hasSuffix(" 0") }, "\(texts)")
    }
  }

  @Test func `gets one hosting configuration for each change of its model, and none otherwise`()
    async throws
  {
    var shown = GuestScreen(guests: guests(1...5), counts: counts)
    let screen = HostedScreen(shown)
    _ = await texts(screen)
    let table = try #require(screen.table)
    let contentViews = table.visibleCells.map(\.contentView)
    #expect(counts.configurations == 5)
    for _ in 1...3 { screen.evaluate(shown) }
    #expect(counts.configurations == 5)
    shown.guests[1].name = "Grace"
    screen.evaluate(shown)
    #expect(counts.configurations == 6)
    shown.theme = "dark"
    screen.evaluate(shown)
    #expect(await texts(screen)[1] == "Grace dark 0")
    #expect(counts.configurations == 6)
    #expect(table.visibleCells.map(\.contentView) == contentViews)
  }

  @Test func `gets the environment of the list, and its changes`() async {
    var shown = GuestScreen(guests: guests(1...2), counts: counts, theme: "dark")
    let screen = HostedScreen(shown)
    #expect(await texts(screen) == ["1 dark 0", "2 dark 0"])
    tap(0, in: screen)
    shown.theme = "light"
    screen.evaluate(shown)
    #expect(await texts(screen) == ["1 light 1", "2 light 0"])
    #expect(screen.problems.isEmpty)
  }

  @Test func `has the right size if it was updated off screen`() async throws {
    struct Screen: View {
      var guests: [Guest]

      var body: some View {
        TypedList(table: .plain) {
          ListSection(id: 0) { for guest in guests { Row(swiftUI: guest) { Text($0.name) } } }
        }
      }
    }
    var shown = Screen(guests: guests(1...40))
    let screen = HostedScreen(shown)
    let table = try #require(screen.table)
    let height = table.cellForRow(at: path(0, 2))?.frame.height ?? 0
    for row in [20, 0] {
      table.scrollToRow(at: path(0, row), at: .top, animated: false)
      screen.window.layoutIfNeeded()
      if row == 20 {
        shown.guests[2].name = String(repeating: "a long name ", count: 20)
        screen.evaluate(shown)
      }
    }
    let cell = try #require(table.cellForRow(at: path(0, 2)))
    #expect(cell.frame.height > height + 20)
    #expect(table.cellForRow(at: path(0, 1))?.frame.height == height)
    #expect(table.cellForRow(at: path(0, 3))?.frame.minY == cell.frame.maxY)
  }

  @Test func `grows when its own state changes its size`() async throws {
    struct Growing: View {
      @State private var isLong = false

      var body: some View {
        Button("more") { isLong = true }
        if isLong { Text(String(repeating: "a long text ", count: 20)) }
      }
    }
    struct Screen: View {
      var body: some View {
        TypedList(table: .plain) {
          ListSection(id: 0) { Row(swiftUI: 1) { _ in Growing() } }
        }
      }
    }
    let screen = HostedScreen(Screen())
    let table = try #require(screen.table)
    let height = table.cellForRow(at: path(0, 0))?.frame.height ?? 0
    table.first(UIButton.self)?.sendActions(for: .primaryActionTriggered)
    await nextTurn()
    screen.window.layoutIfNeeded()
    #expect(try #require(table.cellForRow(at: path(0, 0))).frame.height > height + 20)
  }
}

@MainActor
struct `SwiftUI views in a collection view` {
  private struct Screen: View {
    var names = ["a", "b"]
    var title = "Names"

    var body: some View {
      TypedList(layout: .list(.plain)) {
        ListSection(id: "list") { Row(swiftUI: "row") { Text($0) } }
          .header(swiftUI: title) { Text("header \($0)") }
          .footer(swiftUI: names.count) { Text("\($0) names") }
        ListSection(id: "grid") {
          for name in names { Row(ContentCollectionCell.self, swiftUI: name) { Text($0) } }
        }
        .layout(.grid(columns: 2))
        ListSection(id: "carousel") {
          for name in names { Row(ContentCollectionCell.self, swiftUI: name) { Text($0) } }
        }
        .layout(.carousel(itemWidth: .points(100)))
      }
    }
  }

  private func texts(_ screen: HostedScreen<Screen>) async -> [String] {
    await nextTurn()
    screen.window.layoutIfNeeded()
    return screen.collection?.shownTexts.sorted() ?? []
  }

  @Test func `are rows of lists, grids and carousels, headers and footers`() async throws {
    var shown = Screen()
    let screen = HostedScreen(shown)
    #expect(await texts(screen) == ["2 names", "a", "a", "b", "b", "header Names", "row"])
    let collection = try #require(screen.collection)
    let cells = collection.visibleCells
    shown.names.append("c")
    shown.title = "Letters"
    screen.evaluate(shown)
    #expect(
      await texts(screen) == ["3 names", "a", "a", "b", "b", "c", "c", "header Letters", "row"])
    #expect(cells.allSatisfy { collection.visibleCells.contains($0) })
    let widths = (0..<2).map { collection.cellForItem(at: path(1, $0))?.frame.width }
    #expect(widths == [160, 160])
  }
}

@MainActor
struct `SwiftUI views above and below the rows of a table` {
  private struct Screen: View {
    var title: String

    var body: some View {
      TypedList(table: .plain) {
        ListSection(id: 0) { Row(TextCell.self, "row") }
          .header(swiftUI: title) { Text("header \($0)") }
          .footer(swiftUI: title) { Text("footer \($0)") }
      }
    }
  }

  @Test func `are updated in place`() async throws {
    let screen = HostedScreen(Screen(title: "a"))
    let table = try #require(screen.table)
    let header = table.headerView(forSection: 0)
    #expect(header?.shownTexts == ["header a"])
    screen.evaluate(Screen(title: "b"))
    await nextTurn()
    #expect(table.headerView(forSection: 0) === header)
    #expect(header?.shownTexts == ["header b"])
    #expect(table.footerView(forSection: 0)?.shownTexts == ["footer b"])
  }
}
