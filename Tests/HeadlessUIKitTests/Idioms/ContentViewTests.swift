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

private final class Log {
  var calls: [String] = []
}

// These don't call `super`, as a class may that replaces its whole configuration.

private final class LoggingCell: UITableViewCell {
  let log = Log()

  override func updateConfiguration(using state: UICellConfigurationState) {
    log.calls.append("cell")
  }
}

private final class LoggingTile: UICollectionViewCell {
  let log = Log()

  override func updateConfiguration(using state: UICellConfigurationState) {
    log.calls.append("cell")
  }
}

private final class LoggingHeader: UITableViewHeaderFooterView {
  let log = Log()

  override func updateConfiguration(using state: UIViewConfigurationState) {
    log.calls.append("cell")
  }
}

@MainActor
struct ContentViewTests {
  @Test func `the handler of a state is called after the method, also if that doesn't call super`()
  {
    let (cell, tile) = (
      LoggingCell(style: .default, reuseIdentifier: nil), LoggingTile(frame: .zero)
    )
    let header = LoggingHeader(reuseIdentifier: nil)
    cell.configurationUpdateHandler = { [log = cell.log] _, _ in log.calls.append("handler") }
    tile.configurationUpdateHandler = { [log = tile.log] _, _ in log.calls.append("handler") }
    header.configurationUpdateHandler = { [log = header.log] _, _ in log.calls.append("handler") }
    for view in [cell, tile, header] as [UIView] { view.layoutIfNeeded() }
    #expect([cell.log, tile.log, header.log].allSatisfy { $0.calls == ["cell", "handler"] })
    cell.updateConfiguration(using: cell.configurationState)
    #expect(cell.log.calls == ["cell", "handler", "cell"])
  }

  @Test func `a cell keeps the view of its configuration, and adapts it to its state`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = RatingConfiguration(stars: 3)
    let view = try #require(cell.contentView as? RatingView)
    cell.contentConfiguration = RatingConfiguration(stars: 5)
    #expect(cell.contentView === view && view.label.text == "★★★★★")
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    let text = try #require(view.label.attributedText)
    let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .white)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView is UIListContentView && view.superview == nil)
  }

  @Test func `a cell's labels and image view are gone while it has a configuration`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let label = try #require(cell.textLabel)
    cell.detailTextLabel?.text = "detail"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.contentConfiguration = RatingConfiguration(stars: 3)
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    #expect(!label.isDescendant(of: cell) && cell.contentView is RatingView)
    cell.contentConfiguration = nil
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.detailTextLabel?.text == nil && cell.imageView?.image == nil)
  }

  @Test func `a header's labels are gone while it has a configuration`() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let labels = [try #require(header.textLabel), try #require(header.detailTextLabel)]
    header.contentConfiguration = RatingConfiguration(stars: 3)
    #expect(header.textLabel == nil && header.detailTextLabel == nil)
    #expect(labels.allSatisfy { $0.superview == nil })
    header.contentConfiguration = nil
    #expect(header.textLabel?.superview === header.contentView)
  }

  @Test func `a cell keeps a view that supports a configuration of another type`() throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = RatingConfiguration(stars: 3)
    let view = try #require(cell.contentView as? RatingView)
    cell.contentConfiguration = StarConfiguration()
    #expect(cell.contentView === view && view.label.text == "★")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = StarConfiguration()
    #expect(cell.contentView is RatingView)
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
