import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

// UIKit describes objects in other words.
#if !canImport(UIKit)
  /// Changes of lists, cells and constraints.
  nonisolated extension Perceived {
    @MainActor private static var stack: UIStackView {
      UIStackView(arrangedSubviews: [
        made(UILabel()) { $0.text = "a" }, made(UILabel()) { $0.text = "b" },
      ])
    }

    static let lists: [Perceived] = [
      .part(
        "directionalLayoutMargins: (1, 2, 3, 4), before: (5, 6, 7, 8)",
        of: made(stack) {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.directionalLayoutMargins = .init(top: 5, leading: 6, bottom: 7, trailing: 8)
        }
      ) { $0.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4) },
      .part("axis: .vertical, before: .horizontal", of: stack) { $0.axis = .vertical },
      .part("spacing: 4, before: 0", of: stack) { $0.spacing = 4 },
      .part("alignment: .center, before: .fill", of: stack) { $0.alignment = .center },
      .part("distribution: .fillEqually, before: .fill", of: stack) {
        $0.distribution = .fillEqually
      },
      .part("customSpacings: [9.0], before: nil", of: stack) {
        $0.setCustomSpacing(9, after: $0.arrangedSubviews[0])
      },
      .part("arrangedSubviews: UILabel \"b\", UILabel \"a\", before: ", of: stack) {
        $0.insertArrangedSubview($0.arrangedSubviews[1], at: 0)
      },
    ]

    @MainActor private static func background(
      _ change: (inout UIBackgroundConfiguration) -> Void = { _ in }
    ) -> UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.clear()
      change(&background)
      return background
    }
    @MainActor private static func content(
      _ change: (inout UIListContentConfiguration) -> Void = { _ in }
    ) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = "tea"
      change(&content)
      return content
    }
    @MainActor private static var contentCell: UITableViewCell {
      made(UITableViewCell()) { $0.contentConfiguration = content() }
    }
    @MainActor private static var pictureCell: UITableViewCell {
      made(UITableViewCell()) {
        $0.contentConfiguration = content { $0.image = UIImage(systemName: "heart") }
      }
    }

    static let cells: [Perceived] = [
      .cell("accessoryType: .checkmark, before: .none", of: UITableViewCell()) {
        $0.accessoryType = .checkmark
      },
      .cell("editingAccessoryType: .checkmark, before: .none", of: UITableViewCell()) {
        $0.editingAccessoryType = .checkmark
      },
      .cell("selectionStyle: .none, before: .default", of: UITableViewCell()) {
        $0.selectionStyle = .none
      },
      .cell("isSelected: true, before: false", of: UITableViewCell()) { $0.isSelected = true },
      .cell("isHighlighted: true, before: false", of: UITableViewCell()) {
        $0.isHighlighted = true
      },
      .cell("isEditing: true, before: false", of: UITableViewCell()) { $0.isEditing = true },
      .cell("indentationLevel: 2, before: 0", of: UITableViewCell()) { $0.indentationLevel = 2 },
      .cell("indentationWidth: 12, before: 10", of: UITableViewCell()) {
        $0.indentationWidth = 12
      },
      .cell("showsReorderControl: true, before: false", of: UITableViewCell()) {
        $0.showsReorderControl = true
      },
      .cell("shouldIndentWhileEditing: false, before: true", of: UITableViewCell()) {
        $0.shouldIndentWhileEditing = false
      },
      .cell("separatorInset: (1, 2, 3, 4), before: (0, 16, 0, 0)", of: UITableViewCell()) {
        $0.separatorInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      .cell("isHidden: true, before: false", of: UITableViewCell()) { $0.isHidden = true },
      .cell("backgroundConfiguration", of: UITableViewCell()) {
        $0.backgroundConfiguration = background()
      },
      .cell(
        "backgroundConfiguration.cornerRadius: 4.0, before: 0.0",
        of: made(UITableViewCell()) { $0.backgroundConfiguration = background() }
      ) { $0.backgroundConfiguration = background { $0.cornerRadius = 4 } },
      .cell(
        "backgroundConfiguration.backgroundColor: \(red), before: nil",
        of: made(UITableViewCell()) { $0.backgroundConfiguration = background() }
      ) { $0.backgroundConfiguration = background { $0.backgroundColor = .systemRed } },
      .cell(
        "backgroundConfiguration.image: \"<UIImage symbol(system: heart)>\", before: nil",
        of: made(UITableViewHeaderFooterView()) { $0.backgroundConfiguration = background() }
      ) {
        $0.backgroundConfiguration = background { $0.image = UIImage(systemName: "heart") }
      },
      .cell("contentView.configuration.text: \"cake\"", of: contentCell) {
        $0.contentConfiguration = content { $0.text = "cake" }
      },
      .cell(
        "contentView.configuration.secondaryText: \"2 cups\"", of: contentCell
      ) { $0.contentConfiguration = content { $0.secondaryText = "2 cups" } },
      .cell("contentView.configuration.attributedText: cake", of: contentCell) {
        $0.contentConfiguration = content { $0.attributedText = NSAttributedString(string: "cake") }
      },
      .cell(
        "contentView.configuration.secondaryAttributedText: 3 cups",
        of: contentCell
      ) {
        $0.contentConfiguration = content {
          $0.secondaryAttributedText = NSAttributedString(string: "3 cups")
        }
      },
      .cell(
        "contentView.configuration.image: \"<UIImage symbol(system: heart)>\"",
        of: contentCell
      ) { $0.contentConfiguration = content { $0.image = UIImage(systemName: "heart") } },
      .cell(
        "contentView.configuration.imageProperties.tintColor: \(red)",
        of: pictureCell
      ) {
        $0.contentConfiguration = content {
          $0.image = UIImage(systemName: "heart")
          $0.imageProperties.tintColor = .systemRed
        }
      },
      .cell(
        "contentView.configuration.textProperties.color: \(red)", of: contentCell
      ) { $0.contentConfiguration = content { $0.textProperties.color = .systemRed } },
      .cell(
        "contentView.configuration.secondaryTextProperties.color: \(red)",
        of: contentCell
      ) { $0.contentConfiguration = content { $0.secondaryTextProperties.color = .systemRed } },
      .cell(
        "contentView.configuration.imageToTextPadding: 3.0", of: contentCell
      ) { $0.contentConfiguration = content { $0.imageToTextPadding = 3 } },
      .cell("isSelected: true, before: false", of: UICollectionViewCell()) { $0.isSelected = true },
      .cell("isHighlighted: true, before: false", of: UICollectionViewCell()) {
        $0.isHighlighted = true
      },
      .cell("backgroundConfiguration", of: UICollectionViewCell()) {
        $0.backgroundConfiguration = background()
      },
      .cell("indentationLevel: 2, before: 0", of: UICollectionViewListCell()) {
        $0.indentationLevel = 2
      },
      .cell("accessories: ", of: UICollectionViewListCell()) {
        $0.accessories = [.disclosureIndicator()]
      },
      .cell(
        "accessories: \"popUpMenu always Size [L]\", before: \"popUpMenu always Size [S]\"",
        of: made(UICollectionViewListCell()) { $0.accessories = [popUp("S")] }
      ) { $0.accessories = [popUp("L")] },
      .cell("accessories: \"customView(UISwitch)", of: UICollectionViewListCell()) {
        $0.accessories = [
          .customView(configuration: .init(customView: UISwitch(), placement: .trailing()))
        ]
      },
    ]

    @MainActor private static func popUp(_ title: String) -> UICellAccessory {
      .popUpMenu(UIMenu(title: "Size", children: [UIAction(title: title) { _ in }]))
    }

    /// A cell with a square whose edges are pinned to the cell.
    final class SquareCell: UITableViewCell {
      let square = UIView()
      lazy var leading = square.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: 16)
      lazy var height = square.heightAnchor.constraint(equalToConstant: 20)

      init() {
        super.init(style: .default, reuseIdentifier: nil)
        square.backgroundColor = .white
        contentView.addSubview(square)
        NSLayoutConstraint.activate([leading, height])
      }

      required init?(coder: NSCoder) { nil }
    }

    static let constraints: [Perceived] = [
      .cell(
        "leading.constant: 8, before: 16", of: SquareCell()
      ) { $0.leading.constant = 8 },
      .cell(
        "height.priority: 750, before: 1000",
        of: SquareCell()
      ) { $0.height.priority = .defaultHigh },
      .cell(
        "constraints: square.height == square.width * 2.0 0.0, before: nil", of: SquareCell()
      ) {
        $0.square.heightAnchor.constraint(equalTo: $0.square.widthAnchor, multiplier: 2).isActive =
          true
      },
      .cell(
        "constraints: square.height <= 9.0, before: nil", of: SquareCell()
      ) { $0.square.heightAnchor.constraint(lessThanOrEqualToConstant: 9).isActive = true },
      .cell(
        "constraints: square.height >= 9.0, before: nil", of: SquareCell()
      ) { $0.square.heightAnchor.constraint(greaterThanOrEqualToConstant: 9).isActive = true },
    ]
  }
#endif
