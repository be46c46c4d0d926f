import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

/// A label whose leading edge is that of the content view, or of one of its guides.
private final class GuideCell: UITableViewCell {
  init(pinnedTo number: Int?) {
    super.init(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "tea"
    contentView.addSubview(label)
    let guides = (0..<3).map { _ in UILayoutGuide() }
    for guide in guides { contentView.addLayoutGuide(guide) }
    let anchor = number.map { guides[$0].leadingAnchor } ?? contentView.leadingAnchor
    label.leadingAnchor.constraint(equalTo: anchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A label and a hidden one, which may be constrained to each other.
private final class HiddenNoteCell: UITableViewCell {
  init(isConstrained: Bool) {
    super.init(style: .default, reuseIdentifier: nil)
    let (name, note) = (UILabel(), UILabel())
    (name.text, note.text) = ("Ada", "absent")
    note.isHidden = true
    contentView.addSubview(name)
    contentView.addSubview(note)
    name.trailingAnchor.constraint(equalTo: note.leadingAnchor).isActive = isConstrained
  }

  required init?(coder: NSCoder) { nil }
}

/// Two boxes, and a label that is constrained to the second.
private final class BoxesCell: UITableViewCell {
  init(_ frame: CGRect, isFirst: Bool) {
    super.init(style: .default, reuseIdentifier: nil)
    let (box, other, label) = (UIView(), UIView(), UILabel())
    label.text = "tea"
    box.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    other.frame = frame
    for view in isFirst ? [other, box] : [box, other] {
      view.accessibilityLabel = "box"
      contentView.addSubview(view)
    }
    contentView.addSubview(label)
    label.leadingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
struct `Constraints of a cell` {
  @Test func `differ if they refer to other guides of a view`() {
    let looks = [nil, 0, 1, 2].map { ViewObserver.observe(GuideCell(pinnedTo: $0)) }
    for (index, look) in looks.enumerated() {
      #expect(look == ViewObserver.observe(GuideCell(pinnedTo: index == 0 ? nil : index - 1)))
      #expect(!looks[..<index].contains(look), "\(index)")
    }
  }

  @Test func `don't matter if they refer to a hidden view`() {
    let looks = [true, false].map { ViewObserver.observe(HiddenNoteCell(isConstrained: $0)) }
    #expect(looks[0] == looks[1])
  }

  @Test(arguments: [
    CGRect(x: 1, y: 0, width: 5, height: 5), CGRect(x: 0, y: 1, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: 6, height: 5), CGRect(x: 0, y: 0, width: 5, height: 6),
  ])
  func `are equal if views with other frames were added in another order`(frame: CGRect) {
    let looks = [true, false].map { ViewObserver.observe(BoxesCell(frame, isFirst: $0)) }
    #expect(looks[0] == looks[1])
  }
}
