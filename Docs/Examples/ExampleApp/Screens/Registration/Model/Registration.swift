import Foundation

/// What somebody who registers for a conference enters.
struct Registration: Equatable {
  var name = ""
  var email = ""
  var phone = ""
  private(set) var ticket: Ticket?
  var company = ""
  var needsInvoice = false
  var arrival: Date
  private(set) var extras: Set<Extra> = []
  var diet = ""
  var shirtSize = ShirtSize.medium
  var remarks = ""

  init(arrival: Date) { self.arrival = arrival }

  /// Chooses a ticket, and gives up the extras that it doesn't include.
  mutating func choose(_ ticket: Ticket) {
    self.ticket = ticket
    extras.formIntersection(ticket.extras)
  }

  mutating func set(_ extra: Extra, isChosen: Bool) {
    if isChosen { extras.insert(extra) } else { extras.remove(extra) }
  }
}

enum Ticket: String, CaseIterable {
  case student = "Student"
  case standard = "Standard"
  case business = "Business"

  var price: String {
    switch self {
    case .student: "€ 90"
    case .standard: "€ 340"
    case .business: "€ 690"
    }
  }

  /// The extras that can be added to the ticket.
  var extras: [Extra] {
    switch self {
    case .student: [.workshop, .shirt]
    case .standard: [.workshop, .dinner, .shirt]
    case .business: [.workshop, .dinner, .shirt, .lounge]
    }
  }
}

enum Extra: String, CaseIterable {
  case workshop = "Workshop day"
  case dinner = "Conference dinner"
  case shirt = "T-shirt"
  case lounge = "Business lounge"
}

enum ShirtSize: String, CaseIterable {
  case small = "S"
  case medium = "M"
  case large = "L"
}
