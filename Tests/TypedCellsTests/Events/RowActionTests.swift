import Testing
import TypedCells

@MainActor
struct `An action` {
  private final class Log { var entries: [String] = [] }

  private let log = Log()

  private func result(of action: RowAction) async -> Bool {
    await withCheckedContinuation { continuation in
      action.perform { continuation.resume(returning: $0) }
    }
  }

  @Test(arguments: [true, false])
  func `tells whether it did anything`(isDone: Bool) async {
    let immediate = RowAction.immediate("Save", style: .normal) { isDone }
    let asynchronous = RowAction("Save") { () async -> Bool in
      await Task.yield()
      return isDone
    }
    #expect(await result(of: immediate) == isDone)
    #expect(await result(of: asynchronous) == isDone)
    #expect(await result(of: RowAction("Save") {}))
  }

  @Test(arguments: [true, false])
  func `that deletes tests whether its row was removed, which is its result if it returns at once`(
    isRemoved: Bool
  ) async {
    let actions = [
      RowAction("a", style: .destructive) { [log] in log.entries.append("a") },
      RowAction("b", style: .destructive) { [log] () async -> Bool in
        await Task.yield()
        log.entries.append("b")
        return !isRemoved
      },
    ]
    for (action, expected) in zip(actions, [isRemoved, !isRemoved]) {
      let tested = action.testingRemoval { [log] in
        log.entries.append("test")
        return isRemoved
      }
      let result = await result(of: tested)
      log.entries.append("completion")
      #expect(result == expected)
    }
    #expect(log.entries == ["a", "test", "completion", "b", "test", "completion"])
  }

  @Test func `that deletes is also found in a submenu, and no other is followed by a test`() async {
    let submenu = RowAction(
      "More",
      children: [
        RowAction("Copy") {}, RowAction("Delete", style: .destructive) {},
      ]
    ).testingRemoval { [log] in
      log.entries.append("test")
      return true
    }
    #expect(await result(of: submenu))
    #expect(await result(of: submenu.children[0]))
    #expect(log.entries.isEmpty)
    #expect(await result(of: submenu.children[1]))
    #expect(log.entries == ["test"])
  }
}
