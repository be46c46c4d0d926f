import Foundation
import TypedCells
import TypedCellsUIKitTesting

// More everyday cells: delegates, custom content views, reference models, nested lists.

@MainActor
private protocol CartCellDelegate: AnyObject {
  func cartCellDidTapAdd(_ cell: CartCell)
}

private final class CartCell: SettingBaseCell {
  weak var delegate: (any CartCellDelegate)?
  override func setUp() {
    button.addTarget(self, action: Self.tap, for: .touchUpInside)
  }
  override func tapped() { delegate?.cartCellDidTapAdd(self) }
  func configure(_ setting: Setting) {
    label.text = setting.title
    button.setTitle(setting.isOn ? "Remove" : "Add", for: .normal)
  }
}

/// A custom content configuration.
private struct BadgeConfiguration: UIContentConfiguration {
  var title = ""
  var badge: String?
  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
  func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
}

private final class BadgeView: UIView, UIContentView {
  let title = UILabel()
  let badge = UILabel()
  var configuration: any UIContentConfiguration { didSet { show() } }
  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(title)
    addSubview(badge)
    show()
  }
  required init?(coder: NSCoder) { nil }
  private func show() {
    guard let configuration = configuration as? BadgeConfiguration else { return }
    title.text = configuration.title
    badge.text = configuration.badge
  }
}

private final class StaleBadgeView: UIView, UIContentView {
  let title = UILabel()
  let badge = UILabel()
  var configuration: any UIContentConfiguration { didSet { show() } }
  init(_ configuration: StaleBadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(title)
    addSubview(badge)
    show()
  }
  required init?(coder: NSCoder) { nil }
  private func show() {
    guard let configuration = configuration as? StaleBadgeConfiguration else { return }
    title.text = configuration.title
    if let text = configuration.badge { badge.text = text }
  }
}

private struct StaleBadgeConfiguration: UIContentConfiguration {
  var title = ""
  var badge: String?
  func makeContentView() -> any UIView & UIContentView { StaleBadgeView(self) }
  func updated(for state: any UIConfigurationState) -> StaleBadgeConfiguration { self }
}

private final class BadgeCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    contentConfiguration = BadgeConfiguration(title: post.title, badge: post.subtitle)
  }
}

private final class StaleContentViewCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    contentConfiguration = StaleBadgeConfiguration(title: post.title, badge: post.subtitle)
  }
}

/// Starts a spinner and never stops it.
private final class SpinnerCell: PostBaseCell, Updatable {
  let spinner = UIActivityIndicatorView(style: .medium)
  override func setUp() {
    super.setUp()
    contentView.addSubview(spinner)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.count == 0 { spinner.startAnimating() }
  }
}

private final class StoppedSpinnerCell: PostBaseCell, Updatable {
  let spinner = UIActivityIndicatorView(style: .medium)
  override func setUp() {
    super.setUp()
    contentView.addSubview(spinner)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.count == 0 { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

private final class ProgressCell: PostBaseCell, Updatable {
  let bar = UIProgressView(progressViewStyle: .default)
  override func setUp() {
    super.setUp()
    contentView.addSubview(bar)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.count > 0 { bar.progress = Float(post.count) / 200 }
  }
}

private final class SegmentsCell: PostBaseCell, Updatable {
  let segments = UISegmentedControl(items: ["a", "b"])
  override func setUp() {
    super.setUp()
    contentView.addSubview(segments)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    segments.selectedSegmentIndex = post.isPinned ? 1 : 0
  }
}

private final class GrowingSegmentsCell: PostBaseCell, Updatable {
  let segments = UISegmentedControl(items: [])
  override func setUp() {
    super.setUp()
    contentView.addSubview(segments)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    segments.insertSegment(withTitle: post.title, at: 0, animated: false)
    segments.selectedSegmentIndex = 0
  }
}

/// Schedules a timer and never invalidates it.
private final class TickingCell: PostBaseCell, Updatable {
  /// The timers, which the test ends, because a law finds only the next timer.
  private static var timers: [Timer] = []

  static func endTimers() {
    for timer in timers { timer.invalidate() }
    timers = []
  }

  func update(viewData post: Post) {
    titleLabel.text = post.title
    Self.timers.append(
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.titleLabel.alpha = 1 }
      })
  }
}

private final class InvalidatedTimerCell: PostBaseCell, Updatable {
  private var timer: Timer?
  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.titleLabel.alpha = 1 }
    }
  }
}

