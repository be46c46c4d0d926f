import Foundation
import HeadlessUIKit
import Testing

/// A list of cells that a test configures.
@MainActor
final class DrawnList: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let collection: UICollectionView
  var counts = [1]
  var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

  init(_ configuration: UICollectionLayoutListConfiguration) {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(collection)
    collection.dataSource = self
  }

  func drawn() -> DrawnPicture { DrawnPicture(window) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = "item \(indexPath.section).\(indexPath.item)"
    cell.contentConfiguration = content
    configure(cell, indexPath)
    return cell
  }
}

@MainActor
struct `A list of a collection view in a picture` {
  private let first = IndexPath(item: 0, section: 0)

  @Test func `has separators between its items`() {
    let screen = DrawnList(.init(appearance: .plain))
    screen.counts = [2]
    let lines = screen.drawn().separators
    #expect(lines.map { $0["y"] } == ["43.5", "87.5"])
    #expect(lines.map { $0["x"] } == ["16", "16"])
    #expect(screen.drawn().texts == ["item 0.0", "item 0.1"])
  }

  @Test func `has the separators of its handler`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      separators.color = .red
      separators.topSeparatorVisibility = path.item == 0 ? .visible : .automatic
      separators.bottomSeparatorVisibility = path.item == 0 ? .hidden : .visible
      separators.bottomSeparatorInsets.leading = 50
      separators.bottomSeparatorInsets.trailing = 10
      return separators
    }
    let screen = DrawnList(configuration)
    screen.counts = [2]
    let lines = screen.drawn().separators
    #expect(lines.map { $0["y"] } == ["0", "87.5"])
    #expect(lines.map { $0["x"] } == ["16", "50"])
    #expect(lines[1]["width"] == "260")
    #expect(lines[1]["fill"] == "#ff0000")
  }

  @Test func `with inset groups has cards with round corners`() {
    let screen = DrawnList(.init(appearance: .insetGrouped))
    screen.counts = [2, 1]
    let picture = screen.drawn()
    #expect(picture.all("rect")[1]["fill"] == "#f2f2f7")
    let cells = picture.inside("UICollectionViewListCell").filter { $0["fill"] == "#ffffff" }
    #expect(cells.map(\.name) == ["path", "path", "rect"])
    #expect(cells[2]["x"] == "16")
    #expect(picture.separators.count == 1)
  }

  @Test func `has accessories at both edges, in the states in which they're visible`() {
    let screen = DrawnList(.init(appearance: .plain))
    screen.configure = { cell, _ in
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder(),
        .checkmark(options: .init(tintColor: .red)), .label(text: "7"),
        .multiselect(displayed: .always), .outlineDisclosure(options: .init(isHidden: true)),
      ]
    }
    let picture = screen.drawn()
    #expect(
      picture.groups == ["UICollectionViewListCell", "checkmark", "chevron.right"])
    #expect(picture.all("path").first { $0.groups.contains("checkmark") }?["stroke"] == "#ff0000")
    #expect(picture.texts == ["item 0.0", "7"])
    #expect(picture.elements.contains { $0["class"] == "multiselect off" })
    #expect(picture.text("item 0.0")?["x"] == "54")
    screen.collection.isEditing = true
    let editing = screen.drawn()
    #expect(editing.groups.contains("minus"))
    #expect(editing.groups.contains("line.3.horizontal"))
    #expect(!editing.groups.contains("chevron.right"))
  }

  @Test func `has custom accessories`() {
    let screen = DrawnList(.init(appearance: .plain))
    screen.configure = { cell, _ in
      let toggle = UISwitch()
      cell.accessories = [
        .customView(configuration: .init(customView: toggle, placement: .leading()))
      ]
    }
    #expect(screen.drawn().inside("switch off")[0]["x"] == "16")
  }

  @Test func `has grey selected items`() {
    let screen = DrawnList(.init(appearance: .plain))
    _ = screen.drawn()
    screen.collection.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(screen.drawn().inside("UICollectionViewListCell")[0]["fill"] == "#d1d1d6")
  }

  @Test func `shows the actions that a swipe has uncovered`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      let pin = UIContextualAction(style: .normal, title: "Pin") { $2(true) }
      pin.image = UIImage(systemName: "bookmark")
      pin.backgroundColor = .systemOrange
      let more = UIContextualAction(style: .normal, title: "More") { $2(true) }
      return UISwipeActionsConfiguration(actions: [pin, more])
    }
    let screen = DrawnList(configuration)
    _ = screen.drawn()
    let swipe = try #require(screen.collection.user.swipeItem(at: first, from: .leading))
    let buttons = screen.drawn().inside("action").filter { $0.name == "rect" }
    #expect(buttons.map { $0["fill"] } == ["#ff9500", "#c7c7cc"])
    #expect(buttons[0]["x"] == "0")
    #expect(screen.drawn().groups.contains("bookmark"))
    swipe.tap("More")
    #expect(screen.drawn().inside("action").isEmpty)
  }

  @Test func `A collection view controller loads its view when its collection view is used`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView != nil)
    #expect(controller.isViewLoaded)
  }

  @Test func `Other layouts have cells at their frames`() {
    let screen = CollectionScreen([["a", "b", "c", "d", "e"]])
    let cell = screen.collection.cellForItem(at: IndexPath(item: 3, section: 0))
    cell?.backgroundColor = .red
    let selected = UIView()
    selected.backgroundColor = .green
    cell?.selectedBackgroundView = selected
    let rect = DrawnPicture(screen.window).inside("TileCell").first
    #expect(rect?["fill"] == "#ff0000")
    #expect(rect?.number("x") == Double(cell?.frame.minX ?? -1))
    cell?.isSelected = true
    #expect(DrawnPicture(screen.window).inside("TileCell").first?["fill"] == "#00ff00")
  }
}
