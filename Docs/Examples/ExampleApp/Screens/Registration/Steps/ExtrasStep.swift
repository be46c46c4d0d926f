import TypedCells
import TypedCellsUIKit

extension RegistrationScreen {
  @SectionBuilder<UITableViewCell>
  var extrasSections: [ListSection<UITableViewCell>] {
    let chosen = form.registration.extras
    ListSection(id: "extras", header: "Extras") {
      for extra in form.registration.ticket?.extras ?? [] {
        Row(SwitchCell.self, .init(title: extra.rawValue, isOn: chosen.contains(extra)))
          .id(extra)
          .on(\.toggled, weak: form) { $0.registration.set(extra, isChosen: $2) }
        if extra == .dinner, chosen.contains(.dinner) { fieldRow(.diet) }
        if extra == .shirt { shirtSize(isEnabled: chosen.contains(.shirt)) }
      }
    }
    ListSection(id: "remarks", header: "Remarks") {
      Row(RemarksCell.self, form.registration.remarks)
        .id("remarks")
        .on(\.typed, weak: form, set: \.registration.remarks)
    }
  }

  private func shirtSize(isEnabled: Bool) -> Row<SegmentsCell, SegmentsCell.Content> {
    Row(
      SegmentsCell.self,
      .init(
        title: "Size", segments: ShirtSize.allCases.map(\.rawValue),
        selected: form.registration.shirtSize.rawValue)
    )
    .id("shirt size")
    .on(\.chosen, weak: form) { form, _, size in
      if let size = ShirtSize(rawValue: size) { form.registration.shirtSize = size }
    }
    .disabled(!isEnabled)
  }
}
