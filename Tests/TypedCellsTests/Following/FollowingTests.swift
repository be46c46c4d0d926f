import Foundation
import HeadlessList
import Observation
import Testing
import TypedCells

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
private final class Store {
  var names = ["a"]
  var isHidden = false
  var notes: [Note] = []
  var title = "title"
  var unrelated = 0
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
private final class Note: Identifiable {
  let id: Int
  var text: String
  init(_ id: Int, _ text: String) {
    self.id = id
    self.text = text
  }
}

/// A cell that reads its text from the note. The note can change without an update of the row.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class NoteCell: HeadlessCell, Updatable {
  private(set) var updates = 0
  func update(viewData note: Note) {
    updates += 1
    lines = [note.text]
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class TitleView: HeadlessHeaderFooter, Updatable {
  func update(viewData store: Store) { lines = [store.title] }
}

/// A model that is equal to another one although the cell reads more than is compared.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct Heading: Equatable {
  let text: String
  let store: Store

  static func == (one: Heading, other: Heading) -> Bool { one.text == other.text }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class HeadingCell: HeadlessCell, Updatable {
  private(set) var updates = 0

  func update(viewData heading: Heading) {
    updates += 1
    lines = [heading.text + " " + heading.store.title]
  }
}

@MainActor
struct `A list that follows its model` {
  private let list = RecordedList(height: 100)

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `reports a cell of another class than the row's`() throws {
    list.host.provideNib(named: "Text") { NumberCell() }
    try list.driver.registry.register(TextCell.self, as: "text", from: .nib(name: "Text"))
    list.driver.follow {
      ListSection(id: 0) { Row(TextCell.self, "text").reuseIdentifier("text") }
    }
    let failure = try #require(list.failures.first)
    guard case .mismatch(let mismatch) = failure.reason else {
      Issue.record("\(failure) isn't a mismatch")
      return
    }
    #expect(mismatch.actual is NumberCell.Type)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `shows at once what the handler of a moved row changes`() {
    let store = Store()
    store.names = ["a", "b", "c"]
    list.driver.follow {
      ListSection(id: 0) {
        for name in store.names {
          Row(TextCell.self, name).id(name).on(.move, weak: store) { store, _, move in
            store.names.insert(store.names.remove(at: move.old.row), at: move.new.row)
          }
        }
      }
    }
    list.driver.engine.moveRow(
      RowMove(old: RowPath(section: 0, row: 0), new: RowPath(section: 0, row: 2)))
    #expect(list.shown == ["b", "c", "a"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `builds its sections again once per turn if a value that they read changes`() async {
    let store = Store()
    let builds = Counter()
    list.driver.follow {
      let _ = builds.add()
      ListSection(id: 0) {
        for name in store.names { Row(TextCell.self, name).id(name) }
      }
    }
    #expect(list.shown == ["a"])
    store.names.append("b")
    store.names.append("c")
    #expect(list.shown == ["a"])
    await list.driver.followedChanges()
    #expect(list.shown == ["a", "b", "c"])
    #expect(builds.count == 2)
    store.unrelated += 1
    await list.driver.followedChanges()
    #expect(builds.count == 2)
    store.names.removeFirst()
    await list.driver.followedChanges()
    #expect(list.shown == ["b", "c"])
    #expect(builds.count == 3)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `stops observing what the sections no longer read`() async {
    let store = Store()
    let builds = Counter()
    list.driver.follow {
      let _ = builds.add()
      ListSection(id: 0) {
        if store.isHidden {
          Row(TextCell.self, "hidden")
        } else {
          for name in store.names { Row(TextCell.self, name).id(name) }
        }
      }
    }
    store.isHidden = true
    await list.driver.followedChanges()
    #expect(list.shown == ["hidden"])
    store.names = ["x"]
    await list.driver.followedChanges()
    #expect(builds.count == 2)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `updates a single cell if a value that its update read changes`() async throws {
    let store = Store()
    store.notes = [Note(1, "one"), Note(2, "two")]
    let builds = Counter()
    list.driver.follow {
      let _ = builds.add()
      ListSection(id: 0) {
        for note in store.notes { Row(NoteCell.self, note) }
      }
    }
    let cells = try (0..<2).map {
      try #require(list.host.cell(at: RowPath(section: 0, row: $0)) as? NoteCell)
    }
    store.notes[1].text = "zwei"
    await list.driver.followedChanges()
    #expect(list.shown == ["one", "zwei"])
    #expect(cells.map(\.updates) == [1, 2])
    #expect(builds.count == 1)
    // The second update is observed, too.
    store.notes[1].text = "deux"
    await list.driver.followedChanges()
    #expect(list.shown == ["one", "deux"])
    #expect(cells.map(\.updates) == [1, 3])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `a reused cell is not updated for the row that it showed before`() async throws {
    let store = Store()
    store.notes = (0..<20).map { Note($0, "\($0)") }
    list.driver.follow {
      ListSection(id: 0) {
        for note in store.notes { Row(NoteCell.self, note) }
      }
    }
    list.host.scroll(by: 200)
    let updates = visibleNoteCells.map(\.updates)
    store.notes[0].text = "changed"
    await list.driver.followedChanges()
    #expect(visibleNoteCells.map(\.updates) == updates)
    list.host.scroll(by: -200)
    #expect(list.shown.first == "changed")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `evaluates only the conditions if a value that they read changes`() async {
    let store = Store()
    let builds = Counter()
    list.driver.follow {
      let _ = builds.add()
      ListSection(id: 0) {
        Row(TextCell.self, "always")
        Row(TextCell.self, "sometimes").hidden { store.isHidden }
      }
    }
    #expect(list.shown == ["always", "sometimes"])
    for isHidden in [true, false, true] {
      store.isHidden = isHidden
      await list.driver.followedChanges()
      #expect(list.shown == (isHidden ? ["always"] : ["always", "sometimes"]))
    }
    #expect(builds.count == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `updates headers`() async {
    let store = Store()
    list.driver.follow {
      ListSection(id: 0) { Row(TextCell.self, "row") }.header(Row(TitleView.self, store))
    }
    store.title = "another"
    await list.driver.followedChanges()
    #expect(list.host.headerFooter(at: .header, ofSection: 0)?.lines == ["another"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `stops when other content is applied, or on request`() async {
    let store = Store()
    func follow() {
      list.driver.follow {
        ListSection(id: 0) { for name in store.names { Row(TextCell.self, name).id(name) } }
      }
      #expect(list.driver.isFollowing)
    }
    follow()
    list.driver.apply { ListSection(id: 0) { Row(TextCell.self, "applied") } }
    #expect(!list.driver.isFollowing)
    store.names = ["b"]
    await list.driver.followedChanges()
    #expect(list.shown == ["applied"])
    follow()
    list.driver.stopFollowing()
    #expect(!list.driver.isFollowing)
    store.names = ["c"]
    await list.driver.followedChanges()
    #expect(list.shown == ["b"])
    follow()
    store.names = ["d"]
    await list.driver.apply(inBackground: [])
    #expect(!list.driver.isFollowing)
    await list.driver.followedChanges()
    #expect(list.shown == [])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `holds its owner weakly, and keeps the content when the owner is released`() async {
    let store = Store()
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      list.driver.follow(weak: owner) { owner in
        ListSection(id: 0) { for name in store.names { Row(TextCell.self, owner.prefix + name) } }
      }
    }
    #expect(released == nil)
    #expect(list.shown == ["- a"])
    store.names = ["b"]
    await list.driver.followedChanges()
    #expect(list.shown == ["- a"])
    #expect(!list.driver.isFollowing)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `evaluates no conditions once its owner is released`() async {
    let store = Store()
    var owner: Owner? = Owner()
    list.driver.follow(weak: owner!) { owner in
      ListSection(id: 0) {
        for name in store.names { Row(TextCell.self, name).hidden { store.isHidden } }
      }
    }
    #expect(list.shown == ["a"])
    owner = nil
    store.names = ["b"]
    store.isHidden = true
    await list.driver.followedChanges()
    #expect(list.shown == ["a"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `observes cells that were on screen before and show equal models`() async throws {
    let store = Store()
    func section() -> ListSection<HeadlessCell> {
      ListSection(id: 0) { Row(HeadingCell.self, Heading(text: "the", store: store)).id(0) }
    }
    list.driver.apply { section() }
    list.driver.follow { section() }
    store.title = "new title"
    await list.driver.followedChanges()
    #expect(list.shown == ["the new title"])
    list.driver.stopFollowing()
    list.driver.follow { section() }
    store.title = "newest title"
    await list.driver.followedChanges()
    #expect(list.shown == ["the newest title"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is built and updated again on request, although nothing changed`() throws {
    let store = Store()
    let builds = Counter()
    list.driver.follow {
      let _ = builds.add()
      ListSection(id: 0) { Row(HeadingCell.self, Heading(text: "the", store: store)).id(0) }
    }
    let cell = try #require(list.host.visibleCells.first?.cell as? HeadingCell)
    list.driver.repeatFollowing()
    #expect(builds.count == 2)
    #expect(cell.updates == 2)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is released with its driver`() async {
    let store = Store()
    var driver: ListDriver<HeadlessList>? = ListDriver(host: HeadlessList(height: 100))
    weak var engine: ListEngine<HeadlessList>?
    engine = driver?.engine
    driver?.follow {
      ListSection(id: 0) { for name in store.names { Row(TextCell.self, name) } }
    }
    #expect(engine != nil)
    driver = nil
    #expect(engine == nil)
    store.names = ["b"]
    for _ in 0..<4 { await Task.yield() }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `values may change on any thread if the list can't read them meanwhile`() async {
    let store = Locked(Store())
    list.driver.follow {
      ListSection(id: 0) {
        for name in store.withLock({ $0.names }) { Row(TextCell.self, name) }
      }
    }
    // Observation reports a change just before the value is stored. The list reads it after that, because the lock is
    // held until then.
    await Task.detached { store.withLock { $0.names = ["b"] } }.value
    await list.driver.followedChanges()
    #expect(list.shown == ["b"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private var visibleNoteCells: [NoteCell] {
    list.host.visibleCells.compactMap { $0.cell as? NoteCell }
  }
}

@MainActor
struct `A list that follows a sequence` {
  private let list = RecordedList(height: 100)

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `shows each value, and what the sections read besides`() async {
    let store = Store()
    let (values, sender) = AsyncStream.makeStream(of: String.self)
    list.driver.follow(values) { value in
      ListSection(id: 0) {
        Row(TextCell.self, value).id("value")
        for name in store.names { Row(TextCell.self, name).id(name) }
      }
    }
    #expect(list.shown == [])
    #expect(list.driver.isFollowing)
    sender.yield("first")
    await wait { !list.shown.isEmpty }
    #expect(list.shown == ["first", "a"])
    store.names.append("b")
    await list.driver.followedChanges()
    #expect(list.shown == ["first", "a", "b"])
    sender.yield("second")
    await wait { list.shown.first == "second" }
    #expect(list.shown == ["second", "a", "b"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `updates no cell for an equal model, and still observes what the cell reads`()
    async throws
  {
    let store = Store()
    let (values, sender) = AsyncStream.makeStream(of: Int.self)
    let builds = Counter()
    list.driver.follow(values) { _ in
      let _ = builds.add()
      ListSection(id: 0) { Row(HeadingCell.self, Heading(text: "the", store: store)).id(0) }
    }
    sender.yield(1)
    await wait { !list.shown.isEmpty }
    let cell = try #require(list.host.visibleCells.first?.cell as? HeadingCell)
    sender.yield(2)
    await wait { builds.count == 2 }
    #expect(cell.updates == 1)
    store.title = "new title"
    await list.driver.followedChanges()
    #expect(list.shown == ["the new title"])
    #expect(cell.updates == 2)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `holds its owner weakly, and stops at the next value after the owner is released`()
    async
  {
    let (values, sender) = AsyncStream.makeStream(of: String.self)
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      list.driver.follow(values, weak: owner) { owner, value in
        ListSection(id: 0) { Row(TextCell.self, owner.prefix + value) }
      }
      sender.yield("a")
      await wait { !list.shown.isEmpty }
    }
    #expect(released == nil)
    #expect(list.shown == ["- a"])
    sender.yield("b")
    await wait { !list.driver.isFollowing }
    #expect(list.shown == ["- a"])
    #expect(!list.driver.isFollowing)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `reports the end and its error, and keeps the content`() async {
    struct Offline: Error {}
    let (values, sender) = AsyncThrowingStream.makeStream(of: String.self)
    var ends: [(any Error)?] = []
    list.driver.follow(
      values, onEnd: { ends.append($0) },
      { value in ListSection(id: 0) { Row(TextCell.self, value) } })
    sender.yield("first")
    await wait { !list.shown.isEmpty }
    sender.finish(throwing: Offline())
    await wait { !ends.isEmpty }
    #expect(list.shown == ["first"])
    #expect(ends.count == 1 && ends[0] is Offline)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `cancels the task that reads it if other content is applied, or the list is released`()
    async
  {
    for goes in [false, true] {
      var list: RecordedList? = RecordedList(height: 100)
      let (values, sender) = AsyncStream.makeStream(of: String.self)
      var ended = false
      await withCheckedContinuation { ending in
        sender.onTermination = { _ in ending.resume() }
        list?.driver.follow(
          values, onEnd: { _ in ended = true },
          { value in ListSection(id: 0) { Row(TextCell.self, value) } })
        Task { @MainActor in
          if goes { list = nil } else { list?.driver.apply {} }
        }
      }
      await Task.yield()
      #expect(!ended)
      #expect(list?.driver.isFollowing ?? false == false)
    }
  }
}

@MainActor
private final class Owner {
  let prefix = "- "
}

/// A counter for result builders, in which an assignment isn't allowed.
@MainActor
private final class Counter {
  private(set) var count = 0
  func add() { count += 1 }
}

/// A value that one thread at a time uses. The conformance is unchecked because the lock protects the value.
private final class Locked<Value>: @unchecked Sendable {
  private let value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ use: (Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return use(value)
  }
}
