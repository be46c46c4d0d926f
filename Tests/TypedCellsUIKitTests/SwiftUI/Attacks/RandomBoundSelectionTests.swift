import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Library {
  var favourites: [Int] = []
  var all = [1, 2, 3]
  var children = [11, 12]
  var one: Int?
  var many: Set<Int> = []
  var mode: SelectionMode?
  var isLazy = false
  var isEditing = false
  var hasMore = true
}

private let parentID = 10

extension Library {
  @MainActor
  fileprivate func list(_ model: ScreenModel<Library>) -> TypedList<UITableView> {
    let list = TypedList(table: .plain) {
      ListSection(id: "favourites") {
        for guest in guests(favourites) { Row(GuestCell.self, guest) }
      }
      ListSection(id: "all") {
        if isLazy {
          LazyRows(guests(all), id: \.id) { Row(GuestCell.self, $0) }
        } else {
          for guest in guests(all) { Row(GuestCell.self, guest) }
        }
        if hasMore { Row(TextCell.self, "more") }
      }
      ListSection(id: "tree") {
        Row(GuestCell.self, Guest(id: parentID, name: "\(parentID)"))
          .on(.shouldSelect) { _ in false }
          .children { for guest in guests(children) { Row(GuestCell.self, guest) } }
      }
    }
    return switch mode {
    case .single?: list.selection(model.binding(\.one))
    case .multiple?: list.selection(model.binding(\.many))
    default: list
    }
  }
}

@MainActor
struct `The bound selection in random sessions` {
  private let model = ScreenModel(Library())

  @Test(arguments: 0..<80)
  func `belongs to the screen and the user`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = model
    let screen = HostedScreen(
      ModelScreen(model) { value in
        value.list(model).environment(\.editMode, .constant(value.isEditing ? .active : .inactive))
      })
    screen.window.frame.size.height = 2000
    screen.controller.view.frame.size.height = 2000
    await screen.settle()
    let table = try #require(screen.table)
    // What the value has to be.
    var expected = model.value
    for step in 1...50 {
      let isAnimated = Bool.random(using: &random)
      func change(_ body: (inout Library) -> Void) {
        body(&expected)
        withAnimation(isAnimated ? .default : nil) { model.value = expected }
      }
      func someIDs(_ range: ClosedRange<Int>) -> [Int] {
        range.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let ids = someIDs(1...5)
        change { $0.favourites = ids }
      case 1:
        let ids = someIDs(1...5)
        change { $0.all = ids }
      case 2:
        let ids = someIDs(11...13)
        change { $0.children = ids }
      case 3:
        let modes: [SelectionMode?] = [nil, .single, .multiple, .multiple]
        let mode = modes.randomElement(using: &random)!
        change { $0.mode = mode }
      case 4:
        let ids = Set((1...14).filter { _ in Bool.random(using: &random) })
        let one = Bool.random(using: &random) ? Int.random(in: 1...14, using: &random) : nil
        change { ($0.many, $0.one) = (ids, one) }
      case 5: change { $0.isLazy.toggle() }
      case 6: change { $0.isEditing.toggle() }
      case 7: change { $0.hasMore.toggle() }
      default:
        let paths = (0..<table.numberOfSections).flatMap { section in
          (0..<table.numberOfRows(inSection: section)).map { path(section, $0) }
        }
        guard let target = paths.randomElement(using: &random) else { continue }
        let id = table.cellForRow(at: target)?.textLabel?.text.flatMap(Int.init)
        let isSelected = table.indexPathsForSelectedRows?.contains(target) ?? false
        table.user.tapRow(at: target)
        // A tap expands the parent, but deselects it if the screen has selected it.
        if let id, id != parentID || isSelected {
          switch expected.mode {
          case .single? where !expected.isEditing && id != parentID: expected.one = id
          case .multiple?:
            if isSelected { expected.many.remove(id) } else { expected.many.insert(id) }
          default: break
          }
        }
      }
      await screen.settle()
      let place: Comment = "seed \(seed), step \(step), \(expected), \(table.isEditing)"
      #expect(model.value.one == expected.one, place)
      #expect(model.value.many == expected.many, place)
      let visible = Set(table.texts.compactMap(Int.init))
      let selected = Set(table.selectedTexts.map { Int($0) ?? -1 })
      switch expected.mode {
      case .single? where !expected.isEditing:
        #expect(selected == visible.intersection([expected.one].compactMap(\.self)), place)
      case .multiple?: #expect(selected == visible.intersection(expected.many), place)
      default: #expect(selected == [], place)
      }
    }
    #expect(screen.problems.isEmpty)
  }
}
