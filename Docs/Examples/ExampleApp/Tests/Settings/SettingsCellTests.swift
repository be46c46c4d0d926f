import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `Cells of the settings` {
  @Test func `with a switch`() {
    assertCellLaws(
      SwitchCell.self,
      samples: [.init(title: "Sounds", isOn: true), .init(title: "Badges", isOn: false)])
  }

  @Test func `with a name`() {
    assertCellLaws(
      NameCell.self,
      samples: [.init(name: "Ada"), .init(name: "", isValid: false), .init(name: "Grace")])
  }

  @Test func `with a stepper`() {
    assertCellLaws(
      StepperCell.self,
      samples: [
        .init(title: "2 days", value: 2, range: 1...14),
        .init(title: "20 rows", value: 20, range: 10...50),
        .init(title: "0 rows", value: 0, range: 0...1),
      ])
  }

  @Test func `with a slider`() {
    assertCellLaws(
      SliderCell.self,
      samples: [
        .init(title: "Volume", symbol: "speaker.wave.2", value: 0.2),
        .init(title: "Brightness", symbol: "sun.max", value: 1),
      ])
  }

  @Test func `with a value`() {
    let samples = [
      LabeledValue(title: "Sound", value: "Bell"), LabeledValue(title: "Size", value: "Large"),
    ]
    assertRowLaws(in: UITableView.self, samples: samples) {
      Row($0, content: UIListContentConfiguration.value).accessory(.disclosureIndicator)
    }
  }

  @Test func `with a problem`() {
    assertRowLaws(in: UITableView.self, samples: ["Enter a name.", "Use 20 characters."]) {
      Row($0, content: UIListContentConfiguration.problem)
    }
  }

  @Test func `with a sound`() {
    assertRowLaws(in: UITableView.self, samples: NotificationSound.allCases) { sound in
      Row(sound.rawValue, content: UIListContentConfiguration.title)
        .accessory(sound == .bell ? .checkmark : .none)
    }
  }
}
