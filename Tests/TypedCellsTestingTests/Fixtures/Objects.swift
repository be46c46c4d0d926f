import HeadlessList
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

/// A screen that retains its list. The list may retain the screen.
@MainActor
private final class Screen {
  private let list = ListDriver(host: HeadlessList(height: 100))
  private var chosen: [String] = []

  func showWeakly() {
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").onSelect(weak: self) { screen, text in screen.chosen.append(text) }
      }
    }
  }

  func showStrongly() {
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a").onSelect { self.chosen.append($0) } }
    }
  }

  func hideStrongly() {
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a").hidden { self.chosen.isEmpty } }
    }
  }

  func makeLazily() {
    list.apply {
      ListSection(id: 0) {
        LazyRows(0..<3, id: \.self) { Row(TextCell.self, "\($0) of \(self.chosen)") }
      }
    }
  }
}

/// Returns a report of leaks as violations of one law.
@MainActor
private func leak(_ make: @MainActor () -> AnyObject) -> LawReport {
  let violations = leaks(of: make)
  return LawReport(
    on: violations, named: violations.first?.subject ?? "object",
    laws: [Law(violations.first?.law ?? "object.isReleased") { $0.map(\.detail) }])
}

@MainActor
private func screen(_ show: @MainActor (Screen) -> Void) -> LawReport {
  leak {
    let screen = Screen()
    show(screen)
    return screen
  }
}

nonisolated extension Fixture {
  private static func broken(_ name: String, _ show: @escaping @MainActor (Screen) -> Void)
    -> Fixture
  {
    .broken(name, "object.isReleased", saying: "it isn't deallocated") { screen(show) }
  }

  static let brokenObjects: [Fixture] = [
    broken("a handler that keeps its screen") { $0.showStrongly() },
    broken("a condition that keeps its screen") { $0.hideStrongly() },
    broken("lazy rows that keep their screen") { $0.makeLazily() },
  ]

  static let correctObjects: [Fixture] = [
    .correct("a handler with an owner") { screen { $0.showWeakly() } },
    .correct("a screen that shows nothing") { screen { _ in } },
    .correct("a cell") { leak { TextCell() } },
  ]
}
