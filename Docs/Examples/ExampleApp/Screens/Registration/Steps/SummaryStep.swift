import TypedCells
import TypedCellsUIKit

extension RegistrationScreen {
  @SectionBuilder<UITableViewCell>
  var summarySections: [ListSection<UITableViewCell>] {
    for step in Step.allCases.dropLast() {
      ListSection(id: step, header: step.title) {
        for value in form.registration.values(of: step) {
          Row(value, content: UIListContentConfiguration.value)
            .id(value.title)
            .accessory(.disclosureIndicator)
            .onSelect(weak: self) { screen, _ in screen.goBack(to: step) }
        }
      }
    }
  }
}

extension Registration {
  /// Returns what the user entered in a step.
  fileprivate func values(of step: Step) -> [LabeledValue] {
    switch step {
    case .personal:
      return [
        LabeledValue(title: "Name", value: name), LabeledValue(title: "E-mail", value: email),
        LabeledValue(title: "Phone", value: phone.isEmpty ? "–" : phone),
      ]
    case .ticket:
      var values = [LabeledValue(title: "Ticket", value: ticket?.rawValue ?? "–")]
      if ticket == .business {
        values.append(LabeledValue(title: "Company", value: company))
        values.append(LabeledValue(title: "Invoice", value: needsInvoice ? "Yes" : "No"))
      }
      values.append(LabeledValue(title: "Arrival", value: arrivalDay))
      return values
    case .extras:
      let names = Extra.allCases.filter(extras.contains).map(\.rawValue)
      var values = [
        LabeledValue(title: "Extras", value: names.isEmpty ? "–" : names.joined(separator: ", "))
      ]
      if extras.contains(.dinner), !diet.isEmpty {
        values.append(LabeledValue(title: "Diet", value: diet))
      }
      if extras.contains(.shirt) {
        values.append(LabeledValue(title: "Size", value: shirtSize.rawValue))
      }
      values.append(LabeledValue(title: "Remarks", value: remarks.isEmpty ? "–" : remarks))
      return values
    case .summary: return []
    }
  }
}
