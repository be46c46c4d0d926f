import Testing
import TypedCells
import TypedCellsUIKitTesting

@MainActor
private enum Badges {
  /// Adds a label to a view that a configuration replaces.
  static func add(_ badge: UILabel, to view: UIView) {
    badge.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
    view.addSubview(badge)
  }

  static func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }
}

private final class LosingCell: UITableViewCell, Updatable {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Badges.add(badge, to: contentView)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {
    contentConfiguration = Badges.content(text)
    badge.text = text == "Tea" ? "new" : nil
  }
}

private final class LosingTile: UICollectionViewCell, Updatable {
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Badges.add(badge, to: contentView)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) { contentConfiguration = Badges.content(text) }
}

/// Loses the badge in some rows only.
private final class SometimesLosingCell: UITableViewCell, Updatable {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Badges.add(badge, to: contentView)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {
    badge.text = text
    contentConfiguration = text == "Cake" ? Badges.content(text) : nil
  }
}

/// Keeps its badge beside the content view, as an accessory.
private final class AccessoryCell: UITableViewCell, Updatable {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.frame.size = CGSize(width: 40, height: 20)
    accessoryView = badge
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {
    contentConfiguration = Badges.content(text)
    badge.text = text
  }
}

@MainActor
struct `Views that a content configuration removes` {
  private func laws<Cell: UIView & Updatable>(_ cell: Cell.Type) -> [String]
  where Cell.ViewData == String {
    CellLaws(cell, samples: ["Tea", "Cake"]).report().violations.map(\.law)
  }

  @Test func `are reported`() {
    #expect(laws(LosingCell.self).contains("cell.keepsItsViews"))
    #expect(laws(LosingTile.self).contains("cell.keepsItsViews"))
    #expect(laws(SometimesLosingCell.self).contains("cell.keepsItsViews"))
  }

  @Test func `are no views beside the content view`() {
    #expect(laws(AccessoryCell.self) == [])
  }
}
