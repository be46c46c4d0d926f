import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

@MainActor
struct `Common mistakes in screens` {
  private func isCaught<Screen: UIViewController>(
    by law: String, _ make: @escaping @MainActor () -> Screen,
    changing change: (@MainActor (Screen) -> Void)? = nil
  ) -> Bool {
    let found = violations(make, changing: change)
    return found.contains { $0.hasPrefix("screen." + law) }
  }

  @Test func `are caught in tables`() {
    #expect(isCaught(by: "keepsEdits") { CommitWithoutTable(style: .plain) })
    #expect(isCaught(by: "keepsEdits") { VanishingSection(style: .plain) })
    #expect(isCaught(by: "controlsFindTheirRow") { TaggedButtons(style: .plain) })
    #expect(isCaught(by: "keepsEdits") { OldSum(style: .plain) })
    #expect(isCaught(by: "keepsEdits") { ExpandingCells(style: .plain) })
    #expect(
      isCaught(by: "followsItsData") {
        SameSnapshot(style: .plain)
      } changing: {
        $0.titles[1] = "Lovelace"
        $0.show()
      })
    #expect(isCaught(by: "isReleased") { KeptByObserver(style: .plain) })
  }

  @Test func `are caught in what is around the rows`() {
    expectViolation(
      "screen.followsItsData", containing: ["after a search for 'Hed', section 0 shows 4 rows"]
    ) {
      let screen = Searched()
      screen.mistake = .search
      return screen
    }
    expectViolation(
      "screen.followsItsData",
      containing: ["a tap on the last segment of a UISegmentedControl 'all' outside of the rows"]
    ) {
      let screen = Searched()
      screen.mistake = .filter
      return screen
    }
    expectViolation(
      "screen.keepsEdits",
      containing: [
        "a tap on fold in the header of section 1", "section 1 shows 2 rows, reloaded: 0",
      ]
    ) {
      let screen = Foldable(style: .plain)
      screen.tells = false
      return screen
    }
    #expect(isCaught(by: "rowsLookFresh") { GrowingCells(style: .plain) })
  }

  @Test func `are caught in collection views`() {
    #expect(isCaught(by: "keepsEdits") { UnseenLike() })
    #expect(isCaught(by: "keepsEdits") { LostCaption() })
    #expect(
      isCaught(by: "followsItsData") {
        OldHeader()
      } changing: {
        $0.deleteFirst()
      })
    #expect(
      isCaught(by: "controlsFindTheirRow") {
        OldItem()
      } changing: {
        $0.deleteFirst()
      })
  }

  @Test func `are caught in lists of TypedCells`() {
    #expect(isCaught(by: "keepsEdits") { UnappliedOption(style: .plain) })
    #expect(isCaught(by: "isReleased") { KeptByHandler(style: .plain) })
  }
}

@MainActor
struct `Correct screens` {
  @Test func `of UIKit raise no alarm`() {
    assertScreen { DiffableNames(style: .plain) }
    assertScreen { UINavigationController(rootViewController: ReadMessages(style: .plain)) }
    assertScreen { FilteredTodos(style: .plain) }
    assertScreen { Searched() }
    assertScreen { Foldable(style: .plain) }
    assertScreen {
      Photos()
    } changing: {
      $0.deleteFirst()
    }
    assertScreen {
      SameSnapshot(style: .plain)
    } changing: {
      $0.titles[3] = "Emmy"
      $0.show()
    }
  }

  @Test func `of TypedCells raise no alarm`() {
    assertScreen {
      Options(style: .plain)
    } changing: {
      $0.delete($0.todos[0])
    }
    if #available(macOS 14, iOS 17, *) {
      assertScreen {
        FollowingOptions(style: .plain)
      } changing: {
        $0.model.todos.removeFirst()
      }
    }
  }

  @Test func `that follow their model raise no alarm while the assertion waits`() async {
    guard #available(macOS 14, iOS 17, *) else { return }
    await assertScreen {
      FollowingOptions(style: .plain)
    } changing: {
      $0.model.todos.removeFirst()
    }
  }
}
