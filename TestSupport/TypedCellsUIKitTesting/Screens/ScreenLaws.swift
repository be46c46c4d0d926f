import TypedCells
public import TypedCellsTesting
public import TypedCellsUIKit

/// The laws of screens that show tables or collection views.
///
/// They put the screen into a window, scroll, select rows, operate the controls in them, rotate the screen and leave the
/// app. `assertScreen` examines them in a test. Create a value to print a report, or to examine some laws only:
///
/// ```swift
/// print(ScreenLaws(of: { PricesController(prices) }).report(on: [ScreenLaws.isReleased]))
/// ```
@MainActor
public struct ScreenLaws {
  let make: @MainActor () -> UIViewController
  let change: (@MainActor (UIViewController) -> Void)?

  /// The laws that were examined, because some depend on others.
  private let findings = Findings()

  /// Prepares to examine a screen.
  ///
  /// - Parameters:
  ///   - make: creates the screen with its content.
  ///   - change: changes the content of a screen, as the app does; `nil` if it never changes.
  public init(
    of make: @escaping @MainActor () -> UIViewController,
    changing change: (@MainActor (UIViewController) -> Void)? = nil
  ) {
    self.make = make
    self.change = change
  }

  /// Examines the screen on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  public func report() -> LawReport { report(on: Self.laws) }

  /// Examines the screen on some laws only, or on laws of your own.
  ///
  /// - Parameter laws: laws of ``ScreenLaws``, or your own.
  /// - Returns: the laws that are kept, broken and skipped.
  public func report(on laws: [Law<Self>]) -> LawReport {
    _ = result(of: .list)
    return LawReport(on: self, named: findings.name ?? "the screen", laws: laws)
  }

  /// Examines the screen on all laws, and waits after each step for what the screen does later.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  public func report() async -> LawReport {
    for examination in Examination.allCases {
      let plan = plan(for: examination, waits: true)
      await plan.runInTime()
      findings.plans[examination] = plan
    }
    return report(on: Self.laws)
  }

  /// Every law of screens, in the order in which they are examined.
  public static var laws: [Law<Self>] { Examination.allCases.map(law) }

  /// `screen.showsList`: the screen shows a table or a collection with rows.
  public static var showsList: Law<Self> { law(.list) }

  /// `screen.rowsLookFresh`: a row, header or footer in a reused view looks as it does in a new one.
  ///
  /// A tall window shows many rows in new cells. A small one is scrolled down and up and reloaded, so that the host
  /// reuses its cells. It shows at most a third of the content, so that the cells of a few rows are reused as well.
  /// Rows below 20,000 points, and items that a section shows only after a horizontal scroll, aren't examined.
  public static var rowsLookFresh: Law<Self> { law(.reuse) }

  /// `screen.followsItsData`: every list shows what it shows after a reload.
  ///
  /// The law taps every visible row, rotates, posts a memory warning, leaves the app, changes the content and taps the
  /// controls and bar buttons outside of rows, and reloads after each.
  public static var followsItsData: Law<Self> { law(.events) }

  /// `screen.isReleased`: a screen that the app dismisses is deallocated.
  public static var isReleased: Law<Self> { law(.release) }

  /// `screen.controlsFindTheirRow`: a control acts on its own row, also after rows above it were inserted or deleted.
  public static var controlsFindTheirRow: Law<Self> { law(.positions) }

  /// `screen.keepsEdits`: what a control does in a row, header or footer is shown at once, and isn't lost.
  ///
  /// The law operates every control of the visible rows, edits their text, performs their swipe actions and the actions
  /// of their menus, and reloads after each.
  public static var keepsEdits: Law<Self> { law(.controls) }

  private static func law(_ examination: Examination) -> Law<Self> {
    Law(
      examination.rawValue, unless: { $0.result(of: examination).reasonToSkip },
      check: { $0.result(of: examination).problems })
  }

  /// The examination for each law. Those that delete rows are last, because screens may share their data.
  enum Examination: String, CaseIterable {
    case list = "screen.showsList"
    case reuse = "screen.rowsLookFresh"
    case events = "screen.followsItsData"
    case release = "screen.isReleased"
    case positions = "screen.controlsFindTheirRow"
    case controls = "screen.keepsEdits"
  }

  @MainActor
  private final class Findings {
    var plans: [Examination: ScreenPlan] = [:]
    var name: String?
  }

  /// Returns an examination that was performed.
  func result(of examination: Examination) -> ScreenPlan {
    if let known = findings.plans[examination] { return known }
    let plan = plan(for: examination, waits: false)
    plan.run()
    findings.plans[examination] = plan
    return plan
  }

  private func plan(for examination: Examination, waits: Bool) -> ScreenPlan {
    let plan = ScreenPlan(law: examination.rawValue, waits: waits)
    if examination != .list, !result(of: .list).problems.isEmpty {
      plan.skip("no rows are shown")
    } else if ![.list, .reuse, .release].contains(examination),
      !result(of: .reuse).problems.isEmpty
    {
      plan.skip("rows look different in reused cells")
    } else if examination == .controls, !result(of: .positions).problems.isEmpty {
      plan.skip("controls act on other rows")
    } else {
      switch examination {
      case .list: examineList(plan)
      case .reuse: examineReuse(plan)
      case .events: examineEvents(plan)
      case .release: examineRelease(plan)
      case .positions: examinePositions(plan)
      case .controls: examineControls(plan)
      }
    }
    return plan
  }

  /// Adds the step that shows a new screen.
  func show(
    in plan: ScreenPlan, height: CGFloat = ScreenVisit.usual,
    then use: @escaping @MainActor (ScreenVisit) -> Void
  ) {
    plan.then("showing the screen") {
      let screen = make()
      findings.name = "\(type(of: screen))"
      let visit = plan.show(screen, height: height)
      plan.then("showing the screen") { use(visit) }
      plan.then("the dismissal") { plan.end(visit) }
    }
  }
}

