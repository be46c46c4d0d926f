import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded pictures of lists` {
  private func box(_ color: UIColor, _ size: CGSize = .zero) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = color
    return view
  }

  private let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  @Test(arguments: 0..<5)
  func `Lists are drawn as recorded`(index: Int) {
    let screen = DrawnList(.init(appearance: appearances[index]))
    screen.collection.frame = CGRect(x: 9, y: 13, width: 301, height: 201)
    screen.window.frame.size.height = 221
    screen.counts = [1, 4]
    screen.configure = { cell, path in
      if path.item == 1 { cell.indentationLevel = 2 }
      if path.item == 2 { cell.backgroundColor = .systemYellow }
    }
    _ = screen.drawn()
    screen.collection.selectItem(at: path(1, 0), animated: false, scrollPosition: [])
    let names = ["list-plain", "list-grouped", "list-inset", "list-sidebar", "list-sidebar-plain"]
    screen.collection.user.scroll(by: 11)
    expectPicture(of: screen.window, named: names[index])
    screen.collection.cellForItem(at: path(1, 3))?.isHighlighted = true
    screen.collection.refreshControl = UIRefreshControl()
    screen.collection.refreshControl?.beginRefreshing()
    screen.collection.backgroundView = box(.systemPink)
    if index == 2 { expectPicture(of: screen.window, named: "list-views") }
  }

  @Test func `Accessories are drawn as recorded`() {
    let screen = DrawnList(.init(appearance: .insetGrouped))
    let menu = UIMenu(title: "Menu", children: [])
    let sets: [[UICellAccessory]] = [
      [
        .disclosureIndicator(), .checkmark(), .detail(), .delete(displayed: .always),
        .outlineDisclosure(),
      ],
      [
        .insert(displayed: .always), .reorder(displayed: .always), .multiselect(displayed: .always),
        .label(text: "label"),
      ],
      [
        .popUpMenu(menu),
        .label(text: "red", options: .init(tintColor: .systemRed, font: .systemFont(ofSize: 9))),
        .disclosureIndicator(options: .init(tintColor: .systemRed)),
        .checkmark(options: .init(tintColor: .systemGreen)),
        .detail(options: .init(tintColor: .systemPink)),
      ],
      [
        .delete(displayed: .always, options: .init(backgroundColor: .systemBrown)),
        .insert(displayed: .always, options: .init(backgroundColor: .systemIndigo)),
        .multiselect(displayed: .always, options: .init(backgroundColor: .systemPink)),
        .outlineDisclosure(options: .init(tintColor: .systemTeal)),
      ],
      [
        .checkmark(options: .init(isHidden: true)), .label(text: "next to a hidden one"),
        .delete(displayed: .always, options: .init(isHidden: true)),
      ],
      [
        .customView(
          configuration: .init(
            customView: box(.systemRed, CGSize(width: 27, height: 13)), placement: .leading())),
        .customView(
          configuration: .init(
            customView: box(.systemGreen, CGSize(width: 17, height: 19)), placement: .trailing())),
        .customView(configuration: .init(customView: UISwitch(), placement: .trailing())),
      ],
      [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .detail()],
    ]
    screen.counts = [sets.count]
    screen.configure = { cell, path in cell.accessories = sets[path.item] }
    _ = screen.drawn()
    screen.collection.allowsMultipleSelection = true
    screen.collection.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    screen.collection.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    expectPicture(of: screen.window, named: "accessories")
    screen.collection.isEditing = true
    screen.collection.tintColor = .systemPurple
    expectPicture(of: screen.window, named: "accessories-editing", style: .dark)
  }

  @Test func `Separators, swipes and backgrounds of lists are drawn as recorded`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.backgroundColor = .systemGray5
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      separators.color = path.item == 1 ? .systemRed : .systemBlue
      separators.topSeparatorVisibility = [.visible, .hidden, .automatic][path.item % 3]
      separators.bottomSeparatorVisibility = [.automatic, .hidden, .visible][path.item % 3]
      if path.item == 2 {
        separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 41, bottom: 0, trailing: 23)
      }
      if path.item == 3 { separators.topSeparatorInsets.leading = 29 }
      return separators
    }
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let more = UIContextualAction(style: .normal, title: "More") { $2(true) }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
      return UISwipeActionsConfiguration(actions: [delete, more])
    }
    let screen = DrawnList(configuration)
    screen.collection.frame = CGRect(x: 9, y: 13, width: 301, height: 320)
    screen.counts = [4, 2]
    let selected = box(.systemIndigo)
    let background = box(.systemTeal)
    screen.configure = { cell, path in
      guard path.section == 1 else { return }
      cell.backgroundView = path.item == 0 ? background : nil
      cell.selectedBackgroundView = path.item == 1 ? selected : nil
      cell.isHighlighted = path.item == 1
      cell.contentView.isHidden = path.item == 0
    }
    _ = screen.drawn()
    _ = try #require(screen.collection.user.swipeItem(at: path(0, 2), from: .trailing))
    expectPicture(of: screen.window, named: "list-separators")
  }

  @Test func `Tiles, headers and decorations are drawn as recorded`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(61), heightDimension: .absolute(41)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(47)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 5, leading: 7, bottom: 9, trailing: 11)
    section.decorationItems = [.background(elementKind: "shelf")]
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(23)),
        elementKind: "header", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    let screen = CollectionScreen([["a", "b", "c", "d"], ["e"]], tile: ColouredTile.self)
    let headers = TilesWithHeaders(screen.tiles.sections)
    screen.collection.register(
      Header.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    screen.collection.dataSource = headers
    screen.collection.collectionViewLayout = layout
    screen.collection.frame = CGRect(x: 9, y: 13, width: 221, height: 300)
    screen.collection.backgroundView = box(.systemGray6)
    screen.collection.layoutIfNeeded()
    screen.collection.user.scroll(by: 9)
    expectPicture(of: screen.window, named: "tiles")
  }
}

private final class ColouredTile: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    contentView.layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Shelf: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Header: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGreen
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class TilesWithHeaders: NSObject, UICollectionViewDataSource {
  private let tiles: Tiles

  init(_ sections: [[String]]) { tiles = Tiles(sections) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { tiles.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles.sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
