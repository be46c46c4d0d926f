import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Content {
  var people = guests(1...5)
  var isShown = true
  var isRed = false
  var canRefresh = false
  var isEditing: Bool?
  var isEnabled = true
  var identity = 0
  var columns = 1
  var turn = 0
}

extension Content {
  @MainActor
  fileprivate func rows(_ model: ScreenModel<Content>) -> TypedList<UITableView> {
    TypedList(table: .plain) {
      ListSection(id: 0) {
        for guest in people {
          Row(GuestCell.self, guest)
            .onDelete { guest in model.value.people.removeAll { $0.id == guest.id } }
            .on(.move) { _, move in
              let moved = model.value.people.remove(at: move.old.row)
              model.value.people.insert(moved, at: move.new.row)
            }
        }
      }
    }
  }
}

@MainActor
struct `A list in a SwiftUI screen whose modifiers change` {
  private let model = ScreenModel(Content())

  @Test func `has the tint of its environment again`() throws {
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        value.isRed ? value.rows(model).tint(.red) : value.rows(model)
      })
    let table = try #require(screen.table)
    let plain = "\(table.tintColor!)"
    for isRed in [true, false, true] {
      model.value.isRed = isRed
      screen.window.layoutIfNeeded()
      #expect(screen.table === table)
      #expect("\(table.tintColor!)" == (isRed ? "\(UIColor(Color.red))" : plain))
    }
  }

  @Test func `leaves an editing mode alone that UIKit began, as for a swipe`() throws {
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        value.rows(model).environment(
          \.editMode, .constant(value.isEditing == true ? .active : .inactive))
      })
    let table = try #require(screen.table)
    // UIKit sets the property while a row is swiped open.
    table.setEditing(true, animated: false)
    model.value.turn += 1
    screen.window.layoutIfNeeded()
    #expect(table.isEditing)
    model.value.isEditing = true
    screen.window.layoutIfNeeded()
    #expect(table.isEditing)
    model.value.isEditing = false
    screen.window.layoutIfNeeded()
    #expect(!table.isEditing)
  }

  @Test func `gets a new list with another identity, and releases the old one`() async throws {
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in value.rows(model).id(value.identity) })
    weak var old: UITableView?
    old = screen.table
    #expect(old != nil)
    model.value.identity = 1
    await screen.settle()
    #expect(screen.table?.texts == ["1", "2", "3", "4", "5"])
    #expect(old == nil)
  }

  @Test(arguments: [false, true])
  func `is shown again, and released meanwhile`(animated: Bool) async throws {
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in if value.isShown { value.rows(model) } })
    for turn in 1...3 {
      weak var table: UITableView?
      table = screen.table
      #expect(table != nil)
      withAnimation(animated ? .default : nil) { model.value.isShown = false }
      await screen.settle()
      #expect(table == nil)
      withAnimation(animated ? .default : nil) {
        model.value.isShown = true
        model.value.people.removeFirst()
      }
      await screen.settle()
      #expect(screen.table?.texts == (turn + 1...5).map { "\($0)" })
    }
    #expect(screen.problems.isEmpty)
  }
}

@MainActor
struct `A list in a SwiftUI screen during gestures` {
  private let model = ScreenModel(Content())

  private func screen() -> HostedScreen<ModelScreen<Content, some View>> {
    let model = model
    return HostedScreen(
      ModelScreen(model) { value in
        value.rows(model).environment(
          \.editMode, .constant(value.isEditing == true ? .active : .inactive))
      })
  }

  @Test func `moves a row of the user`() async throws {
    model.value.isEditing = true
    let screen = screen()
    let table = try #require(screen.table)
    let cells = table.visibleCells
    table.user.dragRow(from: path(0, 0), to: path(0, 3))
    await screen.settle()
    #expect(model.value.people.map(\.id) == [2, 3, 4, 1, 5])
    #expect(table.texts == ["2", "3", "4", "1", "5"])
    #expect(Set(table.visibleCells) == Set(cells))
  }

