import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A screen whose state the tests change through an object.
@MainActor
private final class Model: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var people = guests(1...3) { willSet { objectWillChange.send() } }
  var selection: Int? { willSet { objectWillChange.send() } }
  var selections: Set<Int> = [] { willSet { objectWillChange.send() } }
  var top: Int? { willSet { objectWillChange.send() } }
  var opened: [String] = []
  var changes: [SectionedChanges] = []
  weak var list: ListDriver<TableHost>?
  var lists = 0
  var bodies = 0
  var applies = 0
  var countsDisplays = false
  var displays = 0 { willSet { objectWillChange.send() } }
  var failures: [ListFailure] = []
}

private struct PeopleScreen: View {
  @ObservedObject var model: Model
  var selectsMany = false

  var body: some View {
    model.bodies += 1
    var list = TypedList(table: .plain) {
      ListSection(id: "people") {
        for person in model.people {
          Row(GuestCell.self, person)
            .on(.willDisplay) { person in if model.countsDisplays { model.displays += 1 } }
            .onDelete { person in model.people.removeAll { $0.id == person.id } }
            .onSelect { [people = model.people.count] person in
              model.opened.append("\(person.name) of \(people)")
            }
        }
        Row(TextCell.self, "more")
      }
    }
    .scrollPosition(id: $model.top)
    .configure { list in
      model.lists += 1
      model.list = list
      list.onFailure = { model.failures.append($0) }
    }
    list = selectsMany ? list.selection($model.selections) : list.selection($model.selection)
    return list
  }
}

@MainActor
struct `A list in a SwiftUI screen` {
  private let model = Model()

  @Test func `is created once, and shows each evaluation by its differences`() throws {
    let screen = HostedScreen(PeopleScreen(model: model))
    let table = try #require(screen.table)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "more"])
    let cells = table.visibleCells
    model.people.remove(at: 0)
    model.people[1].name = "Grace"
    screen.window.layoutIfNeeded()
    #expect(screen.table === table)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "Grace", "more"])
    #expect(table.visibleCells == Array(cells[1...]))
    #expect((cells[1] as? GuestCell)?.updates == 1)
    #expect((cells[2] as? GuestCell)?.updates == 2)
    #expect(model.lists == 1)
    #expect(screen.problems.isEmpty)
  }

  @Test func `is left as it is by an evaluation with equal content, but for the handlers`() throws {
    let screen = HostedScreen(PeopleScreen(model: model))
    let table = try #require(screen.table)
    let cells = table.visibleCells
    let bodies = model.bodies
    for _ in 1...3 { screen.evaluate(PeopleScreen(model: model)) }
    #expect(model.bodies == bodies + 3)
    #expect(table.visibleCells == cells)
    #expect(cells.compactMap { $0 as? GuestCell }.map(\.updates) == [1, 1, 1])
  }

  @Test func `calls handlers of the latest evaluation`() throws {
    let screen = HostedScreen(PeopleScreen(model: model))
    model.people.append(Guest(id: 4, name: "4"))
    screen.window.layoutIfNeeded()
    try #require(screen.table).user.tapRow(at: path(0, 0))
    #expect(model.opened == ["1 of 4"])
  }

  @Test func `is released with the screen`() async {
    weak var table: UITableView?
    do {
      let screen = HostedScreen(PeopleScreen(model: model))
      table = screen.table
      #expect(table != nil)
      #expect(model.list != nil)
    }
    await nextTurn()
    #expect(table == nil)
    #expect(model.list == nil)
  }

  @Test func `reports duplicates as a list of UIKit does`() throws {
    let screen = HostedScreen(PeopleScreen(model: model))
    model.people.append(model.people[0])
    screen.window.layoutIfNeeded()
    #expect(
      model.failures.map(\.description) == [
        "Row '1' (section 'people', index 3): rows 0.0 and 0.3 have the same identity, 1; give each its own"
      ])
  }

  @Test func `calls handlers after the evaluation, so that they may change the screen's state`() {
    model.countsDisplays = true
    let screen = HostedScreen(PeopleScreen(model: model))
    #expect(model.displays == 3)
    withAnimation { model.people.append(Guest(id: 4, name: "4")) }
    screen.window.layoutIfNeeded()
    #expect(model.displays == 4)
    #expect(screen.problems.isEmpty)
  }

  @Test func `has lost a row when the handler of its deletion returns`() throws {
    let screen = HostedScreen(PeopleScreen(model: model))
    let table = try #require(screen.table)
    let swipe = try #require(table.user.swipeRow(at: path(0, 1), from: .trailing))
    #expect(swipe.tap("Delete"))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "3", "more"])
    #expect(screen.problems.isEmpty)
  }

  @Test func `applies content once for each evaluation, however many values changed`() async throws
  {
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        model.bodies += 1
        return TypedList(table: .plain) {
          // The list evaluates a condition once for each change.
          ListSection(id: "people") {
            for person in model.people { Row(GuestCell.self, person) }
          }
          .hidden { [model] in
            model.applies += 1
            return false
          }
        }
      }
    }
    let screen = HostedScreen(Screen(model: model))
    #expect((model.bodies, model.applies) == (1, 1))
    for _ in 1...3 {
      model.people.append(Guest(id: model.people.count + 1, name: "new"))
      model.people[0].name += "!"
      model.selection = model.people.count
    }
    await nextTurn()
    screen.window.layoutIfNeeded()
    #expect((model.bodies, model.applies) == (2, 2))
    #expect(screen.table?.numberOfRows(inSection: 0) == 6)
  }
}

/// A screen whose text is in a state, so that each keystroke evaluates it.
private struct FormScreen: View {
  @State private var text = ""
  let count: @MainActor () -> Void

  var body: some View {
    count()
    return TypedList(table: .plain) {
      ListSection(id: "form") {
        if text.count > 2 { Row(TextCell.self, "a hint").id("hint").height(44) }
        for index in 0..<12 { Row(TextCell.self, "\(index)").id(index).height(44) }
        Row(FormFieldCell.self, text).id("field").height(44)
          .on(\.textChanged) { _, new in text = new }
      }
    }
  }
}

private final class FormFieldCell: UITableViewCell, Updatable {
  private(set) lazy var textChanged = CellEvent(field) { $0.text ?? "" }
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  func update(viewData text: String) {
    contentView.addSubview(field)
    if field.text != text { field.text = text }
  }
}

@MainActor
struct `A field in a list in a SwiftUI screen` {
  @Test func `stays above the keyboard, and keeps it while each keystroke evaluates the screen`()
    async throws
  {
    var evaluations = 0
    let screen = HostedScreen(FormScreen { evaluations += 1 })
    let table = try #require(screen.table)
    table.scrollToRow(at: path(0, 12), at: .bottom, animated: false)
    screen.window.layoutIfNeeded()
    let field = try #require(table.cellForRow(at: path(0, 12)) as? FormFieldCell).field
    screen.window.keyboardHeight = 200
    #expect(field.becomeFirstResponder())
    for letter in "abcd" {
      _ = field.user.type(String(letter))
      await nextTurn()
      screen.window.layoutIfNeeded()
    }
    #expect(field.isFirstResponder)
    #expect(field.text == "abcd")
    #expect(evaluations == 5)
    let frame = field.convert(field.bounds, to: nil)
    #expect(frame.maxY <= 240)
    #expect(table.frame.height == 440)
  }
}
