import Foundation
import HeadlessUIKit
import Testing

/// Shows one cell with accessories.
@MainActor
private final class OneCell: NSObject, UICollectionViewDataSource {
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    _, _, _ in
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
  }
}

@MainActor
struct `Accessories of list cells` {
  private let path = IndexPath(item: 0, section: 0)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = OneCell()
  private let collection: UICollectionView
  private let cell: UICollectionViewListCell

  init() throws {
    collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    collection.dataSource = source
    window.addSubview(collection)
    collection.layoutIfNeeded()
    cell = try #require(collection.cellForItem(at: path) as? UICollectionViewListCell)
  }

  @Test func `are visible in their editing states`() {
    cell.accessories = [
      .delete(), .checkmark(displayed: .whenNotEditing), .disclosureIndicator(),
      .customView(
        configuration: .init(
          customView: UILabel(), placement: .trailing(displayed: .whenEditing))),
    ]
    #expect(
      collection.user.accessories(ofItemAt: path) == [.checkmark, .disclosureIndicator])
    collection.isEditing = true
    #expect(collection.user.accessories(ofItemAt: path).count == 3)
  }

  @Test func `reserve the width of their options, or the standard width`() {
    func isStandard(_ dimension: UICellAccessory.LayoutDimension) -> Bool {
      if case .standard = dimension { true } else { false }
    }
    #expect(isStandard(UICellAccessory.DisclosureIndicatorOptions().reservedLayoutWidth))
    let options = UICellAccessory.DisclosureIndicatorOptions(reservedLayoutWidth: .custom(30))
    #expect(!isStandard(options.reservedLayoutWidth))
  }

  @Test func `are tapped while they are visible`() {
    var taps = 0
    cell.accessories = [.delete(actionHandler: { taps += 1 }), .disclosureIndicator()]
    #expect(!collection.user.tapAccessory(.delete, ofItemAt: path))
    #expect(!collection.user.tapAccessory(.disclosureIndicator, ofItemAt: path))
    #expect(!collection.user.tapAccessory(ofItemAt: path))
    collection.isEditing = true
    #expect(collection.user.tapAccessory(.delete, ofItemAt: path))
    #expect(taps == 1)
    // The data source has no outline.
    cell.accessories = [.outlineDisclosure()]
    #expect(!collection.user.tapAccessory(ofItemAt: path))
  }

  @Test func `show the trailing swipe actions if a control to delete has no action`() {
    cell.accessories = [.delete()]
    collection.isEditing = true
    #expect(!collection.user.tapAccessory(.delete, ofItemAt: path))
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, complete in
          complete(false)
        }
      ])
    }
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    collection.layoutIfNeeded()
    collection.visibleCells.lazy.compactMap { $0 as? UICollectionViewListCell }.first?
      .accessories = [.delete()]
    #expect(collection.user.swipeOnScreen(ofItemAt: path) == nil)
    #expect(collection.user.tapAccessory(.delete, ofItemAt: path))
    #expect(collection.user.swipeOnScreen(ofItemAt: path)?.titles == ["Remove"])
    collection.user.swipeOnScreen(ofItemAt: path)?.tap("Remove")
    #expect(collection.user.swipeOnScreen(ofItemAt: path) == nil)
  }

  @Test func `pass taps on to the control of a custom view`() {
    let (toggle, container) = (UISwitch(), UIView())
    container.addSubview(UILabel())
    container.addSubview(toggle)
    func accessory(_ view: UIView) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: .trailing()))
    }
    cell.accessories = [.checkmark(), accessory(container)]
    #expect(collection.user.tapAccessory(ofItemAt: path) && toggle.isOn)
    #expect(collection.user.tapAccessory(.customView(container), ofItemAt: path) && !toggle.isOn)
    toggle.isEnabled = false
    #expect(!collection.user.tapAccessory(ofItemAt: path) && !toggle.isOn)
    cell.accessories = [accessory(UILabel())]
    #expect(!collection.user.tapAccessory(ofItemAt: path))
    toggle.isEnabled = true
    cell.accessories = [accessory(toggle)]
    #expect(collection.user.tapAccessory(ofItemAt: path) && toggle.isOn)
    collection.isUserInteractionEnabled = false
    #expect(!collection.user.tapAccessory(ofItemAt: path) && toggle.isOn)
  }

  @Test func `raise an exception if two are of the same type`() {
    let exceptions = UIKitException.recording { cell.accessories = [.delete(), .delete()] }
    #expect(exceptions.first?.reason.contains("more than one system accessory") == true)
    let views = UIKitException.recording {
      cell.accessories = (0..<2).map { _ in
        .customView(configuration: .init(customView: UILabel(), placement: .trailing()))
      }
    }
    #expect(views.isEmpty)
  }
}