  @Test func `shows an evaluation during a move afterwards`() async throws {
    model.value.isEditing = true
    let screen = screen()
    let table = try #require(screen.table)
    let movement = try #require(table.user.beginMovingRow(at: path(0, 0)))
    movement.move(to: path(0, 2))
    withAnimation { model.value.people.append(Guest(id: 6, name: "6")) }
    await screen.settle()
    movement.end()
    await screen.settle()
    #expect(model.value.people.map(\.id) == [2, 3, 1, 4, 5, 6])
    #expect(table.texts == ["2", "3", "1", "4", "5", "6"])
  }

  @Test func `shows an evaluation while a row is swiped open`() async throws {
    let screen = screen()
    let table = try #require(screen.table)
    let swipe = try #require(table.user.swipeRow(at: path(0, 2), from: .trailing))
    withAnimation { model.value.people[0].name = "Ada" }
    await screen.settle()
    #expect(swipe.tap("Delete"))
    await screen.settle()
    #expect(table.texts == ["Ada", "2", "4", "5"])
  }

  @Test func `moves a row back if the handler changes nothing`() async throws {
    struct Fixed: View {
      var body: some View {
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in guests(1...4) { Row(GuestCell.self, guest).on(.move) { _, _ in } }
          }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let screen = HostedScreen(Fixed())
    let table = try #require(screen.table)
    table.user.dragRow(from: path(0, 0), to: path(0, 2))
    await screen.settle()
    #expect(table.texts == ["1", "2", "3", "4"])
  }
}

@MainActor
struct `A list in a SwiftUI screen off screen` {
  @Test func `shows the latest evaluation when it gets a window or a size`() async throws {
    let model = ScreenModel(Content())
    let controller = UIHostingController(rootView: ModelScreen(model) { $0.rows(model) })
    controller.view.frame = .zero
    controller.view.layoutIfNeeded()
    model.value.people.append(Guest(id: 6, name: "6"))
    controller.view.layoutIfNeeded()
    await nextTurn()
    withAnimation { _ = model.value.people.removeFirst() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = controller.view.first(UITableView.self)
    #expect(table?.texts == ["2", "3", "4", "5", "6"])
    #expect(table?.frame.size == CGSize(width: 320, height: 440))
    controller.view.frame = .zero
    model.value.people.removeFirst()
    window.layoutIfNeeded()
    await nextTurn()
    controller.view.frame = window.bounds
    window.layoutIfNeeded()
    #expect(table?.texts == ["3", "4", "5", "6"])
  }

  @Test func `shows what was evaluated while a sheet or another tab covered it`() async throws {
    let model = ScreenModel(Content())
    let screen = HostedScreen(ModelScreen(model) { $0.rows(model) })
    let table = try #require(screen.table)
    screen.window.rootViewController = UIViewController()
    screen.window.layoutIfNeeded()
    withAnimation { _ = model.value.people.removeFirst() }
    await nextTurn()
    model.value.people.append(Guest(id: 6, name: "6"))
    await nextTurn()
    screen.window.rootViewController = screen.controller
    screen.window.layoutIfNeeded()
    await screen.settle()
    #expect(screen.table === table)
    #expect(table.texts == ["2", "3", "4", "5", "6"])
  }
}

@MainActor
struct `Lists inside rows of lists` {
  @Test func `have their own rows and environment`() async throws {
    let model = ScreenModel(Content())
    let screen = HostedScreen(
      ModelScreen(model) { value in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for guest in value.people.prefix(2) {
              Row(swiftUI: guest) { guest in
                TypedList(table: .plain) {
                  ListSection(id: 1) { Row(GuestCell.self, guest) }
                }
              }
              .height(100)
            }
          }
        }
      })
    await screen.settle()
    let outer = try #require(screen.table)
    let inner = outer.visibleCells.compactMap { $0.first(UITableView.self) }
    #expect(inner.map(\.texts) == [["1"], ["2"]])
    model.value.people[0].name = "Ada"
    await screen.settle()
    #expect(inner.map(\.texts) == [["Ada"], ["2"]])
    model.value.people.swapAt(0, 1)
    await screen.settle()
    #expect(
      outer.visibleCells.compactMap { $0.first(UITableView.self)?.texts } == [["2"], ["Ada"]])
    #expect(screen.problems.isEmpty)
  }
}

private struct Group: Equatable {
  var id: Int
  var rows: [Guest]
  var columns: Int
}

private struct Sections {
  var groups: [Group] = [Group(id: 0, rows: guests(1...4), columns: 1)]
  var columns = 1
  var color = 0
}

