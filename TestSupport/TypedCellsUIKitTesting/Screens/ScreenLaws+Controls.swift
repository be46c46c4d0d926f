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
        for place in places {
          plan.then("a control") { operate(control, at: place, input: 0) }
        }
        guard !places.isEmpty, !list.isNested else { continue }
        plan.then("scrolling away and back") { scroll(control) }
        compareWithNewScreen(plan, visit, begin: begin, event: "the use of the controls in its rows")
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

  /// Operates a control of a row, and then the next one.
  private func operate(_ control: RowControl, at place: ListPicture.Place, input number: Int) {
    guard let list = control.list else { return }
    let inputs = list.inputs(at: place)
    guard inputs.indices.contains(number) else { return }
    let before = list.picture
    use(inputs[number], control, at: place, before: before) {
      guard let list = control.list else { return }
      // If the row was deleted, the remaining controls are operated in its neighbour.
      let next = list.view(at: place) == nil ? list.paths.last.map(ListPicture.Place.row) : place
      if let next { operate(control, at: next, input: number + 1) }
    }
  }

  private func perform(_ name: String, _ control: RowControl, at place: ListPicture.Place) {
    guard let list = control.list,
      let action = list.actions(at: place).first(where: { $0.name() == name })
    else { return }
    use(action, control, at: place, before: list.picture) {}
  }

  private func use(
    _ input: CellInput, _ control: RowControl, at place: ListPicture.Place, before: ListPicture,
    then next: @escaping @MainActor () -> Void
  ) {
    let (plan, visit) = (control.plan, control.visit)
    let name = "\(input.name()) in \(before.name(of: place))"
    plan.then(name) {
      input.perform()
      visit.comeBack()
    }
    plan.then("a reload after \(name)") {
      guard let outdated = visit.outdatedList() else { return next() }
      let difference = outdated.difference
      let isLost =
        difference.place == place && !difference.isOfRows
        && before.look(at: place).map { $0 == outdated.reloaded.look(at: place) } ?? false
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
    guard let difference = list.picture.lookDifference(from: before, called: "before") else {
      return
    }
    control.plan.fail(
      "after the use of its controls and scrolling away and back, \(difference.words). Store what a control changes in "
        + "the data that the row is configured with")
  }
}
