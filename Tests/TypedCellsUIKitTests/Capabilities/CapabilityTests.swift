import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct Full: Titled, Subtitled, Imaged, Fonted, Colored, Accessorized {
  let title: String? = "title"
  let subtitle: String? = "subtitle"
  let image = UIImage(systemName: "star")
  let font: UIFont? = .boldSystemFont(ofSize: 30)
  let color: UIColor? = .systemBlue
  let accessory = UITableViewCell.AccessoryType.checkmark
}

private struct Bare: Titled {
  let title: String? = "bare"
}

private struct Untitled: Subtitled {
  let subtitle: String? = "only"
}

private final class LabelTile: UICollectionViewCell, LabelCarrying, DetailLabelCarrying {
  let titleLabel: UILabel? = UILabel()
  let subtitleLabel: UILabel? = UILabel()
}

@MainActor
struct `Ready-made capabilities` {
  private let capabilities: CapabilityRegistry

  init() throws {
    capabilities = try CapabilityRegistry(Capability.uiKit)
    capabilities.onIgnored = nil
  }

  @Test func `copy all values of a model into a cell`() throws {
    let cell = BasicCell(style: .default, reuseIdentifier: nil)
    capabilities.configure(cell, by: Full())
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "title")
    #expect(content.secondaryText == "subtitle")
    #expect(content.image == UIImage(systemName: "star"))
    #expect(content.textProperties.font == .boldSystemFont(ofSize: 30))
    #expect(content.textProperties.color == .systemBlue)
    #expect(cell.accessoryType == .checkmark)
  }

  @Test func `reset the values of the previous model`() throws {
    let (used, fresh) = (
      BasicCell(style: .default, reuseIdentifier: nil),
      BasicCell(style: .default, reuseIdentifier: nil)
    )
    capabilities.configure(used, by: Full())
    capabilities.configure(used, by: Bare())
    capabilities.configure(fresh, by: Bare())
    let content = try #require(used.contentConfiguration as? UIListContentConfiguration)
    #expect(content == fresh.contentConfiguration as? UIListContentConfiguration)
    #expect(used.accessoryType == .none)
  }

  @Test func `Set and reset the traits of values that are passed as objects`() {
    let cell = BasicCell(style: .default, reuseIdentifier: nil)
    func subtitle() -> String? {
      (cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText
    }
    // All boxed Swift values have the same class.
    capabilities.configure(cell, by: Full() as AnyObject)
    #expect(subtitle() == "subtitle")
    capabilities.configure(cell, by: Bare() as AnyObject)
    #expect(subtitle() == nil)
    capabilities.configure(cell, by: Full() as AnyObject)
    #expect(subtitle() == "subtitle")
  }

  @Test func `set and reset plain labels`() {
    let tile = LabelTile(frame: .zero)
    capabilities.configure(tile, by: Full())
    #expect(tile.titleLabel?.text == "title")
    #expect(tile.subtitleLabel?.text == "subtitle")
    #expect(tile.titleLabel?.font == .boldSystemFont(ofSize: 30))
    #expect(tile.titleLabel?.textColor == .systemBlue)
    capabilities.configure(tile, by: Bare())
    #expect(tile.titleLabel?.text == "bare")
    #expect(tile.subtitleLabel?.text == nil)
    #expect(tile.titleLabel?.font == .preferredFont(forTextStyle: .body))
    #expect(tile.titleLabel?.textColor == .label)
    capabilities.configure(tile, by: Untitled())
    #expect(tile.titleLabel?.text == nil)
    #expect(tile.subtitleLabel?.text == "only")
  }

  @Test func `allow rows without their own cell class`() {
    let list = TableList()
    list.show { Row(BasicCell.self, by: Full(), using: capabilities) }
    let content = list.cell(0, 0)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "title")
  }
}