@MainActor
struct `A collection view in a SwiftUI screen` {
  @Test(arguments: 0..<60)
  func `agrees with the screen in random sessions`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = ScreenModel(Sections())
    let screen = HostedScreen(
      ModelScreen(model) { value in
        TypedList(layout: value.columns == 1 ? .list(.plain) : .grid(columns: value.columns)) {
          for group in value.groups {
            ListSection(id: group.id) {
              for guest in group.rows {
                Row(ContentCollectionCell.self, swiftUI: guest) { Text("\($0.id) \($0.name)") }
              }
            }
            .header(swiftUI: group.rows.count) { Text("count \($0)") }
            .layout(group.columns == 1 ? .list(.plain) : .grid(columns: group.columns))
          }
        }
      })
    screen.window.frame.size.height = 2000
    screen.controller.view.frame.size.height = 2000
    let collection = try #require(screen.collection)
    for step in 1...25 {
      withAnimation(Bool.random(using: &random) ? .default : nil) {
        for _ in 0...Int.random(in: 0...2, using: &random) {
          switch Int.random(in: 0..<6, using: &random) {
          case 0:
            model.value.groups = (0..<4).filter { _ in Bool.random(using: &random) }
              .shuffled(using: &random)
              .map { id in
                let rows = (id * 10..<id * 10 + 6).filter { _ in Bool.random(using: &random) }
                return Group(
                  id: id, rows: guests(rows), columns: Int.random(in: 1...3, using: &random))
              }
          case 1: model.value.columns = Int.random(in: 1...3, using: &random)
          case 2:
            for index in model.value.groups.indices {
              model.value.groups[index].rows.shuffle(using: &random)
            }
          case 3:
            for index in model.value.groups.indices
            where !model.value.groups[index].rows.isEmpty {
              model.value.groups[index].rows[0].name = "step \(step)"
            }
          default: model.value.color += 1
          }
        }
      }
      await screen.settle()
      var expected: [String] = []
      for group in model.value.groups {
        expected.append("count \(group.rows.count)")
        expected += group.rows.map { "\($0.id) \($0.name)" }
      }
      #expect(
        collection.shownTexts.sorted() == expected.sorted(), "seed \(seed), step \(step)")
    }
    #expect(screen.collection === collection)
    #expect(screen.problems.isEmpty)
  }
}

@MainActor
struct `Changes of the layout` {
  @Test func `with rows that the old layout doesn't have`() async throws {
    let model = ScreenModel(Content())
    let screen = HostedScreen(
      ModelScreen(model) { value in
        TypedList(layout: value.columns == 1 ? .list(.plain) : .grid(columns: value.columns)) {
          ListSection(id: 0) {
            for guest in value.people { Row(swiftUI: guest) { Text($0.name) } }
          }
        }
        .selection(.constant(Set([2])))
      })
    let collection = try #require(screen.collection)
    for columns in [2, 3, 1] {
      withAnimation {
        model.value.columns = columns
        model.value.people = guests(1...4 + columns)
      }
      await screen.settle()
      #expect(collection.shownTexts.sorted() == (1...4 + columns).map { "\($0)" })
      #expect(collection.indexPathsForSelectedItems == [path(0, 1)])
    }
  }
}

@MainActor
struct `The refresh control of a list in a SwiftUI screen` {
  @Test func `comes and goes with the action, which is the latest`() async throws {
    let model = ScreenModel(Content())
    let counts = RefreshCounts()
    let screen = HostedScreen(
      ModelScreen(model) { value in
        let turn = value.turn
        if value.canRefresh {
          VStack {
            value.rows(model).refreshable { await counts.note(turn) }
          }
        } else {
          VStack { value.rows(model) }
        }
      })
    #expect(screen.table?.user.pullToRefresh() == false)
    model.value.canRefresh = true
    await screen.settle()
    model.value.turn = 7
    await screen.settle()
    let table = try #require(screen.table)
    #expect(table.user.pullToRefresh())
    await wait { counts.turns == [7] && table.refreshControl?.isRefreshing == false }
    #expect(counts.turns == [7])
  }
}

@MainActor
private final class RefreshCounts {
  var turns: [Int] = []

  func note(_ turn: Int) { turns.append(turn) }
}
