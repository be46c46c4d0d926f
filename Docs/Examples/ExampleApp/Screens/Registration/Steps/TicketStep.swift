import Foundation
import TypedCells
import TypedCellsUIKit

extension RegistrationScreen {
  @SectionBuilder<UITableViewCell>
  var ticketSections: [ListSection<UITableViewCell>] {
    ListSection(id: "tickets", header: "Ticket") {
      for ticket in Ticket.allCases {
        Row(
          LabeledValue(title: ticket.rawValue, value: ticket.price),
          content: UIListContentConfiguration.value
        )
        .id(ticket)
        .accessory(ticket == form.registration.ticket ? .checkmark : .none)
        .onSelect(weak: form) { form, _ in form.registration.choose(ticket) }
      }
    }
    if form.registration.ticket == .business {
      ListSection(id: "company", header: "Company") {
        fieldRow(.company, returnKey: .done)
        Row(
          SwitchCell.self,
          .init(title: "Send an invoice", isOn: form.registration.needsInvoice)
        )
        .id("invoice")
        .on(\.toggled, weak: form, set: \.registration.needsInvoice)
        .disabled(form.registration.company.isEmpty)
      }
    }
    ListSection(id: "arrival", header: "Arrival") {
      Row(
        LabeledValue(title: "Day", value: form.registration.arrivalDay),
        content: UIListContentConfiguration.value
      )
      .id("arrival")
      .onSelect(weak: self) { screen, _ in screen.picksArrival.toggle() }
      if picksArrival {
        Row(DatePickerCell.self, .init(date: form.registration.arrival, days: form.days))
          .id("arrival picker")
          .on(\.picked, weak: form, set: \.registration.arrival)
      }
    }
  }
}

extension Registration {
  var arrivalDay: String { arrival.formatted(date: .abbreviated, time: .omitted) }
}
