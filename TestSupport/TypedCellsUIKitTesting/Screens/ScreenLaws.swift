import TypedCells
public import TypedCellsTesting
public import TypedCellsUIKit

/// The laws of screens that show a table or a collection view.
///
/// They put the screen into a window, scroll, select rows, rotate the screen and leave the app. `assertScreen` examines
/// them in a test. Create a value to print a report, or to examine some laws only:
///
/// ```swift
/// print(ScreenLaws(of: { PricesController(prices) }).report(on: [ScreenLaws.isReleased]))
/// ```
@MainActor
public struct ScreenLaws {
  let make: @MainActor () -> UIViewController
  let change: (@MainActor (UIViewController) -> Void)?

  /// What several laws need, examined once.
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
    LawReport(on: self, named: "\(type(of: make()))", laws: laws)
  }

  /// Every law of screens, in the order in which they are examined.
  public static var laws: [Law<Self>] { [showsList, rowsLookFresh, followsItsData, isReleased] }

  /// `screen.showsList`: the screen shows a table or a collection with rows.
  public static var showsList: Law<Self> {
    Law("screen.showsList") { screen in
      screen.visit(height: ScreenVisit.usual) { visit in
        guard let list = visit.list else {
          return [
            "its view contains no table and no collection; return a screen with one from the closure"
          ]
        }
        return list.looks.isEmpty ? ["no row is on screen; return a screen that shows content"] : []
      }
    }
  }

  /// `screen.rowsLookFresh`: a row in a reused cell looks as it does in a new one.
  ///
  /// A tall window shows many rows in new cells. A small one is scrolled down and up and reloaded, so that the host
  /// reuses its cells. It shows at most a third of the content, so that the cells of a few rows are reused as well.
  /// Rows below 20,000 points, and items that a section shows only after a horizontal scroll, aren't examined.
  public static var rowsLookFresh: Law<Self> {
    Law("screen.rowsLookFresh", unless: \.reasonNotToScroll) { $0.staleRows }
  }

  private var staleRows: [String] {
    if let known = findings.staleRows { return known }
    let (fresh, small) = visit(height: ScreenVisit.tall) { visit in
      (visit.list?.looks ?? [:], visit.heightForReuse)
    }
    let stale = visit(height: small) { visit in
      visit.list.flatMap { list in
        @MainActor func problem(_ event: String) -> String? {
          difference(list.looks, from: fresh, called: "new cell").map {
            "after \(event), \($0). Set in every update what any update sets"
          }
        }
        let afterScroll = list.offsets.firstResult { offset -> String? in
          list.scroll(to: offset)
          return problem("scrolling")
        }
        // In a short list, a row may keep its cell while the user scrolls, because the list prepares the next rows.
        return afterScroll
          ?? list.jumps.firstResult { offset -> String? in
            list.scroll(to: offset)
            list.reload()
            return problem("a reload")
          }
      }
    }
    findings.staleRows = stale.map { [$0] } ?? []
    return stale.map { [$0] } ?? []
  }

  /// `screen.followsItsData`: the rows on screen look as they do after a reload.
  ///
  /// The law selects and deselects every visible row, rotates, changes the content, posts a memory warning
  /// and leaves the app, and reloads after each.
  public static var followsItsData: Law<Self> {
    Law("screen.followsItsData", unless: \.reasonNotToReload) { screen in
      screen.visit(height: ScreenVisit.usual) { visit in
        guard let list = visit.list else { return [] }
        var events = list.paths.map { path in
          Event(name: "a tap on row \(path.section).\(path.item)") { list.tapRow(at: path) }
        }
        events += [
          Event(name: "a rotation") { visit.rotate() },
          Event(name: "the rotation back") { visit.rotate() },
          Event(name: "a memory warning") { visit.warnOfLowMemory() },
          Event(name: "a stay in the background") { visit.leaveAndReturn() },
          Event(name: "a change") { screen.change?(visit.screen) },
        ]
        return events.firstResult { event -> [String]? in
          event.perform()
          visit.layOut()
          let shown = list.looks
          list.reload()
          return difference(shown, from: list.looks, called: "reloaded").map {
            ["after \(event.name), \($0). Update the rows whose data changed"]
          }
        } ?? []
      }
    }
  }

  /// `screen.isReleased`: a screen that the app dismisses is deallocated.
  public static var isReleased: Law<Self> {
    Law("screen.isReleased") { screen in
      leaks {
        let visit = ScreenVisit(screen.make(), height: ScreenVisit.usual)
        let controller = visit.screen
        if let list = visit.list {
          for path in list.paths { list.tapRow(at: path) }
          for offset in list.offsets { list.scroll(to: offset) }
        }
        screen.change?(controller)
        visit.end()
        return controller
      }.map(\.detail)
    }
  }

  private var reasonNotToReload: String? {
    reasonNotToScroll ?? (staleRows.isEmpty ? nil : "rows look different in reused cells")
  }

  @MainActor
  private final class Findings {
    var staleRows: [String]?
    var showsRows: Bool?
  }

  /// An event that a screen handles.
  private struct Event {
    let name: String
    let perform: @MainActor () -> Void
  }

  private var reasonNotToScroll: String? {
    let showsRows =
      findings.showsRows
      ?? visit(height: ScreenVisit.usual) { $0.list.map { !$0.looks.isEmpty } ?? false }
    findings.showsRows = showsRows
    return showsRows ? nil : "no rows are shown"
  }

  private func visit<Result>(height: CGFloat, _ body: @MainActor (ScreenVisit) -> Result) -> Result
  {
    let visit = ScreenVisit(make(), height: height)
    defer { visit.end() }
    return body(visit)
  }
}

/// Returns the first difference between two sets of rows, in words.
@MainActor
private func difference(
  _ looks: [IndexPath: CellObservation], from expected: [IndexPath: CellObservation],
  called name: String
) -> String? {
  looks.keys.sorted().firstResult { path in
    guard let other = expected[path], let difference = looks[path]?.difference(from: other) else {
      return nil
    }
    return "row \(path.section).\(path.item) differs at " + difference.words(other: name)
  }
}
