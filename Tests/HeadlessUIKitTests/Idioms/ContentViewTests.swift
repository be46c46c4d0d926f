import Foundation
import HeadlessUIKit
import Testing

/// A custom content configuration with its content view.
private struct RatingConfiguration: UIContentConfiguration, Hashable {
  var stars = 0
  var color = UIColor.systemYellow

  func makeContentView() -> any UIView & UIContentView { RatingView(self) }

  func updated(for state: any UIConfigurationState) -> RatingConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.color = state.isSelected || state.isHighlighted ? .white : .systemYellow
    return copy
  }
}

private final class RatingView: UIView, UIContentView {
  private var current: RatingConfiguration
  let label = UILabel()

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      let stars = newValue is StarConfiguration ? RatingConfiguration(stars: 1) : nil
      guard let new = stars ?? newValue as? RatingConfiguration, new != current else { return }
      apply(new)
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is RatingConfiguration || configuration is StarConfiguration
  }

  init(_ configuration: RatingConfiguration) {
    current = configuration
    super.init(frame: .zero)
    addSubview(label)
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply(_ configuration: RatingConfiguration) {
    current = configuration
    label.attributedText = NSAttributedString(
      string: String(repeating: "★", count: configuration.stars),
      attributes: [.foregroundColor: configuration.color, .font: UIFont.systemFont(ofSize: 20)])
  }
}

/// A configuration whose view is also that of another type.
private struct StarConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { RatingView(RatingConfiguration(stars: 1)) }
  func updated(for state: any UIConfigurationState) -> StarConfiguration { self }
}

@MainActor
struct ContentViewTests {
  @Test func `a cell keeps the view of its configuration, and adapts it to its state`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = RatingConfiguration(stars: 3)
    let view = try #require(cell.contentView.subviews.first as? RatingView)
    cell.contentConfiguration = RatingConfiguration(stars: 5)
    #expect(cell.contentView.subviews.count == 1 && view.label.text == "★★★★★")
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    let text = try #require(view.label.attributedText)
    let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .white)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView.subviews.count == 1 && view.superview == nil)
  }

  @Test func `a cell keeps a view that supports a configuration of another type`() throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = RatingConfiguration(stars: 3)
    let view = try #require(cell.contentView.subviews.first as? RatingView)
    cell.contentConfiguration = StarConfiguration()
    #expect(cell.contentView.subviews == [view] && view.label.text == "★")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.first is UIListContentView)
    cell.contentConfiguration = StarConfiguration()
    #expect(cell.contentView.subviews.first is RatingView)
  }

  @Test func `a cell updates its configuration when its traits change`() {
    for cell in [
      UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero),
    ] as [UIView] {
      var updates = 0
      (cell as? UITableViewCell)?.configurationUpdateHandler = { _, _ in updates += 1 }
      (cell as? UICollectionViewCell)?.configurationUpdateHandler = { _, _ in updates += 1 }
      cell.layoutIfNeeded()
      #expect(updates == 1)
      cell.traitCollectionDidChange(nil)
      cell.layoutIfNeeded()
      #expect(updates == 2)
    }
  }
}
