import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private final class StaleCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Applies every assertion to broken code. Each assertion fails on its own line.
@MainActor
struct `Assertions fail on their own line` {
  private let unknown = ListSection<HeadlessCell>(id: 0) {
    Row(TextCell.self, "").reuseIdentifier("nowhere")
  }

  /// Fails unless the assertion on the next line fails there and names the law.
  private func expect(
    _ law: String, of subject: String? = nil, fileID: String = #fileID, line: Int = #line,
    _ assertion: () -> Void
  ) {
    let start = subject.map { "[\(law)] \($0):" } ?? "[\(law)"
    withKnownIssue {
      assertion()
    } matching: { issue in
      issue.sourceLocation?.fileID == fileID && issue.sourceLocation?.line == line + 1
        && issue.comments.contains { $0.rawValue.hasPrefix(start) }
    }
  }

  private func expect(
    _ law: String, fileID: String = #fileID, line: Int = #line,
    waiting assertion: @MainActor () async -> Void
  ) async {
    await withKnownIssue {
      await assertion()
    } matching: { issue in
      issue.sourceLocation?.fileID == fileID && issue.sourceLocation?.line == line + 1
        && issue.comments.contains { $0.rawValue.hasPrefix("[\(law)") }
    }
  }

  @Test func `for cells`() {
    expect("cell.noStaleState") {
      assertCellLaws(StaleCell.self, samples: ["a", nil], .observing { $0.lines })
    }
    expect("cell.noStaleState") {
      assertCellLaws(
        StaleCell.self, samples: ["a", nil], .made { StaleCell() }, .observing { $0.lines })
    }
    expect("cell.noStaleState") {
      assertCellLaws(
        StaleCell.self, samples: ["a", nil], .made(make), .observing { $0.lines },
        .observing { $0.buttons.count })
    }
    expect("cell.noStaleState") {
      assertCellLaws(StaleCell.self, samples: ["a", nil], .made(make), .observing { $0.lines }) {
        $0.update(viewData: $1)
      }
    }
    expect("cell.noStaleState") {
      assertCellLaws(StaleCell.self, samples: ["a", nil])
    }
    expect("cell.noStaleState") {
      assertCellLaws(
        StaleCell.self, samples: ["a", nil], .observing { $0.lines },
        .observing { $0.buttons.count })
    }
    expect("cell.noStaleState") {
      assertCellLaws(StaleCell.self, samples: ["a", nil]) { $0.update(viewData: $1) }
    }
  }

  private let make: @MainActor () -> StaleCell = { StaleCell() }

  @Test func `for cells, when they wait`() async {
    await expect("cell.noStaleState") {
      await assertCellLaws(StaleCell.self, samples: ["a", nil])
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(StaleCell.self, samples: ["a", nil], .observing { $0.lines })
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(
        StaleCell.self, samples: ["a", nil], .made(make), .observing { $0.lines })
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(StaleCell.self, samples: ["a", nil]) { $0.update(viewData: $1) }
    }
    await expect("cell.noStaleState") {
      await assertCellLaws(
        StaleCell.self, samples: ["a", nil], .made(make), .observing { $0.lines }
      ) { $0.update(viewData: $1) }
    }
  }

  @Test func `for compiled texts`() {
    expect("compile.accepts") {
      assertCompiles("let a: Int = true")
    }
    expect("compile.quotesErrors") {
      assertDoesNotCompile("let a = 1")
    }
    expect("compile.notEmpty") {
      assertCompileCases([])
    }
    expect("compile.notEmpty") {
      assertCompileCases(in: "/nowhere")
    }
  }

  @Test func `for configurators`() {
    let configurator = CellConfigurator<TextCell>(viewData: "a")
    let make = { @MainActor in TextCell() as HeadlessCell }
    expect("configurator.") {
      assertConfiguratorLaws(configurator, making: make, refusing: make) { $0.lines.count }
    }
    expect("configurator.") {
      assertConfiguratorLaws(
        configurator as any CellConfiguratorType, making: make, refusing: make,
        updating: { ($0 as? TextCell)?.update(viewData: "a") }, observing: { $0.lines.count })
    }
  }

  @Test func `for registrations`() {
    expect("registration.everyRowDequeues") {
      assertRegistered([unknown], in: CellRegistry())
    }
    let headers = CellRegistry<HeadlessHeaderFooter>()
    expect("registration.everyRowDequeues") {
      assertRegistered([unknown], in: CellRegistry(), headerFooters: headers)
    }
  }

