import Testing
import TypedCells
import TypedCellsUIKitTesting

/// A cell that adds a part to a hidden view at each update.
@MainActor
private class GrowingCell: UITableViewCell, Updatable {
  let extra = UIControl()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    extra.isHidden = true
    contentView.addSubview(extra)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {
    textLabel?.text = text
    grow()
  }

  func grow() {}
}

private final class SubviewsCell: GrowingCell {
  override func grow() { extra.addSubview(UIView()) }
}

private final class ConstraintsCell: GrowingCell {
  override func grow() { extra.widthAnchor.constraint(equalToConstant: 20).isActive = true }
}

private final class GesturesCell: GrowingCell {
  override func grow() { extra.addGestureRecognizer(UITapGestureRecognizer()) }
}

private final class GuidesCell: GrowingCell {
  override func grow() { extra.addLayoutGuide(UILayoutGuide()) }
}

private final class ActionsCell: GrowingCell {
  override func grow() { extra.addAction(UIAction { _ in }, for: .touchUpInside) }
}

private final class TargetsCell: GrowingCell {
  private var count = 0
  override func grow() {
    count += 1
    extra.addTarget(self, action: Selector("tap\(count)"), for: .touchUpInside)
  }
}

/// Grows in a view that the cell shows without adding it itself.
private final class BackgroundCell: GrowingCell {
  override func grow() {
    backgroundView = backgroundView ?? UIControl()
    (backgroundView as? UIControl)?.isHidden = true
    (backgroundView as? UIControl)?.addAction(UIAction { _ in }, for: .touchUpInside)
  }
}

@MainActor
struct `Cells that grow with each row` {
  private func details<Cell: GrowingCell>(_: Cell.Type) -> [String] {
    CellLaws(Cell.self, samples: ["a", "b"])
      .report(on: [CellLaws<Cell, String>.accumulatesNothing]).violations.map(\.detail)
  }

  @Test func `are found by the kind of part, and the numbers after some rows`() {
    #expect(details(GrowingCell.self) == [])
    #expect(
      details(ActionsCell.self) == [
        "after 2, 4 and 6 rows, after prepareForReuse, it has 2, 4 and 6 actions. Create them once, or "
          + "remove in prepareForReuse what an update adds"
      ])
    let found = [
      details(SubviewsCell.self), details(ConstraintsCell.self), details(GesturesCell.self),
      details(GuidesCell.self), details(TargetsCell.self), details(BackgroundCell.self),
    ]
    let parts = [
      "subviews", "constraints", "gesture recognisers", "layout guides", "targets", "actions",
    ]
    for (found, part) in zip(found, parts) {
      #expect(found.count == 1 && found[0].contains(" \(part). Create them once"), "\(found)")
    }
  }
}
