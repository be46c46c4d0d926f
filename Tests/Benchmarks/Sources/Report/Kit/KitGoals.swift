import HeadlessList
import TypedCells
import TypedCellsTesting
import TypedCellsUIKitTesting

/// Returns the costs of asserting the kit's laws.
@MainActor
func kitGoals() throws -> [Goal] {
  let samples = (0..<5).map { FiveLabels(number: $0) }
  let times = medianTimes(
    of: [
      Contender("cell laws") {
        // The work of `assertCellLaws`, without the report.
        let laws = CellLaws(FiveLabelCell.self, samples: samples)
        precondition(laws.report().violations.isEmpty)
      },
      Contender("UIKit cell laws") {
        let laws = CellLaws(EightViewCell.self, samples: samples)
        precondition(laws.report().violations.isEmpty)
      },
    ], batch: 1, rounds: 51)
  return [
    Goal(
      area: "kit", workload: "assertCellLaws, 5 samples, 5 labels, ms",
      measured: (times["cell laws"] ?? .nan) / 1e6, bound: .atMost(1)),
    // Tests run in debug builds, so this goal is for debug builds. To measure it, omit `-c release`.
    Goal(
      area: "kit", workload: "assertCellLaws, UIKit, 5 samples, 8 views, ms",
      measured: (times["UIKit cell laws"] ?? .nan) / 1e6, bound: .atMost(20)),
  ]
}

/// The data of a cell with five labels.
private struct FiveLabels {
  let texts: [String]

  init(number: Int) {
    texts = (0..<5).map { "label \($0) of sample \(number)" }
  }
}

private final class FiveLabelCell: HeadlessCell, Updatable {
  func update(viewData labels: FiveLabels) { lines = labels.texts }
}

/// A cell with eight views: its content view, a stack, five labels and a switch.
private final class EightViewCell: UITableViewCell, Updatable {
  private let labels = (0..<5).map { _ in UILabel() }
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    contentView.addSubview(toggle)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData data: FiveLabels) {
    for (label, text) in zip(labels, data.texts) { label.text = text }
    toggle.isOn = data.texts.count > 5
  }
}