  @Test func `for capabilities`() throws {
    let registry = try CapabilityRegistry()
    expect("capability.exercised", of: "the capabilities of TypedCellsTestingTests.TextCell") {
      assertCapabilities(registry, cells: { [TextCell()] }, models: [1]) { $0.lines }
    }
    let named = Capability((any CustomStringConvertible).self, StaleCell.self) { cell, model in
      cell.lines = [model.description]
    } reset: {
      $0.lines = []
    }
    try registry.register(named)
    expect("capability.nothingIgnored") {
      assertNothingIgnored(TextCell(), 1, in: registry)
    }
    assertNothingIgnored(StaleCell(), 1, in: registry)
  }

  @Test func `for lists and their content`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id("a") } }
    assertListLaws(list, hidden: [RowIdentity("b")])
    expect("list.hiddenIsAbsent") {
      assertListLaws(list, hidden: [RowIdentity("a")])
    }
    let skipped = ListLaws(list).report().skipped.map(\.reason)
    #expect(skipped == ["no hidden row is given", "no condition is counted"])
    let twice = { @MainActor in [0, 0].map { ListSection<HeadlessCell>(id: $0) {} } }
    expect("content.uniqueIdentities") {
      assertContentLaws(of: twice)
    }
  }

  @Test func `for what the rows of a list show and do`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id("a") } }
    expect("list.expands") {
      assertExpands("a", showing: ["b"], in: list)
    }
    expect("row.contextMenu") {
      assertContextMenu(["Copy"], ofRowWithID: "a", in: list)
    }
    expect("row.drop") {
      assertDrop(.copy, ofRowWithID: "a", in: list, ontoRowWithID: "a", in: list)
    }
    expect("row.drop") {
      assertDrop(.copy, ofRowWithID: "a", in: list, intoSectionWithID: 0, at: 0, in: list)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `for lists, when they wait`() async {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id("a") } }
    list.select("a")
    await expect("list.keepsSelection") {
      await assertSelection(["a"], in: list) { list.apply([]) }
    }
    await expect("list.reachesOnce") {
      await assertReachesOnce(.end, of: list) {}
    }
    await expect("list.keepsPlace") {
      await assertKeepsPlace(of: list) {}
    }
    expect("list.countsImpressions") {
      assertImpressions(of: list)
    }
    await expect("list.followsItsModel") {
      await assertFollows(list) {}
    }
  }

  @Test func `for diffs and batches`() {
    let section = OnlySection(rows: [1, 1])
    expect("diff.uniqueIdentities") {
      assertDiffLaws(from: [1], to: [1, 1])
    }
    expect("diff.uniqueIdentities") {
      assertDiffLaws(from: [section], to: [])
    }
    let wrong = { (old: [Int], new: [Int]) in
      old == new ? [] : [DiffStage(batch: BatchUpdate(), content: new)]
    }
    expect("diff.") {
      assertDiffLaws(from: [1], to: [2], stages: wrong)
    }
    expect("batch.followsRules") {
      assertBatchUpdate(BatchUpdate(), from: [1], to: [2])
    }
    var deletion = BatchUpdate()
    deletion.deletedRows = [RowPath(section: 0, row: 1)]
    assertBatchUpdate(deletion, from: [2], to: [1])
    assertDiffLaws(from: [1, 2, 3], to: [3, 1])
  }

  @Test func `and pass their arguments on in order`() {
    var pairs: [[Int]] = []
    expect("diff.") {
      assertDiffLaws(from: [OnlySection(rows: [1])], to: [OnlySection(rows: [2])]) { old, new in
        pairs.append([old, new].map { $0[0].rows[0] })
        return []
      }
    }
    #expect(pairs.contains([1, 2]))
  }

  @Test func `for hosts`() {
    let make = { @MainActor in FaultyList(.sharesItsEmptyCell) }
    expect("host.emptyCellsAreFresh") {
      assertHostLaws(
        makeHost: make, cells: (PlainCell.self, OtherCell.self), reading: { $0.text },
        scrolling: { $0.scroll(to: $1) }, seeds: 0..<1)
    }
  }

  @Test func `for leaks`() {
    let kept = TextCell()
    expect("object.isReleased") {
      assertNoLeak { kept }
    }
    assertNoLeak { TextCell() }
  }

  @Test func `for custom laws`() {
    let positive = Law<Int>("number.positive") { $0 > 0 ? [] : ["\($0) is not"] }
    expect("number.positive") {
      assertKept(LawReport(on: -1, named: "number", laws: [positive]))
    }
  }
}
