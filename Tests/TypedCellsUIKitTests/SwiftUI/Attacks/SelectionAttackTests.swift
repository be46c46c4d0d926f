import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Choice {
  var ids = [1, 2, 3, 4, 5]
  var favourites: [Int] = []
  var one: Int?
  var many: Set<Int> = []
  var mode: SelectionMode?
  var isShown = true
  var isEditing: Bool?
}

extension Choice {
  @MainActor
  fileprivate func list(_ model: ScreenModel<Choice>) -> TypedList<UITableView> {
    let list = TypedList(table: .plain) {
      ListSection(id: "favourites") {
        for guest in guests(favourites) { Row(GuestCell.self, guest) }
      }
      ListSection(id: "all") { for guest in guests(ids) { Row(GuestCell.self, guest) } }
    }
    return switch mode {
    case .single?: list.selection(model.binding(\.one))
    case .multiple?: list.selection(model.binding(\.many))
    default: list
    }
  }
}

@MainActor
struct `The bound selection of a list` {
  private let model = ScreenModel(Choice())

  private func screen() -> HostedScreen<ModelScreen<Choice, some View>> {
    let model = model
    return HostedScreen(
      ModelScreen(model) { value in
        if value.isShown { value.list(model) }
      })
  }

  @Test(arguments: [SelectionMode.single, .multiple])
  func `keeps its value when the screen stops binding it`(mode: SelectionMode) throws {
    model.value.mode = mode
    (model.value.one, model.value.many) = (2, [2, 3])
    let screen = screen()
    let table = try #require(screen.table)
    #expect(table.selectedTexts == (mode == .single ? ["2"] : ["2", "3"]))
    model.value.mode = nil
    screen.window.layoutIfNeeded()
    #expect(table.selectedTexts == [])
    #expect(model.value.one == 2)
    #expect(model.value.many == [2, 3])
    model.value.mode = mode
    screen.window.layoutIfNeeded()
    #expect(table.selectedTexts == (mode == .single ? ["2"] : ["2", "3"]))
  }

  @Test func `keeps both values when the screen binds one row and then several`() throws {
    model.value.mode = .multiple
    (model.value.one, model.value.many) = (3, [2, 3])
    let screen = screen()
    let table = try #require(screen.table)
    for turn in 0..<4 {
      let isSingle = turn.isMultiple(of: 2)
      model.value.mode = isSingle ? .single : .multiple
      screen.window.layoutIfNeeded()
      #expect(model.value.one == 3)
      #expect(model.value.many == [2, 3])
      #expect(table.selectedTexts == (isSingle ? ["3"] : ["2", "3"]))
    }
  }

  @Test(arguments: [SelectionMode.single, .multiple])
  func `keeps its value when one of two rows with the identity is deleted`(
    mode: SelectionMode
  ) throws {
    model.value.mode = mode
    model.value.favourites = [3]
    let screen = screen()
    let table = try #require(screen.table)
    table.user.tapRow(at: path(0, 0))
    #expect(mode == .single ? model.value.one == 3 : model.value.many == [3])
    screen.window.layoutIfNeeded()
    model.value.favourites = []
    screen.window.layoutIfNeeded()
    #expect(mode == .single ? model.value.one == 3 : model.value.many == [3])
    #expect(table.selectedTexts == ["3"])
  }

  @Test func `loses an identity when one of its rows is deselected`() throws {
    model.value.mode = .multiple
    model.value.favourites = [3]
    model.value.many = [3]
    let screen = screen()
    let table = try #require(screen.table)
    #expect(table.selectedTexts == ["3", "3"])
    table.user.tapRow(at: path(0, 0))
    screen.window.layoutIfNeeded()
    #expect(model.value.many == [])
    #expect(table.selectedTexts == [])
  }

  @Test func `takes other rows while two with an identity are selected`() throws {
    model.value.mode = .multiple
    model.value.favourites = [3]
    model.value.many = [3]
    let screen = screen()
    let table = try #require(screen.table)
    table.user.tapRow(at: path(1, 4))
    screen.window.layoutIfNeeded()
    #expect(model.value.many == [3, 5])
    #expect(table.selectedTexts == ["3", "3", "5"])
  }

