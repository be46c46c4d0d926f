import TypedCellsTesting
import TypedCellsUIKit

/// The steps of an examination, which are performed in order.
///
/// After each step, an assertion with `await` gives the screen the time for what it does later. An exception of UIKit
/// ends the examination with the name of its step.
@MainActor
final class ScreenPlan {
  /// A part of the examination, named in reports.
  private struct Step {
    let name: String
    let perform: @MainActor () -> Void
  }

  private var steps: [Step] = []
  private var visits: [ScreenVisit] = []

  /// What is wrong with the screen.
  private(set) var problems: [String] = []

  /// Why the law doesn't apply; `nil` if it does.
  private(set) var reasonToSkip: String?

  /// Whether the screen has time after each step.
  let waits: Bool

  private let law: String

  init(law: String, waits: Bool) {
    self.law = law
    self.waits = waits
  }

  /// Adds a step. A step that a step adds is performed before the others that wait.
  func then(_ name: String, _ perform: @escaping @MainActor () -> Void) {
    steps.append(Step(name: name, perform: perform))
  }

  /// Continues when the screen had time for what it does later: at once without `await`, because steps cost time.
  func continueLater(_ name: String, _ perform: @escaping @MainActor () -> Void) {
    if waits { then(name, perform) } else { perform() }
  }

  /// Ends the examination, because the screen breaks the law.
  func fail(_ problem: String) {
    problems.append(problem)
    steps = []
  }

  /// Ends the examination, because the law doesn't apply.
  func skip(_ reason: String) {
    reasonToSkip = reason
    steps = []
  }

  /// Shows a screen until the examination ends.
  func show(_ screen: UIViewController, height: CGFloat) -> ScreenVisit {
    let visit = ScreenVisit(screen, height: height)
    visits.append(visit)
    return visit
  }

  /// Ends the visit of a screen.
  func end(_ visit: ScreenVisit) {
    visit.end()
    visits.removeAll { $0 === visit }
  }

  /// Performs all steps. If the screen ends the process, for example with an index out of range, the step is printed.
  func run() {
    withLastWords { lastWords in
      while !steps.isEmpty {
        let (step, rest) = takeStep()
        lastWords.set("[\(law)] the process ended in this step: \(step.name)")
        let exceptions = Self.exceptions {
          inPool { step.perform() }
          for visit in visits { visit.settle() }
        }
        end(step, exceptions, rest)
      }
      leave()
    }
  }

  func runInTime() async {
    while !steps.isEmpty {
      let (step, rest) = takeStep()
      let exceptions = await Self.exceptions {
        inPool { step.perform() }
        await ScreenVisit.turn()
        for visit in visits {
          await visit.waitForRows()
          visit.settle()
        }
      }
      end(step, exceptions, rest)
    }
    leave()
  }

  private func takeStep() -> (Step, rest: [Step]) {
    let step = steps.removeFirst()
    let rest = steps
    steps = []
    return (step, rest)
  }

  private func end(_ step: Step, _ exceptions: [String], _ rest: [Step]) {
    if let exception = exceptions.first {
      fail("\(step.name) raises an exception, which ends the app: \(exception)")
    }
    if problems.isEmpty, reasonToSkip == nil { steps += rest }
  }

  private func leave() {
    _ = Self.exceptions { for visit in visits { visit.end() } }
    visits = []
  }

  /// Runs a closure, and returns the exceptions of UIKit. On an Apple system, an exception ends the process.
  private static func exceptions(_ work: @MainActor () -> Void) -> [String] {
    #if canImport(UIKit)
      work()
      return []
    #else
      return UIKitException.recording(work).map { "'\($0.name)': \($0.reason)" }
    #endif
  }

  private static func exceptions(_ work: @MainActor () async -> Void) async -> [String] {
    #if canImport(UIKit)
      await work()
      return []
    #else
      return await UIKitException.recording(work).map { "'\($0.name)': \($0.reason)" }
    #endif
  }
}