/// Chooses colors for the appearance at the time of its creation.
private final class StyleAtCreationCell: PostBaseCell, Updatable {
  private lazy var colour: UIColor = traitCollection.userInterfaceStyle == .dark ? .white : .black
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.textColor = colour
  }
}

private final class CurrentStyleCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.textColor = traitCollection.userInterfaceStyle == .dark ? .white : .black
  }
}

/// Formats numbers with a static formatter that never changes.
private final class CurrencyCell: PostBaseCell, Updatable {
  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  func update(viewData post: Post) {
    titleLabel.text = Self.formatter.string(from: NSNumber(value: post.count))
    subtitleLabel.text = post.title
  }
}

/// Caches sizes by title.
private final class CachingCell: PostBaseCell, Updatable {
  private var sizes: [String: CGFloat] = [:]
  func update(viewData post: Post) {
    titleLabel.text = post.title
    sizes[post.title] = CGFloat(post.title.count)
  }
}

/// Is selected by its data.
private final class ChosenCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    setSelected(post.isPinned, animated: false)
  }
}

nonisolated extension OutsideCell {
  static let more: [OutsideCell] = [
    .correct("actions", "delegate") {
      assertCellLaws(CartCell.self, samples: settings) { $0.configure($1) }
    },
    .correct("configurations", "a content view of the app's own") {
      assertCellLaws(BadgeCell.self, samples: posts)
    },
    .broken("configurations", "a content view of the app's own") {
      assertCellLaws(StaleContentViewCell.self, samples: posts)
    },
    .broken("controls", "spinner") { assertCellLaws(SpinnerCell.self, samples: posts) },
    .correct("controls", "spinner") { assertCellLaws(StoppedSpinnerCell.self, samples: posts) },
    .broken("controls", "progress") { assertCellLaws(ProgressCell.self, samples: posts) },
    .correct("controls", "segments") { assertCellLaws(SegmentsCell.self, samples: posts) },
    .broken("controls", "segments that grow") {
      assertCellLaws(GrowingSegmentsCell.self, samples: posts)
    },
    .correct("timers and observers that accumulate", "invalidated timer") {
      assertCellLaws(InvalidatedTimerCell.self, samples: posts)
    },
    .broken("timers and observers that accumulate", "timer") {
      assertCellLaws(TickingCell.self, samples: posts)
      TickingCell.endTimers()
    },
    .broken("traits", "colour of the style at creation") {
      assertCellLaws(StyleAtCreationCell.self, samples: posts)
    },
    .correct("traits", "colour of the style now") {
      assertCellLaws(CurrentStyleCell.self, samples: posts)
    },
    .correct("shared state", "a formatter that never changes") {
      assertCellLaws(CurrencyCell.self, samples: posts)
    },
    .correct("sizes", "a cache by text") { assertCellLaws(CachingCell.self, samples: posts) },
    .correct("selection, highlight and editing", "selected by the data") {
      assertCellLaws(ChosenCell.self, samples: posts)
    },
    .correct("samples", "one of them twice") {
      assertCellLaws(CachingCell.self, samples: [posts[0], posts[1], posts[0]])
    },
    .correct("configurations", "fresh for every row, with a label of its own") {
      assertCellLaws(UITableViewCell.self, samples: posts) { cell, post in
        var content = cell.defaultContentConfiguration()
        content.text = post.title
        content.image = post.isLocked ? UIImage(systemName: "lock") : nil
        cell.contentConfiguration = content
        cell.accessoryType = post.isLocked ? .none : .disclosureIndicator
      }
    },
    .correct("text", "plain UIKit cells with both labels") {
      assertCellLaws(
        UITableViewCell.self, samples: posts,
        .made { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
      ) { cell, post in
        cell.textLabel?.text = post.title
        cell.detailTextLabel?.text = post.subtitle
        cell.imageView?.image = post.isUnread ? UIImage(systemName: "circle") : nil
      }
    },
  ]
}
