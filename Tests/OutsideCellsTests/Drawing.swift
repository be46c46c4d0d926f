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
  private var weight = 1 { didSet { setNeedsDisplay() } }
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

/// Has an identifier for a log.
private final class LoggedStarsView: UIView {
  let logID = UUID()
  let created = Date()
  var rating = 0 { didSet { setNeedsDisplay() } }
}

private final class LoggedStarsCell: PostBaseCell, Updatable {
  let stars = LoggedStarsView()
  override func setUp() { contentView.addSubview(stars) }
  func update(viewData count: Int) { stars.rating = count }
}

/// Puts a badge behind the photo for rows that come after a pinned one.
private final class CoveredBadgeCell: PostBaseCell, Updatable {
  let photo = UIImageView(image: UIImage(systemName: "photo"))
  override func setUp() {
    super.setUp()
    photo.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    badge.frame = CGRect(x: 70, y: 0, width: 20, height: 20)
    badge.backgroundColor = .red
    badge.isHidden = false
    contentView.addSubview(photo)
    contentView.bringSubviewToFront(badge)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned { contentView.bringSubviewToFront(photo) }
  }
}

/// Moves a caption without a background over the photo, and never behind it again.
private final class CaptionCell: PostBaseCell, Updatable {
  let photo = UIImageView(image: UIImage(systemName: "photo"))
  override func setUp() {
    super.setUp()
    photo.frame = CGRect(x: 0, y: 40, width: 80, height: 80)
    subtitleLabel.frame = CGRect(x: 10, y: 90, width: 60, height: 20)
    contentView.addSubview(photo)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = "caption"
    if post.isPinned { contentView.bringSubviewToFront(subtitleLabel) }
  }
}

/// Creates the parts that a post needs. Their order depends on the posts before, but they don't overlap.
private final class PartsOnDemandCell: PostBaseCell, Updatable {
  private var photo: UIImageView?
  private var note: UILabel?
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned || post.isLocked, photo == nil {
      let view = UIImageView(image: UIImage(systemName: "photo"))
      view.frame = CGRect(x: 200, y: 0, width: 40, height: 40)
      contentView.addSubview(view)
      photo = view
    }
    photo?.isHidden = !(post.isPinned || post.isLocked)
    if post.count > 0, note == nil {
      let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
      contentView.addSubview(label)
      note = label
    }
    note?.text = "\(post.count)"
    note?.isHidden = post.count == 0
  }
}

/// Computes the line to draw when it's laid out or drawn.
private class LineView: UIView {
  fileprivate var line: [CGPoint]?
  var values: [Double] = [] { didSet { changeValues() } }
  func changeValues() {
    line = nil
    setNeedsDisplay()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    findLine()
  }
  override func draw(_ rect: CGRect) { findLine() }
  private func findLine() {
    line = line ?? values.enumerated().map { CGPoint(x: Double($0), y: $1) }
  }
}

/// Draws the line of the first values forever.
private final class FirstLineView: LineView {
  override func changeValues() { setNeedsDisplay() }
}

/// Draws itself only once.
private final class ForgetfulStarsView: UIView {
  var rating = 0
  override func draw(_ rect: CGRect) {}
}

private final class ForgetfulStarsCell: PostBaseCell, Updatable {
  let stars = ForgetfulStarsView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(stars)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    stars.rating = post.count
  }
}

/// Draws itself if the rating changes, and ignores the number of the row.
private final class ThriftyStarsView: UIView {
  var row = 0
  var rating = 0 { didSet { if rating != oldValue { setNeedsDisplay() } } }
  override func draw(_ rect: CGRect) {}
}

private final class ThriftyStarsCell: PostBaseCell {
  let stars = ThriftyStarsView()
  override func setUp() { contentView.addSubview(stars) }
  func show(_ rating: Int, row: Int) {
    stars.row = row
    stars.rating = rating
  }
}

/// Shows its values by a subview, so that it needs no drawing.
private final class StarsTextView: UIView {
  var rating = 0 { didSet { backgroundColor = rating > 0 ? .yellow : .gray } }
}

private final class StarsTextCell: PostBaseCell, Updatable {
  let stars = StarsTextView()
  override func setUp() { contentView.addSubview(stars) }
  func update(viewData rating: Int) { stars.rating = rating }
}

private final class LineCell: PostBaseCell, Updatable {
  let view = LineView()
  override func setUp() { contentView.addSubview(view) }
  func update(viewData values: [Double]) { view.values = values }
}

private final class FirstLineCell: PostBaseCell, Updatable {
  let view = FirstLineView()
  override func setUp() { contentView.addSubview(view) }
  func update(viewData values: [Double]) { view.values = values }
}

nonisolated extension OutsideCell {
  static let drawing: [OutsideCell] = [
    .broken("views that draw", "without a request to draw again") {
      assertCellLaws(ForgetfulStarsCell.self, samples: posts)
    },
    .correct("views that draw", "with a request if the drawing changes") {
      assertCellLaws(ThriftyStarsCell.self, samples: [(1, 1), (2, 1), (3, 2)]) {
        $0.show($1.1, row: $1.0)
      }
    },
    .correct("views that draw", "without a drawing") {
      assertCellLaws(StarsTextCell.self, samples: [0, 1])
    },
    .broken("views that draw", "a caption in front of a photo") {
      assertCellLaws(CaptionCell.self, samples: posts)
    },
    .correct("views that draw", "parts that are created on demand") {
      assertCellLaws(PartsOnDemandCell.self, samples: posts)
    },
    .correct("views that draw", "a line that is computed when it's drawn") {
      assertCellLaws(LineCell.self, samples: [[1], [2, 3]])
    },
    .broken("views that draw", "the line of the first values") {
      assertCellLaws(FirstLineCell.self, samples: [[1], [2, 3]])
    },
    .correct("views that draw", "with an identifier for a log") {
      assertCellLaws(LoggedStarsCell.self, samples: [1, 2])
    },
    .broken("views that draw", "behind another view") {
      assertCellLaws(CoveredBadgeCell.self, samples: posts)
    },
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
