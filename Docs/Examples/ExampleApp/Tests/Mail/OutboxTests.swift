import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `An outbox in a table` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

  @available(iOS 17, macOS 14, visionOS 1, *)
  private func show(_ outbox: Outbox) async -> OutboxScreen {
    let screen = OutboxScreen(outbox)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    await settle { !screen.list.sections.isEmpty }
    return screen
  }

  /// Waits until a condition is true, but not forever.
  private func settle(until isSettled: () -> Bool) async {
    await wait(until: isSettled)
    window.layoutIfNeeded()
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let indentation = String(repeating: "  ", count: cell.indentationLevel)
      return indentation
        + [content?.text, content?.secondaryText].compactMap(\.self).joined(separator: ", ")
    }
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `shows the progress in the cell of a message, which alone is updated`() async throws {
    let outbox = Outbox.sample()
    let screen = await show(outbox)
    let table: UITableView = screen.tableView
    #expect(
      texts(table) == ["Notes on the engine, 0 %", "Lunch?, 0 %", "A bug in the relay, 0 %"])
    let cells = table.visibleCells
    // If the other cells were updated, this text would be replaced.
    cells[1].contentConfiguration = UIListContentConfiguration.cell()
    var pause: CheckedContinuation<Void, Never>?
    let sending = Task {
      await outbox.send {
        if outbox.waiting.first?.progress == 90 { await withCheckedContinuation { pause = $0 } }
      }
    }
    await settle { pause != nil && texts(table)[0].hasSuffix("90 %") }
    #expect(texts(table) == ["Notes on the engine, 90 %", "", "A bug in the relay, 0 %"])
    #expect(zip(cells, table.visibleCells).allSatisfy { $0 === $1 })
    for _ in 0..<3 {
      let waiting = try #require(pause)
      pause = nil
      waiting.resume()
      await settle { pause != nil || outbox.waiting.isEmpty }
    }
    await sending.value
    await settle { texts(table) == ["Everything is sent."] }
    #expect(texts(table) == ["Everything is sent."])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `shows messages that are added, and keeps the cells of the others`() async {
    let outbox = Outbox([Delivery(id: 1, subject: "One")])
    let screen = await show(outbox)
    let cell = screen.tableView.visibleCells.first
    outbox.add(Delivery(id: 2, subject: "Two"))
    await settle { screen.list.rowCount(in: 0) == 2 }
    #expect(texts(screen.tableView) == ["One, 0 %", "Two, 0 %"])
    #expect(screen.tableView.visibleCells.first === cell)
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `expands a message into its attachments, which show their size when selected`()
    async throws
  {
    let screen = await show(.sample())
    let table: UITableView = screen.tableView
    assertExpands(1, showing: ["Diagram.pdf", "Engine.mov"], in: screen.list)
    table.user.tapRow(at: path(0, 0))
    await settle { texts(table).count > 3 }
    #expect(texts(table)[1...2] == ["  Diagram.pdf", "  Engine.mov"])
    let large = try #require(table.cellForRow(at: path(0, 2)))
    #expect(large.backgroundConfiguration?.backgroundColor == .systemYellow)
    #expect(
      table.cellForRow(at: path(0, 1))?.backgroundConfiguration?.backgroundColor != .systemYellow)
    table.user.tapRow(at: path(0, 2))
    await settle { texts(table)[2].hasSuffix("kB") }
    #expect(texts(table)[2] == "  Engine.mov, 34000 kB")
    #expect(large.backgroundConfiguration?.backgroundColor != .systemYellow)
    table.user.tapRow(at: path(0, 1))
    await settle { texts(table)[1].hasSuffix("kB") }
    #expect(texts(table)[1...2] == ["  Diagram.pdf, 420 kB", "  Engine.mov"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `is released while it waits for messages`() async {
    weak var screen: OutboxScreen?
    let outbox = Outbox.sample()
    screen = await show(outbox)
    #expect(screen != nil)
    window.rootViewController = nil
    await settle { screen == nil }
    outbox.add(Delivery(id: 9, subject: "New"))
    await settle { screen == nil }
    #expect(screen == nil)
  }
}
