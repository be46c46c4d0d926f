import Foundation
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `Cells of the registration` {
  @Test func `with a field`() {
    assertCellLaws(
      FieldCell.self,
      samples: [
        .init(title: "Name", text: "Ada"),
        .init(
          title: "E-mail", text: "", problem: "Enter an address.", keyboard: .emailAddress),
        .init(title: "Phone", text: "12", keyboard: .phonePad, returnKey: .done),
      ])
  }

  @Test func `with segments`() {
    assertCellLaws(
      SegmentsCell.self,
      samples: [
        .init(title: "Size", segments: ["S", "M", "L"], selected: "M"),
        .init(title: "Bed", segments: ["Single", "Double"], selected: "Single"),
      ])
  }

  @Test func `with a date picker`() {
    let june = Date(timeIntervalSince1970: 1_812_362_400)
    assertCellLaws(
      DatePickerCell.self,
      samples: [
        .init(date: june, days: june...june.addingTimeInterval(86_400)),
        .init(
          date: june.addingTimeInterval(172_800), days: june...june.addingTimeInterval(400_000)),
      ], .observing { [$0.picker.date, $0.picker.minimumDate, $0.picker.maximumDate] })
  }

  @Test func `with remarks`() {
    let long = String(repeating: "I need a room without stairs. ", count: 10)
    assertCellLaws(RemarksCell.self, samples: ["", "I arrive late.", long])
  }
}