  @Test func `leaves a handler that the list was set up with`() throws {
    var calls = 0
    let owner = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        let list = value.list(owner).configure { list in
          list.onSelectionChange(weak: owner) { _ in calls += 1 }
        }
        return list
      })
    let table = try #require(screen.table)
    model.value.mode = .single
    screen.window.layoutIfNeeded()
    table.user.tapRow(at: path(1, 1))
    #expect(calls == 1)
    #expect(model.value.one == 2)
  }

  @Test(arguments: [SelectionMode.single, .multiple])
  func `is shown again when the list comes back`(mode: SelectionMode) throws {
    model.value.mode = mode
    (model.value.one, model.value.many) = (2, [2])
    let screen = screen()
    model.value.isShown = false
    screen.window.layoutIfNeeded()
    #expect(screen.table == nil)
    model.value.isShown = true
    screen.window.layoutIfNeeded()
    #expect(screen.table?.selectedTexts == ["2"])
    #expect(model.value.one == 2)
    #expect(model.value.many == [2])
  }

  @Test func `survives editing mode`() throws {
    model.value.mode = .multiple
    model.value.many = [2, 9]
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        value.list(model).environment(
          \.editMode, .constant(value.isEditing == true ? .active : .inactive))
      })
    let table = try #require(screen.table)
    for isEditing in [true, false, true] {
      model.value.isEditing = isEditing
      screen.window.layoutIfNeeded()
      #expect(table.isEditing == isEditing)
      #expect(table.selectedTexts == ["2"])
      #expect(model.value.many == [2, 9])
    }
    table.user.tapRow(at: path(1, 3))
    #expect(model.value.many == [2, 4, 9])
  }

  @Test func `of one row survives editing mode, in which no row can be selected`() throws {
    model.value.mode = .single
    model.value.one = 2
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        value.list(model).environment(
          \.editMode, .constant(value.isEditing == true ? .active : .inactive))
      })
    let table = try #require(screen.table)
    for isEditing in [true, false, true, false] {
      model.value.isEditing = isEditing
      screen.window.layoutIfNeeded()
      #expect(model.value.one == 2)
      if !isEditing { #expect(table.selectedTexts == ["2"]) }
    }
  }

  @Test func `is shared by two lists`() throws {
    model.value.mode = .single
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        VStack {
          value.list(model)
          value.list(model)
        }
      })
    let tables = screen.controller.view.all(UITableView.self)
    try #require(tables.count == 2)
    tables[0].frame = CGRect(x: 0, y: 0, width: 320, height: 220)
    tables[1].frame = CGRect(x: 0, y: 220, width: 320, height: 220)
    screen.window.layoutIfNeeded()
    let before = model.evaluations
    tables[0].user.tapRow(at: path(1, 1))
    screen.window.layoutIfNeeded()
    #expect(model.value.one == 2)
    #expect(tables[1].indexPathsForSelectedRow == path(1, 1))
    tables[1].user.tapRow(at: path(1, 2))
    screen.window.layoutIfNeeded()
    #expect(model.value.one == 3)
    #expect(tables[0].indexPathsForSelectedRow == path(1, 2))
    #expect(model.evaluations <= before + 4)
  }
}

extension UIView {
  /// The views of a class inside this one.
  fileprivate func all<Found: UIView>(_ type: Found.Type) -> [Found] {
    subviews.flatMap { view in (view as? Found).map { [$0] } ?? view.all(type) }
  }
}

extension UITableView {
  fileprivate var indexPathsForSelectedRow: IndexPath? { indexPathForSelectedRow }
}

@MainActor
struct `A binding that doesn't take what the user selects` {
  private let model = ScreenModel(Choice())

  private func list(_ selection: Binding<Int?>) -> TypedList<UITableView> {
    TypedList(table: .plain) {
      ListSection(id: 0) { for guest in guests(1...5) { Row(GuestCell.self, guest) } }
    }
    .selection(selection)
  }

  @Test func `has the list show its value`() throws {
    model.value.one = 1
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        list(Binding(get: { model.value.one }, set: { _ in }))
      })
    let table = try #require(screen.table)
    table.user.tapRow(at: path(0, 2))
    screen.window.layoutIfNeeded()
    #expect(model.value.one == 1)
    #expect(table.selectedTexts == ["1"])
  }

  @Test func `may allow a number of rows`() throws {
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        TypedList(table: .plain) {
          ListSection(id: 0) { for guest in guests(1...5) { Row(GuestCell.self, guest) } }
        }
        .selection(
          Binding(
            get: { model.value.many }, set: { model.value.many = Set($0.sorted().prefix(2)) }))
      })
    let table = try #require(screen.table)
    for (row, expected) in [(0, ["1"]), (1, ["1", "2"]), (2, ["1", "2"]), (0, ["2"])] {
      table.user.tapRow(at: path(0, row))
      screen.window.layoutIfNeeded()
      #expect(table.selectedTexts == expected)
      #expect(model.value.many.sorted().map(String.init) == expected)
    }
  }
}

private struct Tree {
  var children = [11, 12, 13]
  var many: Set<Int> = []
  var one: Int?
  var selects = true
  var turn = 0
}

@MainActor
struct `The bound selection of rows inside others` {
  private let model = ScreenModel(Tree())

