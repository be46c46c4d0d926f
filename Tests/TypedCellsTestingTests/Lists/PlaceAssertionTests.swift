import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

/// Fails unless an assertion reports a law, with some words.
@MainActor
private func expect(
  _ law: String, _ words: String, waiting assertion: @MainActor () async -> Void
) async {
  await withKnownIssue {
    await assertion()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.hasPrefix("[\(law)]") && $0.rawValue.contains(words) }
  }
}

@MainActor
private func expect(_ law: String, _ words: String, _ assertion: () -> Void) {
  withKnownIssue {
    assertion()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.hasPrefix("[\(law)]") && $0.rawValue.contains(words) }
  }
}

@MainActor
@Suite struct `The assertion of a kept place` {
  private let list = ListDriver(host: HeadlessList(height: 100))

  private func show(_ ids: some Sequence<Int>) {
    list.apply { ListSection(id: 0) { for id in ids { Row(TextCell.self, "\(id)").id(id) } } }
  }

  @Test func `passes for a list that keeps its place`() async {
    show(0..<50)
    for kept in [KeptPlace.top, .bottom, .row(4)] {
      list.keptPlace = kept
      await assertKeepsPlace(of: list) { show(-5..<60) }
      await assertKeepsPlace(of: list) { show(0..<50) }
      list.host.scroll(by: 205)
    }
    list.followsEnd = .near(points: 0)
    list.scroll(to: .end)
    await assertKeepsPlace(of: list) { show(-5..<60) }
  }

  @Test func `fails if the list keeps none, or scrolls by itself`() async {
    show(0..<50)
    await expect("list.keepsPlace", "Set its `keptPlace`") {
      await assertKeepsPlace(of: list) {}
    }
    list.keptPlace = .top
    list.host.scroll(by: 300)
    await expect("list.keepsPlace", "moved by -7.0 points") {
      await assertKeepsPlace(of: list) {
        show(-5..<60)
        list.host.scroll(toStart: 7)
      }
    }
    await expect("list.keepsPlace", "no row that was visible") {
      await assertKeepsPlace(of: list) { list.host.scroll(by: 400) }
    }
    list.followsEnd = .near(points: 0)
    list.scroll(to: .end)
    await expect("list.keepsPlace", "its end isn't visible") {
      await assertKeepsPlace(of: list) { list.host.scroll(by: -30) }
    }
  }

  @Test func `fails if nothing is visible`() async {
    list.keptPlace = .top
    await expect("list.keepsPlace", "nothing is examined") {
      await assertKeepsPlace(of: list) {}
    }
  }
}

@MainActor
@Suite struct `The assertion of impressions` {
  private final class Log {
    var seen: [Int] = []
  }

  private let list = ListDriver(host: HeadlessList(height: 100))
  private let log = Log()

  private func row(_ id: Int) -> Row<TextCell, String> {
    Row(TextCell.self, "\(id)").id(id).onImpression(weak: log) { log, _ in log.seen.append(id) }
  }

  @Test func `passes for rows with identities, and calls their handlers`() {
    list.apply { ListSection(id: 0) { for id in 0..<50 { row(id) } } }
    assertImpressions(of: list)
    #expect(log.seen.sorted() == Array(0..<50))
  }

  @Test func `fails if a row isn't counted, or there is none`() {
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    expect("list.countsImpressions", "Call `onImpression`") { assertImpressions(of: list) }
    list.apply {
      ListSection(id: 0) { for id in 0..<50 { row(id) } }
      ListSection(id: 1) { row(7) }
    }
    expect("list.countsImpressions", "has the same identity") { assertImpressions(of: list) }
    list.apply {
      ListSection(id: 0) {
        row(100).onImpression(visible: 1.5, weak: log) { _, _ in }
      }
    }
    expect("list.countsImpressions", "never visible enough") { assertImpressions(of: list) }
  }

  @Test func `passes for a list that fits on the screen`() {
    list.apply { ListSection(id: 0) { for id in 0..<3 { row(id) } } }
    assertImpressions(of: list)
    #expect(log.seen.sorted() == [0, 1, 2])
  }
}
