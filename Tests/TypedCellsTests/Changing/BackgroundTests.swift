import Dispatch
import HeadlessList
import Testing
import TypedCells

/// An identity that notes whether it was compared or hashed outside of the main queue.
private struct MainQueueIdentity: Hashable {
  nonisolated(unsafe) static var wasUsedElsewhere = false
  private static let isMain: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  let number: Int

  static func == (one: Self, other: Self) -> Bool {
    noteUse()
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    Self.noteUse()
    hasher.combine(number)
  }

  private static func noteUse() {
    // On Linux, the main queue isn't always served by the main thread.
    if DispatchQueue.getSpecific(key: isMain) == nil { unsafe wasUsedElsewhere = true }
  }
}

@MainActor
struct `Changes computed in the background` {
  private let list = RecordedList(height: 1_000)

  @Test func `are shown when they are computed`() async {
    #expect(await list.driver.apply(inBackground: sections(["a", "b"])))
    #expect(list.shown == ["a", "b"])
    #expect(await list.driver.apply(inBackground: sections(["b", "c", "a"])))
    #expect(list.shown == ["b", "c", "a"])
  }

  @Test func `find rows with identities that only their own type can compare`() async {
    struct Name: Hashable { let text: String }
    func section(_ names: [String]) -> [ListSection<HeadlessCell>] {
      [
        ListSection(id: 0) {
          for name in names { Row(TextCell.self, name).id(Name(text: name)) }
        }
      ]
    }
    list.driver.apply(section(["a", "b", "c"]))
    let cells = list.host.visibleCells.map(\.cell)
    #expect(await list.driver.apply(inBackground: section(["c", "a", "d"])))
    #expect(list.shown == ["c", "a", "d"])
    #expect(list.host.visibleCells[0].cell === cells[2])
    #expect(list.host.visibleCells[1].cell === cells[0])
  }

  @Test func `compare identities on the main actor`() async {
    func section(_ numbers: [Int]) -> [ListSection<HeadlessCell>] {
      [
        ListSection(id: 0) {
          for number in numbers {
            Row(TextCell.self, "\(number)").id(MainQueueIdentity(number: number))
          }
        }
      ]
    }
    list.driver.apply(section(Array(0..<40)))
    #expect(await list.driver.apply(inBackground: section((0..<40).reversed())))
    #expect(list.shown.first == "39")
    let wasUsedElsewhere = unsafe MainQueueIdentity.wasUsedElsewhere
    #expect(!wasUsedElsewhere)
  }

  /// Returns a section that calls a closure when the driver evaluates its hiding condition. At that
  /// moment the work has begun, but it hasn't moved to the background yet.
  private func section(
    _ text: String, meanwhile: @escaping @MainActor () -> Void
  ) -> [ListSection<HeadlessCell>] {
    [
      ListSection(id: 0) { Row(TextCell.self, text) }.hidden {
        meanwhile()
        return false
      }
    ]
  }

  @Test func `are dropped if other content was applied in the meantime`() async {
    list.driver.apply(sections(["first"]))
    let stale = section("stale") { [list] in list.driver.apply(sections(["newer"])) }
    #expect(await list.driver.apply(inBackground: stale) == false)
    #expect(list.shown == ["newer"])
  }

  @Test func `are dropped if other content was applied after they were compared`() async {
    list.driver.apply(sections(["first"]))
    var evaluations = 0
    let stale = section("stale") { [list] in
      evaluations += 1
      switch evaluations {
      // The driver compares again after each change of the list, but not endlessly.
      case 2, 3: list.driver.updateVisibility()
      case 4: list.driver.apply(sections(["newer"]))
      default: break
      }
    }
    #expect(await list.driver.apply(inBackground: stale) == false)
    #expect(list.shown == ["newer"])
    #expect(evaluations == 4)
  }

  @Test func `are dropped if newer ones were requested, although those take longer to compare`()
    async
  {
    list.driver.apply(sections(["first"]))
    let many = (0..<10_000).map { "\($0)" }
    var newer: Task<Bool, Never>?
    let older = section("older") { [list] in
      newer = newer ?? Task { await list.driver.apply(inBackground: sections(many)) }
    }
    #expect(await list.driver.apply(inBackground: older) == false)
    #expect(await newer?.value == true)
    #expect(list.shown.first == "0")
  }

  @Test func `are shown if newer ones were requested and cancelled`() async {
    list.driver.apply(sections(["first"]))
    var newer: Task<Bool, Never>?
    let older = section("older") { [self] in
      guard newer == nil else { return }
      newer = Task { await list.driver.apply(inBackground: section("newer") { newer?.cancel() }) }
    }
    #expect(await list.driver.apply(inBackground: older))
    #expect(await newer?.value == false)
    #expect(list.shown == ["older"])
  }