// MARK: Examinations

extension ScreenLaws {
  private func examineList(_ plan: ScreenPlan) {
    show(in: plan) { visit in
      if visit.lists.isEmpty {
        plan.fail(
          "its view contains no table and no collection; return a screen with one from the closure")
      } else if visit.lists.allSatisfy({ $0.paths.isEmpty }) {
        plan.fail(
          "no row is on screen; return a screen that shows content"
            + (plan.waits ? "" : ", or write `await assertScreen` if the content arrives later"))
      }
    }
  }

  private func examineReuse(_ plan: ScreenPlan) {
    show(in: plan, height: ScreenVisit.tall) { tall in
      let lists = tall.lists.enumerated().filter { !$0.element.isNested }
        .map { ($0.offset, $0.element.picture, tall.heightForReuse(of: $0.element)) }
      // It shows so many cells that their layout after each step would be slow.
      plan.end(tall)
      for (number, fresh, height) in lists {
        show(in: plan, height: height) { small in
          guard small.lists.indices.contains(number) else { return }
          examineReuse(of: small.lists[number], fresh: fresh, plan)
        }
      }
    }
  }

  private func examineReuse(of list: VisitedList, fresh: ListPicture, _ plan: ScreenPlan) {
    func compare(after event: String, _ perform: @escaping @MainActor () -> Void) {
      plan.continueLater(event) {
        guard plan.problems.isEmpty else { return }
        perform()
        plan.continueLater(event) {
          let shown = list.picture
          guard let difference = shown.lookDifference(from: fresh, called: "new cell") else {
            return
          }
          plan.fail("after \(event), \(difference.words). Set in every update what any update sets")
        }
      }
    }
    plan.then("scrolling") {
      for offset in list.offsets {
        compare(after: "scrolling") { list.scroll(to: offset) }
      }
      // In a short list, a row may keep its cell while the user scrolls, because the list prepares the next rows.
      for offset in list.jumps {
        compare(after: "a reload") {
          list.scroll(to: offset)
          list.reload()
        }
      }
    }
  }

  private func examineRelease(_ plan: ScreenPlan) {
    final class Held {
      var visit: ScreenVisit?
      weak var controller: UIViewController?
    }
    let held = Held()
    plan.then("showing the screen") {
      let visit = ScreenVisit(make(), height: ScreenVisit.usual)
      held.visit = visit
      held.controller = visit.screen
    }
    plan.then("tapping and scrolling") {
      guard let visit = held.visit else { return }
      for list in visit.lists {
        for path in list.paths {
          list.tapRow(at: path)
          visit.comeBack()
        }
        for offset in list.isNested ? [] : list.offsets { list.scroll(to: offset) }
      }
      visit.settle()
    }
    plan.then("the change") {
      if let visit = held.visit { change?(visit.screen) }
      held.visit?.settle()
    }
    plan.then("the dismissal") {
      held.visit?.end()
      held.visit = nil
    }
    plan.then("the release") {
      if held.controller != nil {
        plan.fail(
          "it isn't deallocated after the test released it; look for a closure that captures it, such as one that is "
            + "stored in a cell, a timer, a task or an observer, and write `[weak self]`")
      }
    }
  }
}
