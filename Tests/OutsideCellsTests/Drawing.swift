import Foundation
import TypedCells
import TypedCellsUIKitTesting

// Views that draw their own properties, with a background.

private final class StarsView: UIView {
  var rating = 0 { didSet { setNeedsDisplay() } }
}

private class StarsBaseCell: PostBaseCell {
  let stars = StarsView()
  override func setUp() {
    super.setUp()
    stars.backgroundColor = .white
    contentView.addSubview(stars)
  }
}

private final class StaleStarsCell: StarsBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.count > 0 { stars.rating = post.count }
  }
}

private final class StarsCell: StarsBaseCell, Updatable {
  func update(viewData count: Int) { stars.rating = count }
}

private final class StaleRuleHeader: UICollectionReusableView, Updatable {
  private var weight = 1
  override func draw(_ rect: CGRect) {}
  func update(viewData post: Post) {
    if post.isPinned { weight = 3 }
    accessibilityLabel = post.title
  }
}

private final class RuleHeader: UICollectionReusableView, Updatable {
  private var weight = 1
  override func draw(_ rect: CGRect) {}
  func update(viewData weight: Int) { self.weight = weight }
}

/// Counts its requests, to ignore images that arrive late. UIKit draws it, so the number isn't visible.
private final class CountingImageView: UIImageView {
  private var requests = 0
  func show(_ name: String) {
    requests += 1
    image = UIImage(systemName: name)
  }
}

private final class CountingImageCell: PostBaseCell, Updatable {
  let photo = CountingImageView()
  override func setUp() {
    super.setUp()
    photo.backgroundColor = .gray
    photo.layer.cornerRadius = 8
    contentView.addSubview(photo)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    photo.show(post.isLocked ? "lock" : "lock.open")
  }
}

/// Chooses the colour of its border when it's created, which no change of the style updates.
private final class BorderAtCreationCell: PostBaseCell, Updatable {
  override func setUp() {
    super.setUp()
    contentView.layer.borderWidth = 1
    contentView.layer.borderColor = UIColor.separator.cgColor
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
}

private final class CurrentBorderCell: PostBaseCell, Updatable {
  override func setUp() {
    super.setUp()
    contentView.layer.borderWidth = 1
    showBorder()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
  private func showBorder() { contentView.layer.borderColor = UIColor.separator.cgColor }
}

/// Returns another object at each call, with the same colour.
extension UIColor {
  fileprivate static var brand: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
  }
}

private final class BrandCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.textColor = .brand
    backgroundColor = post.isPinned ? .brand : nil
  }
}

nonisolated extension OutsideCell {
  static let drawing: [OutsideCell] = [
    .broken("views that draw", "with a background") {
      assertCellLaws(StaleStarsCell.self, samples: posts)
    },
    .correct("views that draw", "with a background") {
      assertCellLaws(StarsCell.self, samples: [1, 2])
    },
    .broken("views that draw", "header") {
      assertCellLaws(StaleRuleHeader.self, samples: posts)
    },
    .correct("views that draw", "header") {
      assertCellLaws(RuleHeader.self, samples: [1, 2])
    },
    .correct("views that draw", "image view that counts its requests") {
      assertCellLaws(CountingImageCell.self, samples: posts)
    },
    .broken("traits", "border of the style at creation") {
      assertCellLaws(BorderAtCreationCell.self, samples: posts)
    },
    .correct("traits", "border of the current style") {
      assertCellLaws(CurrentBorderCell.self, samples: posts)
    },
    .correct("colours", "a colour for each style") {
      assertCellLaws(BrandCell.self, samples: posts)
    },
  ]
}
