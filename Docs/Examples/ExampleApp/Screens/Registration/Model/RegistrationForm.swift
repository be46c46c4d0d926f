import Foundation

/// A registration while the user fills it in, which the screens of all steps share.
@MainActor
final class RegistrationForm {
  var registration: Registration { didSet { onChange() } }
  /// The days on which the user can arrive.
  let days: ClosedRange<Date>
  /// Called after each change. The screen that is visible sets it.
  var onChange: () -> Void = {}

  /// The fields whose problems the user should see: not those that the user hasn't reached yet.
  private var visited: Set<Field> = [] { didSet { onChange() } }

  init(_ registration: Registration, days: ClosedRange<Date>) {
    self.registration = registration
    self.days = days
  }

  static func sample() -> RegistrationForm {
    let first = Date(timeIntervalSince1970: 1_812_362_400)  // June 7, 2027
    return RegistrationForm(
      Registration(arrival: first), days: first...first.addingTimeInterval(3 * 86_400))
  }

  func visit(_ fields: [Field]) { visited.formUnion(fields) }

  func visibleProblem(of field: Field) -> String? {
    visited.contains(field) ? registration.problem(of: field) : nil
  }

  /// Whether the user can leave a step.
  func isComplete(_ step: Step) -> Bool {
    if step == .ticket, registration.ticket == nil { return false }
    return step.fields.allSatisfy { registration.problem(of: $0) == nil }
  }
}
