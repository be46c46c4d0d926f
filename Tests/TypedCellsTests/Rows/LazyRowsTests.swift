import HeadlessList
import Testing
import TypedCells

/// Texts that the closures of lazy rows read when they make rows.
@MainActor
private final class Store {
  var texts: [String]

  init(_ texts: String...) { self.texts = texts }
}

/// A cell that counts its updates.
private final class CountingCell: HeadlessCell, Updatable {
  private(set) var updates = 0

  func update(viewData text: String) {
    updates += 1
    lines = [text]
  }
}

/// An element that counts how often its identity is read.
private struct Item {
  final class Reads { var count = 0 }

  let number: Int
  let reads: Reads

  var name: Int {
    reads.count += 1
    return number
  }
}

/// The number of models that exist.
private final class Models { var count = 0 }

private final class Model {
  private let models: Models

  init(_ models: Models) {
    self.models = models
    models.count += 1
  }

  deinit { models.count -= 1 }
}

private final class ModelCell: HeadlessCell, Updatable {
  func update(viewData model: Model) {}
}

@MainActor
struct `Rows that are made on demand` {
  private let list = RecordedList(height: 200)

  private func apply(_ store: Store, _ rule: RowContentRule<String> = .whenDifferent) {
    list.driver.apply {
      ListSection(id: 0) {
        LazyRows(store.texts.indices, id: \.self) {
          Row(CountingCell.self, store.texts[$0]).updates(rule)
        }
      }
    }
  }

  private var updates: [Int] {
    list.host.visibleCells.compactMap { ($0.cell as? CountingCell)?.updates }
  }

  @Test func `are updated if their closure reads something else than before`() {
    let store = Store("a", "b")
    apply(store)
    store.texts[0] = "changed"
    apply(store)
    #expect(list.shown == ["changed", "b"])
    store.texts[0] = "a"
    apply(store)
    #expect(list.shown == ["a", "b"])
    #expect(updates == [3, 1])
  }

  @Test func `are compared with what their cells show, also after others were deleted`() {
    let store = Store("a", "b", "c")
    apply(store)
    store.texts = ["x", "b"]
    apply(store)
    #expect(list.shown == ["x", "b"])
    #expect(updates == [2, 1])
    store.texts = ["x", "y", "z"]
    apply(store)
    #expect(list.shown == ["x", "y", "z"])
    #expect(updates.prefix(2) == [2, 2])
  }

  @Test func `keep cells that showed them when they were written`() {
    func show(lazily: Bool) {
      list.driver.apply {
        ListSection(id: 0) {
          if lazily {
            LazyRows(["a", "b"], id: \.self) { Row(CountingCell.self, $0).id($0) }
          } else {
            Row(CountingCell.self, "a").id("a")
            Row(CountingCell.self, "b").id("b")
          }
        }
      }
    }
    show(lazily: false)
    show(lazily: true)
    show(lazily: true)
    #expect(updates == [1, 1])
    show(lazily: false)
    #expect(updates == [1, 1])
  }

  @Test func `are compared by their own rule`() {
    let store = Store("a", "b")
    apply(store, .never)
    store.texts[0] = "changed"
    apply(store, .never)
    #expect(list.shown == ["a", "b"])
    apply(store)
    #expect(list.shown == ["changed", "b"])
  }

  @Test func `don't keep a cell from being updated that another row reuses`() {
    let store = Store("a")
    func applyWritten(_ text: String) {
      list.driver.apply { ListSection(id: 1) { Row(CountingCell.self, text).id(1) } }
    }
    apply(store)
    let cell = list.host.visibleCells.first?.cell
    applyWritten("b")
    #expect(list.host.visibleCells.first?.cell === cell)
    applyWritten("a")
    #expect(list.shown == ["a"])
  }

  @Test func `aren't retained once their cells are off screen and the list has changed`() {
    let models = Models()
    func apply(_ numbers: Range<Int>) {
      list.driver.apply {
        ListSection(id: 0) {
          LazyRows(numbers, id: \.self) { _ in Row(ModelCell.self, Model(models)) }
        }
      }
    }
    apply(0..<1)
    #expect(models.count > 0)
    apply(0..<0)
    #expect(models.count == 0)
  }

  @Test func `aren't read if only a row beside them changes`() {
    let reads = Item.Reads()
    let items = (0..<10_000).map { Item(number: $0, reads: reads) }
    func apply(_ title: String) {
      list.driver.apply {
        ListSection(id: 0) {
          Row(TextCell.self, title)
          LazyRows(items, id: \.name) { Row(NumberCell.self, $0.number) }
        }
      }
    }
    apply("old")
    reads.count = 0
    apply("new")
    #expect(list.shown.prefix(2) == ["new", "0"])
    #expect(reads.count < 200, "\(reads.count) identities were read")
  }
}
