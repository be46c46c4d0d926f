import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

@MainActor
private final class Model: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var people = guests(1...50) { willSet { objectWillChange.send() } }
  var top: Int? { willSet { objectWillChange.send() } }
  var isEditing = false { willSet { objectWillChange.send() } }
  var columns = 1 { willSet { objectWillChange.send() } }
  var color = Color.red { willSet { objectWillChange.send() } }
  var refreshes = 0
}

private struct TableScreen: View {
  @ObservedObject var model: Model

  var body: some View {
    TypedList(table: .plain) {
      ListSection(id: 0) {
        for person in model.people { Row(GuestCell.self, person).height(44) }
      }
    }
    .scrollPosition(id: $model.top)
    .tint(model.color)
    .environment(\.editMode, .constant(model.isEditing ? .active : .inactive))
    .refreshable { await MainActor.run { model.refreshes += 1 } }
  }
}

@MainActor
struct `The modifiers of a list in a SwiftUI screen` {
  private let model = Model()

  private func firstRow(of screen: HostedScreen<TableScreen>) -> Int? {
    screen.window.layoutIfNeeded()
    return screen.table?.indexPathsForVisibleRows?.first.map { model.people[$0.row].id }
  }

  @Test func `bind the position, which the user and the screen change`() async throws {
    let screen = HostedScreen(TableScreen(model: model))
    let table = try #require(screen.table)
    await nextTurn()
    #expect(model.top == 1)
    table.user.scroll(by: 440)
    await nextTurn()
    #expect(model.top == 11)
    model.top = 30
    #expect(firstRow(of: screen) == 30)
    withAnimation { model.top = 5 }
    screen.window.layoutIfNeeded()
    await nextTurn()
    #expect(firstRow(of: screen) == 5)
    #expect(model.top == 5)
    #expect(screen.problems.isEmpty)
  }

  @Test func `begin at the position of the screen`() async throws {
    model.top = 20
    let screen = HostedScreen(TableScreen(model: model))
    await nextTurn()
    #expect(firstRow(of: screen) == 20)
    #expect(model.top == 20)
  }

  @Test func `scroll to a row that comes later`() async throws {
    model.people = []
    model.top = 20
    let screen = HostedScreen(TableScreen(model: model))
    await nextTurn()
    #expect(model.top == 20)
    model.people = guests(1...50)
    screen.window.layoutIfNeeded()
    await nextTurn()
    #expect(firstRow(of: screen) == 20)
    #expect(model.top == 20)
  }

  @Test func `tint the views of UIKit`() throws {
    let screen = HostedScreen(TableScreen(model: model))
    let table = try #require(screen.table)
    #expect("\(table.tintColor!)" == "\(UIColor(Color.red))")
    model.color = .green
    screen.window.layoutIfNeeded()
    #expect("\(table.tintColor!)" == "\(UIColor(Color.green))")
  }

  @Test func `refresh with the action of the screen`() async throws {
    let screen = HostedScreen(TableScreen(model: model))
    let table = try #require(screen.table)
    #expect(table.user.pullToRefresh())
    await wait { model.refreshes == 1 && table.refreshControl?.isRefreshing == false }
    #expect(model.refreshes == 1)
  }

  @Test func `edit the rows if the screen does`() throws {
    let screen = HostedScreen(TableScreen(model: model))
    let table = try #require(screen.table)
    #expect(!table.isEditing)
    model.isEditing = true
    screen.window.layoutIfNeeded()
    #expect(table.isEditing)
    model.isEditing = false
    screen.window.layoutIfNeeded()
    #expect(!table.isEditing)
  }
}

private struct GridScreen: View {
  @ObservedObject var model: Model

  var body: some View {
    TypedList(layout: .grid(columns: model.columns)) {
      ListSection(id: 0) {
        for person in model.people.prefix(8) {
          Row(ContentCollectionCell.self, swiftUI: person) { Text($0.name) }
        }
      }
    }
  }
}

@MainActor
struct `The layout of a list in a SwiftUI screen` {
  private let model = Model()

  @Test func `is replaced if the screen has another one, and kept otherwise`() throws {
    let screen = HostedScreen(GridScreen(model: model))
    let collection = try #require(screen.collection)
    let layout = collection.collectionViewLayout
    model.people.removeFirst()
    screen.window.layoutIfNeeded()
    #expect(collection.collectionViewLayout === layout)
    #expect(collection.visibleCells.first?.frame.width == 320)
    model.columns = 2
    screen.window.layoutIfNeeded()
    #expect(collection.visibleCells.first?.frame.width == 160)
    #expect(screen.collection === collection)
  }

  @Test func `of a table is its style, and another style needs another table`() throws {
    struct Screen: View {
      let style: UITableView.Style

      var body: some View {
        TypedList(table: style) { ListSection(id: 0) { Row(TextCell.self, "row") } }
      }
    }
    let screen = HostedScreen(Screen(style: .plain))
    let table = try #require(screen.table)
    screen.evaluate(Screen(style: .plain))
    #expect(screen.table === table)
    screen.evaluate(Screen(style: .grouped))
    #expect(screen.table?.style == .grouped)
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Account: Identifiable {
  let id: Int
  var name: String

  init(_ id: Int) { (self.id, name) = (id, "\(id)") }
}

@available(macOS 14, iOS 17, tvOS 17, *)
private final class AccountCell: UITableViewCell, Updatable {
  private(set) var updates = 0

  func update(viewData account: Account) {
    updates += 1
    textLabel?.text = account.name
  }
}

@MainActor
struct `Observable models in a SwiftUI screen` {
  @available(macOS 14, iOS 17, tvOS 17, *)
  private struct Screen: View {
    let accounts: [Account]
    let evaluated: @MainActor () -> Void

    var body: some View {
      evaluated()
      return TypedList(table: .plain) {
        ListSection(id: 0) {
          for account in accounts {
            Row(AccountCell.self, account).updates(.never)
            Row(swiftUI: account) { Text("hosted \($0.name)") }.updates(.never)
          }
        }
      }
    }
  }

  @Test func `update the cell that read the changed property, once, and not the screen`()
    async throws
  {
    guard #available(macOS 14, iOS 17, tvOS 17, *) else { return }
    let accounts = [Account(1), Account(2)]
    var evaluations = 0
    let screen = HostedScreen(Screen(accounts: accounts) { evaluations += 1 })
    let table = try #require(screen.table)
    let cells = table.visibleCells
    accounts[1].name = "Grace"
    await nextTurn()
    screen.window.layoutIfNeeded()
    #expect(cells.map(\.shownTexts) == [["1"], ["hosted 1"], ["Grace"], ["hosted Grace"]])
    #expect(cells.compactMap { ($0 as? AccountCell)?.updates } == [1, 2])
    #expect(evaluations == 1)
    #expect(table.visibleCells == cells)
  }
}