  private func screen(single: Bool = false) -> HostedScreen<
    ModelScreen<Tree, TypedList<UITableView>>
  > {
    let model = model
    return HostedScreen(
      ModelScreen(model) { value in
        let list = TypedList(table: .plain) {
          ListSection(id: 0) {
            Row(GuestCell.self, Guest(id: 1, name: "parent"))
              .on(.shouldSelect) { _ in false }
              .children { for guest in guests(value.children) { Row(GuestCell.self, guest) } }
            Row(GuestCell.self, Guest(id: 2, name: "other"))
          }
        }
        guard value.selects else { return list }
        return single ? list.selection(model.binding(\.one)) : list.selection(model.binding(\.many))
      })
  }

  private func tapParent(
    _ screen: HostedScreen<ModelScreen<Tree, TypedList<UITableView>>>
  ) async {
    await screen.settle()
    screen.table?.user.tapRow(at: path(0, 0))
    await screen.settle()
  }

  @Test(arguments: [false, true])
  func `is shown when the user expands the row`(single: Bool) async throws {
    (model.value.many, model.value.one) = ([12], 12)
    let screen = screen(single: single)
    let table = try #require(screen.table)
    #expect(table.texts == ["parent", "other"])
    await tapParent(screen)
    #expect(table.texts == ["parent", "11", "12", "13", "other"])
    #expect(table.selectedTexts == ["12"])
    await tapParent(screen)
    #expect(model.value.many == [12])
    #expect(model.value.one == 12)
    model.value.turn += 1
    await tapParent(screen)
    #expect(table.selectedTexts == ["12"])
    #expect(model.value.many == [12])
    #expect(model.value.one == 12)
  }

  @Test(arguments: [false, true])
  func `isn't selected again if the screen cleared it meanwhile`(single: Bool) async throws {
    let screen = screen(single: single)
    let table = try #require(screen.table)
    await tapParent(screen)
    table.user.tapRow(at: path(0, 2))
    #expect(single ? model.value.one == 12 : model.value.many == [12])
    await tapParent(screen)
    #expect(single ? model.value.one == 12 : model.value.many == [12])
    (model.value.many, model.value.one) = ([], nil)
    await tapParent(screen)
    #expect(table.selectedTexts == [])
    #expect(model.value.many == [])
    #expect(model.value.one == nil)
  }

  @Test func `lets a tap expand the row again when it isn't bound any more`() async throws {
    struct Plain {
      var selects = true
      var one: Int?
    }
    let model = ScreenModel(Plain())
    let screen = HostedScreen(
      ModelScreen(model) { value in
        let list = TypedList(table: .plain) {
          ListSection(id: 0) {
            Row(GuestCell.self, Guest(id: 1, name: "parent"))
              .children { for guest in guests([11]) { Row(GuestCell.self, guest) } }
          }
        }
        value.selects ? list.selection(model.binding(\.one)) : list
      })
    model.value.selects = false
    screen.window.layoutIfNeeded()
    let table = try #require(screen.table)
    table.user.tapRow(at: path(0, 0))
    await screen.settle()
    #expect(table.texts == ["parent", "11"])
  }
}

@MainActor
struct `The bound selection of a collection view` {
  private struct Items {
    var ids = [1, 2, 3, 4]
    var many: Set<Int> = []
    var one: Int?
    var isSingle = false
  }

  @Test(arguments: 0..<40)
  func `agrees with the screen in random sessions`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = ScreenModel(Items())
    let screen = HostedScreen(
      ModelScreen(model) { value in
        let list = TypedList(layout: .grid(columns: 2, itemHeight: .points(40))) {
          ListSection(id: 0) {
            for guest in guests(value.ids) {
              Row(ContentCollectionCell.self, swiftUI: guest) { Text($0.name) }
            }
          }
        }
        return value.isSingle
          ? list.selection(model.binding(\.one)) : list.selection(model.binding(\.many))
      })
    let collection = try #require(screen.collection)
    var expected = model.value
    for step in 1...40 {
      await screen.settle()
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let ids = (1...8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        expected.ids = ids
        withAnimation(Bool.random(using: &random) ? .default : nil) { model.value.ids = ids }
      case 1:
        expected.many = Set((1...8).filter { _ in Bool.random(using: &random) })
        expected.one = Int.random(in: 1...8, using: &random)
        model.value = expected
      case 2:
        expected.isSingle.toggle()
        model.value.isSingle.toggle()
      default:
        guard let index = expected.ids.indices.randomElement(using: &random) else { continue }
        collection.user.tapItem(at: path(0, index))
        let id = expected.ids[index]
        if expected.isSingle {
          expected.one = id
        } else if expected.many.remove(id) == nil {
          expected.many.insert(id)
        }
      }
      await screen.settle()
      let place: Comment = "seed \(seed), step \(step)"
      #expect(model.value.one == expected.one, place)
      #expect(model.value.many == expected.many, place)
      let wanted = expected.isSingle ? Set([expected.one].compactMap(\.self)) : expected.many
      let selected = (collection.indexPathsForSelectedItems ?? []).map { expected.ids[$0.item] }
      #expect(Set(selected) == wanted.intersection(expected.ids), place)
    }
    #expect(screen.problems.isEmpty)
  }
}