  @Test func `are shown if newer ones were requested and rejected`() async {
    list.driver.duplicates = .refuse
    list.driver.apply(sections(["first"]))
    var newer: Task<Bool, Never>?
    let older = section("older") { [list] in
      newer = newer ?? Task { await list.driver.apply(inBackground: sections(["a", "a"])) }
    }
    #expect(await list.driver.apply(inBackground: older))
    #expect(await newer?.value == false)
    #expect(list.shown == ["older"])
    #expect(list.failures.count == 1)
  }

  @Test func `are shown if newer content was applied and rejected`() async {
    list.driver.duplicates = .refuse
    list.driver.apply(sections(["first"]))
    var hasApplied = false
    let older = section("older") { [list] in
      if !hasApplied {
        hasApplied = true
        list.driver.apply(sections(["a", "a"]))
      }
    }
    #expect(await list.driver.apply(inBackground: older))
    #expect(list.shown == ["older"])
    #expect(list.failures.count == 1)
  }

  @Test func `are dropped if their task is cancelled while they are compared`() async {
    list.driver.apply(sections(["first"]))
    var task: Task<Bool, Never>?
    task = Task { await list.driver.apply(inBackground: section("unwanted") { task?.cancel() }) }
    #expect(await task?.value == false)
    #expect(list.shown == ["first"])
  }

  @Test func `of a task that is cancelled already don't replace content that waits`() async {
    list.driver.apply(sections(["first"]))
    let task = Task {
      list.driver.applyInNextTurn(weak: list) { _ in sections(["waiting"]) }
      return await list.driver.apply(inBackground: sections(["unwanted"]))
    }
    task.cancel()
    #expect(await task.value == false)
    await wait { list.shown == ["waiting"] }
    #expect(list.shown == ["waiting"])
  }

  @Test func `are dropped if their task is cancelled`() async {
    list.driver.apply(sections(["first"]))
    let task = Task { await list.driver.apply(inBackground: sections(["unwanted"])) }
    task.cancel()
    #expect(await task.value == false)
    #expect(list.shown == ["first"])
  }

  @Test func `are shown although rows were hidden in the list in the meantime`() async {
    var hidesFirst = false
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("a").hidden { hidesFirst }
        Row(TextCell.self, "b").id("b")
      }
    }
    var hasHidden = false
    let new = section("new") { [list] in
      guard !hasHidden else { return }
      hasHidden = true
      hidesFirst = true
      list.driver.updateVisibility()
    }
    #expect(await list.driver.apply(inBackground: new))
    #expect(list.shown == ["new"])
    #expect(list.failures.isEmpty)
  }

  @Test func `are shown although a prepared change without effect was applied in the meantime`()
    async
  {
    list.driver.apply(sections(["first"]))
    var prepared: PreparedChanges<HeadlessCell>? = list.driver.prepareChanges {}
    let new = section("new") { [list] in
      if let changes = prepared {
        prepared = nil
        list.driver.apply(changes)
      }
    }
    #expect(await list.driver.apply(inBackground: new))
    #expect(list.shown == ["new"])
  }

  @Test func `omit rows that were hidden in the meantime`() async {
    list.driver.apply(sections(["first"]))
    var isHidden = false
    var count = 0
    let new = [
      ListSection(id: 0) {
        Row(TextCell.self, "hidden").id("hidden").hidden {
          count += 1
          // The driver compares the first answer in the background.
          if count == 1 { Task { isHidden = true } }
          return isHidden
        }
        Row(TextCell.self, "shown").id("shown")
        LazyRows(0..<3, id: \.self) { Row(NumberCell.self, $0) }
      } as ListSection<HeadlessCell>
    ]
    #expect(await list.driver.apply(inBackground: new))
    #expect(isHidden)
    #expect(list.shown == ["shown", "0", "1", "2"])
    #expect(list.failures.isEmpty)
  }

  @Test func `are shown although a condition changes with every evaluation`() async {
    list.driver.apply(sections(["first"]))
    var count = 0
    let new = [
      ListSection(id: 0) {
        for number in 0..<10 {
          Row(NumberCell.self, number).id(number).hidden {
            count += 1
            return (count / 10) % 10 == number
          }
        }
      } as ListSection<HeadlessCell>
    ]
    #expect(await list.driver.apply(inBackground: new))
    #expect(list.shown.count == 9)
    #expect(list.failures.isEmpty)
  }

  @Test func `are rejected if they contain duplicates`() async {
    list.driver.duplicates = .refuse
    #expect(await list.driver.apply(inBackground: sections(["a", "a"])) == false)
    #expect(list.shown == [])
    #expect(list.failures.count == 1)
  }
}
