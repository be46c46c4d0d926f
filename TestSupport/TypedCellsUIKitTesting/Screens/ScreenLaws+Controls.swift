import TypedCellsTesting
import TypedCellsUIKit

extension ScreenLaws {
  /// Operates the controls of the visible rows, headers and footers, and compares what the lists show after each with
  /// what they show after a reload, and after a scroll.
  func examineControls(_ plan: ScreenPlan) {
    show(in: plan) { visit in
      let begin = texts(of: visit)
      for (number, list) in visit.lists.enumerated() {
        let control = RowControl(plan: plan, visit: visit, number: number)
        // From the bottom to the top, because a row that is deleted moves only those that were examined.
        let places = list.picture.places.reversed().filter { !list.inputs(at: $0).isEmpty }
        for kind in list.kindsOfInputs(at: places) {
          plan.then("a control") { operate(kind, control, at: places) }
        }
        guard !places.isEmpty, !list.isNested else { continue }
        plan.then("scrolling away and back") { scroll(control) }
        compareWithNewScreen(
          plan, visit, begin: begin, event: "the use of the controls in its rows")
      }
    }
    show(in: plan) { visit in
      let begin = texts(of: visit)
      for (number, list) in visit.lists.enumerated() where !list.isNested {
        let control = RowControl(plan: plan, visit: visit, number: number)
        let rows = list.rowsToSwipe
        for place in rows {
          for name in list.actions(at: place).map({ $0.name() }) {
            plan.then("an action") { perform(name, control, at: place) }
          }
        }
        if rows.isEmpty { continue }
        compareWithNewScreen(plan, visit, begin: begin, event: "the actions of its rows")
      }
    }
  }

  /// A list whose controls are operated.
  @MainActor
  private struct RowControl {
    let plan: ScreenPlan
    let visit: ScreenVisit
    let number: Int

    var list: VisitedList? { visit.lists.indices.contains(number) ? visit.lists[number] : nil }
  }

  /// Operates a control in one row, and then in all others, because a reload after each would be slow.
  private func operate(_ kind: String, _ control: RowControl, at places: [ListPicture.Place]) {
    guard let list = control.list,
      let place = places.first(where: { list.input(kind, at: $0) != nil }),
      let input = list.input(kind, at: place)
    else { return }
    let before = control.visit.pictureAfterReload(of: list)
    let name = "\(kind) in \(before.name(of: place))"
    use(name, input.perform, control, at: place, before: before) {
      guard let list = control.list else { return }
      let others = places.filter { $0 != place }
      guard others.contains(where: { list.input(kind, at: $0) != nil }) else { return }
      let all = { @MainActor in
        for place in others {
          list.input(kind, at: place)?.perform()
          control.visit.comeBack()
        }
      }
      use(
        "\(kind) in the other rows", all, control, at: nil,
        before: control.visit.pictureAfterReload(of: list)
      ) {}
    }
  }

  private func perform(_ name: String, _ control: RowControl, at place: ListPicture.Place) {
    guard let list = control.list,
      let action = list.actions(at: place).first(where: { $0.name() == name })
    else { return }
    let before = control.visit.pictureAfterReload(of: list)
    use("\(name) in \(before.name(of: place))", action.perform, control, at: place, before: before)
    {}
  }

  /// - Parameter place: the row, if what happens concerns one.
  private func use(
    _ name: String, _ perform: @escaping @MainActor () -> Void, _ control: RowControl,
    at place: ListPicture.Place?, before: ListPicture, then next: @escaping @MainActor () -> Void
  ) {
    let (plan, visit) = (control.plan, control.visit)
    plan.then(name) {
      perform()
      visit.comeBack()
    }
    visit.reload(in: plan, after: name) { outdated in
      guard let outdated else { return next() }
      let difference = outdated.difference
      let row = difference.place
      let isLost =
        row != nil && (place == nil || place == row)
        && row.flatMap { before.look(at: $0) } == row.flatMap { outdated.reloaded.look(at: $0) }
      let cure = isLost ? lossCure(outdated, plan) : outdated.cure
      let change = isLost ? "the change is lost when the row is shown again: " : ""
      plan.fail("after \(name), \(change)\(outdated.words)\(difference.words). \(cure)")
    }
  }

  private func lossCure(_ outdated: ScreenVisit.Outdated, _ plan: ScreenPlan) -> String {
    (outdated.list.source == nil
      ? "Store the change in the data that the row is configured with"
      : "Store the change in the model, and call `apply`")
      + (plan.waits ? "" : "; write `await assertScreen` if that happens later")
  }

  /// Scrolls to the end and back, so that other rows use the cells in which controls were operated.
  private func scroll(_ control: RowControl) {
    guard let list = control.list else { return }
    let (before, start) = (list.picture, list.view.contentOffset.y)
    for offset in list.offsets { list.scroll(to: offset) }
    list.scroll(to: start)
    control.plan.then("scrolling away and back") {
      let shown = list.picture
      guard let difference = shown.lookDifference(from: before, called: "before") else { return }
      control.plan.fail(
        "after the use of its controls and scrolling away and back, \(difference.words). Store what a control changes in "
          + "the data that the row is configured with")
    }
  }
}
