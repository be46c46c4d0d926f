import TypedCellsTesting
import TypedCellsUIKit

extension ScreenLaws {
  /// Lets events happen, and compares what the lists show after each with what they show after a reload.
  func examineEvents(_ plan: ScreenPlan) {
    show(in: plan) { visit in
      let begin = texts(of: visit)
      for (number, list) in visit.lists.enumerated() {
        let picture = list.picture
        let tap = { @MainActor (path: IndexPath) in
          if visit.lists.indices.contains(number) { visit.lists[number].tapRow(at: path) }
          visit.comeBack()
        }
        guard let first = list.paths.first else { continue }
        event("a tap on \(picture.name(of: .row(first)))", in: plan, visit, hint: .tap) {
          tap(first)
        }
        // A reload after each of many taps would be slow.
        let others = list.paths.dropFirst()
        if others.isEmpty { continue }
        event("taps on all rows", in: plan, visit, hint: .tap) { for path in others { tap(path) } }
      }
      compareWithNewScreen(plan, visit, begin: begin, event: "the taps on its rows")
      event("a rotation", in: plan, visit) { visit.rotate() }
      event("the rotation back", in: plan, visit) { visit.rotate() }
      event("a memory warning", in: plan, visit) { visit.warnOfLowMemory() }
      event("a stay in the background", in: plan, visit) { visit.leaveAndReturn() }
      if let change {
        event("the change of the test", in: plan, visit) { change(visit.screen) }
      }
      plan.then("the buttons outside of rows") {
        for input in visit.inputsOutsideOfRows {
          event(input.name(), in: plan, visit, hint: .tap, input.perform)
        }
      }
    }
  }

  /// What caused a change of the data.
  private enum Hint { case event, tap }

  private func event(
    _ name: String, in plan: ScreenPlan, _ visit: ScreenVisit, hint: Hint = .event,
    _ perform: @escaping @MainActor () -> Void
  ) {
    plan.then(name) {
      perform()
      visit.comeBack()
    }
    visit.reload(in: plan, after: name) { outdated in
      guard let outdated else { return }
      let cure =
        switch hint {
        case .event: outdated.cure
        case .tap: "What a tap calls changed the data. " + outdated.cure
        }
      plan.fail("after \(name), \(outdated.words)\(outdated.difference.words). \(cure)")
    }
  }

  /// Fails if events changed what a new screen shows and not what the visited one shows, as in an app that forgets to
  /// tell the list. Screens that don't share their data with others can't fail.
  func compareWithNewScreen(
    _ plan: ScreenPlan, _ visit: ScreenVisit, begin: [[ListPicture.Place: [String]]], event: String
  ) {
    plan.then("showing a second screen after \(event)") {
      guard texts(of: visit) == begin else { return }
      show(in: plan) { second in
        let (old, new) = (visit.lists.map(\.picture), second.lists.map(\.picture))
        guard new.map(\.texts) != begin, old.count == new.count else { return }
        for (shown, fresh) in zip(old, new) {
          guard let difference = shown.difference(from: fresh, called: "new screen") else {
            continue
          }
          plan.fail(
            "after \(event), \(difference.words). The data changed, and the screen doesn't show it. Call `apply`, "
              + "`reloadData` or another update of the list wherever the data change"
              + (plan.waits ? "" : "; write `await assertScreen` if it is updated later"))
          return
        }
      }
    }
  }

  func texts(of visit: ScreenVisit) -> [[ListPicture.Place: [String]]] {
    visit.lists.map(\.picture.texts)
  }
}

extension ScreenVisit.Outdated {
  /// What to do if the data changed without the list.
  var cure: String {
    if list.source != nil { return "Call `apply` after the data changed" }
    if difference.isOfRows {
      return "Insert, delete or move the rows together with the data, or call `reloadData()`"
    }
    return switch difference.place {
    case .row:
      "Update the rows whose data changed, for example with `reconfigureRows`, `reloadRows` or `reloadData`"
    default: "Update it together with the rows: reload its section, or set the values of the view"
    }
  }
}
