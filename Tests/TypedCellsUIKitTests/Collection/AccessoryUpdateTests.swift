import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Todo: Identifiable, Equatable {
  let id: Int
  var text = ""
}

private final class TodoCell: UICollectionViewListCell, Updatable {
  func update(viewData todo: Todo) {
    var content = defaultContentConfiguration()
    content.text = todo.text
    contentConfiguration = content
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Progress {
  var isDone = false
}

/// Accessories that are made again lose animations and the keyboard.
@MainActor
struct `The accessories of a row` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let list: TypedCellsUIKit.CollectionList

  init() {
    let container = UIView(frame: window.bounds)
    window.addSubview(container)
    list = TypedCellsUIKit.CollectionList(in: container, appearance: .plain)
  }

  private func row(_ todo: Todo) -> Row<TodoCell, Todo> {
    Row(TodoCell.self, todo).accessories { _ in
      [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
    }
  }

  private func show(
    animated: Bool = true,
    @RowBuilder<UICollectionViewCell> _ rows: () -> RowList<UICollectionViewCell>
  ) {
    list.apply(animated: animated) { ListSection(id: 0, rows: rows) }
    list.host.collectionView?.layoutIfNeeded()
  }

  private func cell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(
      list.host.collectionView?.cellForItem(at: path(0, item)) as? UICollectionViewListCell)
  }

  private func types(_ item: Int) throws -> [UICellAccessory.AccessoryType] {
    try cell(item).accessories.map(\.accessoryType)
  }

  private func switchView(_ item: Int) throws -> UISwitch {
    for case .customView(let view) in try types(item) {
      if let view = view as? UISwitch { return view }
    }
    throw CancellationError()
  }

  @Test(arguments: [true, false])
  func `stay while the row is equal, also if others are inserted, moved and updated`(
    animated: Bool
  ) throws {
    let seed: UInt64 = animated ? 1 : 2
    var random = SeededGenerator(seed: seed)
    var todos = (0..<5).map { Todo(id: $0) }
    var shown: [Int: (text: String, view: UISwitch)] = [:]
    for step in 0..<30 {
      if step > 0 { todos[Int.random(in: 0..<5, using: &random)].text += "x" }
      if Bool.random(using: &random) { todos.shuffle(using: &random) }
      let extra = Bool.random(using: &random) ? [Todo(id: 100 + step)] : []
      show(animated: animated) { for todo in extra + todos { row(todo) } }
      for (position, todo) in todos.enumerated() {
        let view = try switchView(position + extra.count)
        if let old = shown[todo.id] {
          #expect(
            (view === old.view) == (todo.text == old.text),
            "seed \(seed), step \(step), row \(todo.id)")
        }
        shown[todo.id] = (todo.text, view)
      }
    }
  }

  @Test func `are made again by a refresh of the visible cells`() throws {
    show { row(Todo(id: 1)) }
    let view = try switchView(0)
    list.refreshVisible()
    #expect(try switchView(0) !== view)
  }

  @Test func `follow the controls of the list although the model is equal`() throws {
    let todo = Todo(id: 1)
    show { row(todo) }
    show { row(todo).on(.move) { _, _ in } }
    #expect(try types(0).count == 2)
    show { row(todo).on(.commitEdit) { _, _ in }.on(.accessoryTap) { _ in } }
    #expect(try types(0).first == .delete)
    #expect(try types(0).dropFirst().first == .detail)
    show { row(todo).on(.commitEdit) { _, _ in }.on(.editingStyle) { _ in .insert } }
    #expect(try types(0).first == .insert)
    list.host.collectionView?.allowsMultipleSelectionDuringEditing = true
    show { row(todo).on(.commitEdit) { _, _ in } }
    #expect(try types(0).first == .multiselect)
    list.host.collectionView?.allowsMultipleSelectionDuringEditing = false
    show { row(todo).children { row(Todo(id: 2)) } }
    #expect(try types(0).count == 2)
    show { Row(TodoCell.self, todo) }
    #expect(try types(0).isEmpty)
  }

  @Test func `stay while a row with children is expanded`() throws {
    show { row(Todo(id: 1)).children { row(Todo(id: 2)) } }
    let view = try switchView(0)
    list.expand(1)
    list.host.collectionView?.layoutIfNeeded()
    #expect(try switchView(0) === view)
    #expect(try switchView(1) !== view)
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `are made again when a value changes that only their closure reads`() async throws {
    let progress = Progress()
    list.follow {
      ListSection(id: 0) {
        Row(TodoCell.self, Todo(id: 1)).accessories { _ in progress.isDone ? [.checkmark()] : [] }
      }
    }
    list.host.collectionView?.layoutIfNeeded()
    #expect(try types(0).isEmpty)
    progress.isDone = true
    await list.followedChanges()
    #expect(try types(0) == [.checkmark])
    progress.isDone = false
    await list.followedChanges()
    #expect(try types(0).isEmpty)
  }
}
