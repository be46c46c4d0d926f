/// A step of the registration. Each is a screen.
enum Step: Int, CaseIterable {
  case personal, ticket, extras, summary

  var title: String {
    switch self {
    case .personal: "About you"
    case .ticket: "Ticket"
    case .extras: "Extras"
    case .summary: "Summary"
    }
  }

  var next: Step? { Step(rawValue: rawValue + 1) }

  var fields: [Field] {
    switch self {
    case .personal: [.name, .email, .phone]
    case .ticket: [.company]
    case .extras: [.diet]
    case .summary: []
    }
  }
}
