import Testing
import TypedCells
import TypedCellsUIKitTesting

/// Keeps the text of the last row.
private final class StaleCell: UITableViewCell, Updatable {
  func update(viewData text: String?) {
    if let text { textLabel?.text = text }
  }
}

/// Has a stale sound, which isn't visible.
private final class SoundCell: UITableViewCell, Updatable {
  private(set) var sound: String?
  func update(viewData text: String?) {
    textLabel?.text = text
    if let text { sound = text }
  }
}

/// Clears its text only in `prepareForReuse`.
private final class PreparedCell: UITableViewCell, Updatable {
  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }
  func update(viewData text: String?) {
    if let text { textLabel?.text = text }
  }
}

/// The cell of an app that doesn't use TypedCells.
private final class OldCell: UITableViewCell {
  var sound: String?
  func configure(_ text: String?) {
    textLabel?.text = text
    if let text { sound = text }
  }
}

private final class EmptyScreen: UIViewController {}

private let texts = ["tea", nil]

@MainActor
struct `Assertions of the UIKit kit` {
  /// Fails unless the assertion on the next line fails there and names the law.
  private func expect(
    _ law: String, fileID: String = #fileID, line: Int = #line, _ assertion: () -> Void
  ) {
    withKnownIssue {
      assertion()
    } matching: {
      isExpected($0, law, fileID, line)
    }
  }

  /// Fails unless the assertion on the next line waits, fails there and names the law.
  private func expect(
    _ law: String, fileID: String = #fileID, line: Int = #line,
    waiting assertion: @MainActor () async -> Void
  ) async {
    await withKnownIssue {
      await assertion()
    } matching: {
      isExpected($0, law, fileID, line)
    }
  }

  private nonisolated func isExpected(
    _ issue: Issue, _ law: String, _ fileID: String, _ line: Int
  ) -> Bool {
    issue.sourceLocation?.fileID == fileID && issue.sourceLocation?.line == line + 1
      && issue.comments.contains { $0.rawValue.hasPrefix("[\(law)") }
  }

  @Test func `fail on their own line for cells`() {
    expect("cell.noStaleState") {
      assertCellLaws(StaleCell.self, samples: texts)
    }
    expect("cell.noStaleState") {
      assertCellLaws(SoundCell.self, samples: texts, .observing { $0.sound })
    }
    expect("cell.noStaleState") {
      assertCellLaws(SoundCell.self, samples: texts, .observing { $0.tag }, .observing { $0.sound })
    }
    assertCellLaws(SoundCell.self, samples: texts)
  }

  @Test func `fail on their own line for cells with a closure that updates them`() {
    expect("cell.noStaleState") {
      assertCellLaws(StaleCell.self, samples: texts) { $0.update(viewData: $1) }
    }
    expect("cell.noStaleState") {
      assertCellLaws(OldCell.self, samples: texts, .observing { $0.sound }, updating: configure)
    }
    expect("cell.noStaleState") {
      assertCellLaws(
        OldCell.self, samples: texts, .observing { $0.tag }, .observing { $0.sound },
        updating: configure)
    }
    assertCellLaws(OldCell.self, samples: texts, updating: configure)
  }

  @Test func `fail on their own line when they wait`() async {
    await expect("cell.noStaleState") {
      await assertCellLaws(StaleCell.self, samples: texts)
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(SoundCell.self, samples: texts, .observing { $0.sound })
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(
        SoundCell.self, samples: texts, .observing { $0.tag }, .observing { $0.sound })
    }
  }

  @Test func `fail on their own line when they wait and a closure updates the cells`() async {
    await expect("cell.noStaleState") {
      await assertCellLaws(StaleCell.self, samples: texts) { $0.update(viewData: $1) }
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(
        OldCell.self, samples: texts, .observing { $0.sound }, updating: configure)
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(
        OldCell.self, samples: texts, .observing { $0.tag }, .observing { $0.sound },
        updating: configure)
    }
  }

  private let configure: @MainActor (OldCell, String?) -> Void = { $0.configure($1) }

