import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

private final class OwnGesture: UITapGestureRecognizer {}

private final class HintCell: UITableViewCell {
  let hint = UILabel()

  init(_ gesture: UIGestureRecognizer) {
    super.init(style: .default, reuseIdentifier: nil)
    hint.text = "more"
    hint.addGestureRecognizer(gesture)
    contentView.addSubview(hint)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
struct `Gestures that no touch reaches` {
  @Test func `are those of the classes that UIKit's own views don't use`() {
    func names(_ gesture: UIGestureRecognizer) -> [String] {
      unreachableGestureNames(in: HintCell(gesture))
    }
    #expect(names(UITapGestureRecognizer()) == ["the UITapGestureRecognizer of hint"])
    #expect(names(UILongPressGestureRecognizer()) == ["the UILongPressGestureRecognizer of hint"])
    #expect(names(OwnGesture()) == [])
  }
}
