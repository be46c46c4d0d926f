import Testing
import TypedCells
import TypedCellsUIKitTesting

private final class GoodCard: UIView, Updatable {
  func update(viewData color: UIColor?) { backgroundColor = color }
}

private final class StaleCard: UIView, Updatable {
  func update(viewData color: UIColor?) {
    if let color { backgroundColor = color }
  }
}

private final class Badge: UICollectionReusableView, Updatable {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData count: Int) { label.text = "\(count)" }
}

@MainActor
struct `Views beside cells` {
  @Test func `are examined like cells`() {
    assertCellLaws(Badge.self, samples: [1, 2])
    assertCellLaws(GoodCard.self, samples: [.systemRed, nil])
  }

  @Test func `fail if they keep something of the section before`() {
    withKnownIssue { assertCellLaws(StaleCard.self, samples: [.systemRed, nil]) }
  }
}