  @Test func `update cells in place unless a feature excludes it`() {
    expect("cell.noStaleState") {
      assertCellLaws(PreparedCell.self, samples: texts)
    }
    assertCellLaws(PreparedCell.self, samples: texts, .neverUpdatedInPlace)
    assertCellLaws(PreparedCell.self, samples: texts, .neverUpdatedInPlace, .observing { $0.tag })
    assertCellLaws(
      PreparedCell.self, samples: texts, .neverUpdatedInPlace, .observing { $0.tag },
      .observing { $0.isSelected })
  }

  @Test func `update cells in place unless a feature excludes it, when they wait`() async {
    await assertCellLaws(PreparedCell.self, samples: texts, .neverUpdatedInPlace)
    await assertCellLaws(
      PreparedCell.self, samples: texts, .neverUpdatedInPlace, .observing { $0.tag })
    await assertCellLaws(
      PreparedCell.self, samples: texts, .neverUpdatedInPlace, .observing { $0.tag },
      .observing { $0.isSelected })
  }

  private let show: @MainActor (PreparedCell, String?) -> Void = { $0.update(viewData: $1) }

  @Test func `never update cells in place that a closure updates, unless an option asks for it`() {
    assertCellLaws(PreparedCell.self, samples: texts, updating: show)
    assertCellLaws(PreparedCell.self, samples: texts, .observing { $0.tag }, updating: show)
    assertCellLaws(
      PreparedCell.self, samples: texts, .observing { $0.tag }, .observing { $0.isSelected },
      updating: show)
    expect("cell.noStaleState") {
      assertCellLaws(PreparedCell.self, samples: texts, .updatedInPlace, updating: show)
    }
    expect("cell.noStaleState") {
      assertCellLaws(
        PreparedCell.self, samples: texts, .updatedInPlace,
        .observing {
          $0.tag
        }, updating: show)
    }
    expect("cell.noStaleState") {
      assertCellLaws(
        PreparedCell.self, samples: texts, .updatedInPlace, .observing { $0.tag },
        .observing { $0.isSelected }, updating: show)
    }
  }

  @Test func `never update cells in place that a closure updates, when they wait`() async {
    await assertCellLaws(PreparedCell.self, samples: texts, updating: show)
    await assertCellLaws(PreparedCell.self, samples: texts, .observing { $0.tag }, updating: show)
    await assertCellLaws(
      PreparedCell.self, samples: texts, .observing { $0.tag }, .observing { $0.isSelected },
      updating: show)
    await expect("cell.noStaleState") {
      await assertCellLaws(PreparedCell.self, samples: texts, .updatedInPlace, updating: show)
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(
        PreparedCell.self, samples: texts, .updatedInPlace,
        .observing {
          $0.tag
        }, updating: show)
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(
        PreparedCell.self, samples: texts, .updatedInPlace, .observing { $0.tag },
        .observing { $0.isSelected }, updating: show)
    }
  }

  @Test func `fail on their own line for rows and screens`() {
    expect("cell.noStaleState") {
      assertRowLaws(in: UITableView.self, samples: texts, rows: { Row(StaleCell.self, $0) })
    }
    expect("screen.showsList") {
      assertScreen { EmptyScreen() }
    }
  }

  @Test func `fail on their own line for screens whose content arrives later`() async {
    await expect("screen.showsList") {
      await assertScreen { EmptyScreen() }
    }
  }

  @Test func `fail on their own line for swipes and accessories`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = CollectionList(in: window, appearance: .plain)
    expect("row.swipeActions") {
      assertSwipeActions([], from: .leading, ofRowWithID: 1, in: list)
    }
    expect("row.accessories") {
      assertAccessories([], ofRowWithID: 1, in: list)
    }
  }

  #if !os(tvOS)
    @Test func `fail on their own line for drops`() {
      let list = TableList(UITableView())
      expect("row.drop") {
        assertDrop(.move, ofRowWithID: 1, in: list, ontoRowWithID: 2, in: list)
      }
      expect("row.drop") {
        assertDrop(.move, ofRowWithID: 1, in: list, intoSectionWithID: 2, at: 0, in: list)
      }
    }
  #endif

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `fail on their own line for lists that follow their model`() async {
    let list = TableList(UITableView())
    await expect("list.followsItsModel") {
      await assertFollows(list) {}
    }
  }
}
