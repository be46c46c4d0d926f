/// A text of the registration that the user types into a field.
enum Field {
  case name, email, phone, company, diet

  var title: String {
    switch self {
    case .name: "Name"
    case .email: "E-mail"
    case .phone: "Phone (optional)"
    case .company: "Company"
    case .diet: "Diet, allergies (optional)"
    }
  }

  var text: WritableKeyPath<Registration, String> {
    switch self {
    case .name: \.name
    case .email: \.email
    case .phone: \.phone
    case .company: \.company
    case .diet: \.diet
    }
  }
}

extension Registration {
  /// Returns what is wrong with a text, in words for the user.
  func problem(of field: Field) -> String? {
    let text = self[keyPath: field.text]
    switch field {
    case .name: return text.isEmpty ? "Enter your name." : nil
    case .email:
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      let isAddress = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      return isAddress ? nil : "Enter an e-mail address, such as ada@example.com."
    case .phone:
      let isNumber = text.allSatisfy { $0.isNumber || "+ -/".contains($0) }
      return isNumber ? nil : "Use only digits."
    case .company:
      return ticket == .business && text.isEmpty ? "Enter the company of your ticket." : nil
    case .diet: return nil
    }
  }
}
