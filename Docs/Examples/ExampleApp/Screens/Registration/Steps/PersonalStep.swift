import TypedCells
import TypedCellsUIKit

extension RegistrationScreen {
  @SectionBuilder<UITableViewCell>
  var personalSections: [ListSection<UITableViewCell>] {
    ListSection(id: "person", footer: "We send your ticket to this address.") {
      fieldRow(.name)
      fieldRow(.email, keyboard: .emailAddress)
      fieldRow(.phone, keyboard: .phonePad, returnKey: .done)
    }
  }
}
