import TypedCellsTesting
import TypedCellsUIKit

extension ScreenLaws {
  /// Moves rows by inserting or deleting rows above them, and operates their controls.
  ///
  /// A control that keeps an index path acts on another row then. What it does is compared with a screen that is
  /// reloaded before the control is operated, so that all index paths are right.
  func examinePositions(_ plan: ScreenPlan) {
    show(in: plan, height: ScreenVisit.medium) { visit in
      let lists = visit.lists
      let targets = lists.indices.filter { number in
        lists[number].paths.contains { !lists[number].inputs(at: .row($0)).isEmpty }
      }
      for number in targets {
        var shifts: [Shift] = change == nil ? [] : [.change]
        shifts += lists[number].firstActions.map { .action($0.name()) }
        let kinds = lists[number].kindsOfInputs(at: lists[number].paths.map { .row($0) })
        for shift in shifts {
          show(in: plan, height: ScreenVisit.medium) { visit in
            guard visit.lists.indices.contains(number) else { return }
            let counts = visit.lists[number].counts
            plan.then("moving rows") { move(by: shift, visit, number) }
            plan.then("moving rows") {
              guard visit.lists.indices.contains(number), visit.lists[number].counts != counts
              else { return }
              for kind in kinds { examine(kind, after: shift, inList: number, plan) }
            }
          }
        }
      }
    }
  }

  /// A change that inserts or deletes rows.
  private enum Shift {
    case change
    case action(String)
  }

  /// What an input does to its row and to the others.
  private struct Effect {
    let row: ListPicture.Place
    let name: String
    let isOnOwnRow: Bool
    let others: [String]
  }

  private func examine(_ kind: String, after shift: Shift, inList number: Int, _ plan: ScreenPlan) {
    operate(kind, after: shift, inList: number, reloads: false, plan) { effect in
      guard let other = effect.others.first, !effect.isOnOwnRow else { return }
      operate(kind, after: shift, inList: number, reloads: true, plan) { expected in
        guard expected.isOnOwnRow else { return }
        let event =
          switch shift {
          case .change: "the change of the test"
          case .action(let name): "\(name) in the first row with it"
          }
        plan.fail(
          "after \(event) moved \(effect.name), \(kind) in that row acts on another row: \(other). Don't keep the index "
            + "path that `cellForRow` or `cellForItem` gets; keep the row's identity, or ask the list for the index path "
            + "of the cell when the control is used")
      }
    }
  }

  /// Shows a new screen, moves its rows, and operates a control of a row that moved and kept its cell.
  private func operate(
    _ kind: String, after shift: Shift, inList number: Int, reloads: Bool, _ plan: ScreenPlan,
    then use: @escaping @MainActor (Effect) -> Void
  ) {
    show(in: plan, height: ScreenVisit.medium) { visit in
      guard visit.lists.indices.contains(number) else { return }
      let list = visit.lists[number]
      let before = list.picture
      plan.then("moving rows") { move(by: shift, visit, number) }
      plan.then("a reload after moving rows") {
        if reloads { list.reload() }
        let moved = list.picture
        guard before.counts != moved.counts,
          let row = moved.movedRow(
            since: before,
            where: { place in
              list.input(kind, at: place) != nil
            }),
          let input = list.input(kind, at: row)
        else { return }
        plan.then("\(kind) in \(moved.name(of: row)), which moved") {
          input.perform()
          visit.comeBack()
        }
        plan.then("a reload after \(kind)") {
          list.reload()
          use(effect(of: row, from: moved, to: list.picture))
        }
      }
    }
  }

  private func move(by shift: Shift, _ visit: ScreenVisit, _ number: Int) {
    switch shift {
    case .change: change?(visit.screen)
    case .action(let name):
      visit.lists[number].firstActions.first { $0.name() == name }?.perform()
    }
    visit.comeBack()
  }

  private func effect(
    of row: ListPicture.Place, from old: ListPicture, to new: ListPicture
  ) -> Effect {
    // Without a row more or less, rows are compared by position, because a control may change their texts.
    var others: [String] = []
    let isOnOwnRow: Bool
    if old.counts == new.counts {
      isOnOwnRow = old.look(at: row) != new.look(at: row)
      others = old.rows.filter {
        $0 != row && new.look(at: $0) != nil && old.look(at: $0) != new.look(at: $0)
      }
      .map { "\(old.name(of: $0)) changes" }
    } else {
      let remaining = Set(new.rows.compactMap { new.look(at: $0)?.texts })
      func isGone(_ place: ListPicture.Place) -> Bool {
        old.look(at: place).map { !remaining.contains($0.texts) } ?? false
      }
      isOnOwnRow = isGone(row)
      // A row that was added pushes others out of the window.
      let fewer = new.counts.reduce(0, +) < old.counts.reduce(0, +)
      others =
        fewer
        ? old.rows.filter { $0 != row && isGone($0) }.map { "\(old.name(of: $0)) is deleted" } : []
    }
    return Effect(row: row, name: old.name(of: row), isOnOwnRow: isOnOwnRow, others: others)
  }
}

extension ListPicture {
  /// Returns a row that has another index path than before, where the old one still exists.
  fileprivate func movedRow(since old: ListPicture, where isUsable: (Place) -> Bool) -> Place? {
    rows.first { place in
      guard case .row(let path) = place, let texts = look(at: place)?.texts, !texts.isEmpty,
        let before = old.onlyRow(with: texts), onlyRow(with: texts) == path, before != path,
        counts.indices.contains(before.section), before.item < counts[before.section]
      else { return false }
      return isUsable(place)
    }
  }

  /// Returns the index path of the row with some texts, if only one row has them.
  private func onlyRow(with texts: [String]) -> IndexPath? {
    let found = rows.filter { look(at: $0)?.texts == texts }
    guard found.count == 1, case .row(let path)? = found.first else { return nil }
    return path
  }
}

extension VisitedList {
  /// The inputs and actions of the first row that has some.
  fileprivate var firstActions: [CellInput] {
    paths.lazy.map { ListPicture.Place.row($0) }.map { self.inputs(at: $0) + self.actions(at: $0) }
      .first { !$0.isEmpty } ?? []
  }
}
