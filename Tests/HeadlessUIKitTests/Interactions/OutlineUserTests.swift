import Foundation
import HeadlessUIKit
import Testing

/// Taps on accessories of outlines and lists.
@MainActor
struct `A user of outlines` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>
  private let taps = Taps()

  private final class Taps {
    var accessories: [String: [UICellAccessory]] = [:]
    var log: [String] = []
  }

  init() {
    view = UICollectionView(
      frame: window.frame,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    window.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [taps] cell, _, item in
      cell.accessories = taps.accessories[item] ?? [.outlineDisclosure()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func show() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    source.apply(outline, to: 0, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  private var shown: [String?] {
    view.indexPathsForVisibleItems.map { source.itemIdentifier(for: $0) }
  }

  @Test func `handlers decide whether an item expands and collapses`() {
    show()
    var allows = false
    source.sectionSnapshotHandlers.shouldExpandItem = { [taps] item in
      taps.log.append("should expand \(item)")
      return allows
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = { [taps] item in
      taps.log.append("should collapse \(item)")
      return allows
    }
    source.sectionSnapshotHandlers.willExpandItem = { [taps] in taps.log.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { [taps] in
      taps.log.append("collapse \($0)")
    }
    #expect(!view.user.tapAccessory(ofItemAt: path(0, 0)) && shown == ["a", "b"])
    allows = true
    #expect(view.user.tapAccessory(ofItemAt: path(0, 0)) && shown == ["a", "a1", "a2", "b"])
    allows = false
    #expect(!view.user.tapAccessory(ofItemAt: path(0, 0)) && shown == ["a", "a1", "a2", "b"])
    allows = true
    #expect(view.user.tapAccessory(ofItemAt: path(0, 0)) && shown == ["a", "b"])
    #expect(!view.user.tapAccessory(ofItemAt: path(0, 9)))
    #expect(
      taps.log == [
        "should expand a", "should expand a", "expand a", "should collapse a",
        "should collapse a", "collapse a",
      ])
  }

  @Test func `the state of a cell is expanded while its item is`() throws {
    show()
    let cell = try #require(view.cellForItem(at: path(0, 0)))
    cell.configurationUpdateHandler = { [taps] _, state in taps.log.append("\(state.isExpanded)") }
    view.layoutIfNeeded()
    view.user.tapAccessory(ofItemAt: path(0, 0))
    #expect(view.cellForItem(at: path(0, 0)) === cell && cell.configurationState.isExpanded)
    view.user.tapAccessory(ofItemAt: path(0, 0))
    #expect(taps.log == ["false", "true", "false"])
    var outline = source.snapshot(for: 0)
    outline.expand(["a"])
    source.apply(outline, to: 0)
    view.reloadData()
    let states = view.visibleCells.map(\.configurationState.isExpanded)
    #expect(states == [true, false, false, false])
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([1])
    flat.appendItems(["a"])
    source.apply(flat)
    #expect(view.visibleCells.map(\.configurationState.isExpanded) == [false])
  }

  @Test func `an accessory that fills its cell is tapped instead of the item`() {
    taps.accessories["a"] = [
      .outlineDisclosure(options: .init(style: .header)) { [taps] in taps.log.append("own") }
    ]
    taps.accessories["b"] = [.outlineDisclosure(options: .init(style: .header))]
    show()
    #expect(!view.user.tapItem(at: path(0, 0)) && taps.log == ["own"])
    #expect(shown == ["a", "b"] && view.indexPathsForSelectedItems == [])
    #expect(!view.user.tapItem(at: path(0, 1)) && view.indexPathsForSelectedItems == [])
    #expect(view.user.tapAccessory(.outlineDisclosure, ofItemAt: path(0, 0)))
    #expect(taps.log == ["own", "own"])
  }

  @Test func `hidden accessories and those of other editing states can't be tapped`() {
    taps.accessories["a"] = [
      .detail(options: .init(isHidden: true)) { [taps] in taps.log.append("hidden") },
      .checkmark(), .insert { [taps] in taps.log.append("insert") },
    ]
    taps.accessories["b"] = [.detail { [taps] in taps.log.append("detail") }]
    show()
    #expect(view.user.accessories(ofItemAt: path(0, 0)) == [.checkmark])
    #expect(!view.user.tapAccessory(.detail, ofItemAt: path(0, 0)))
    #expect(!view.user.tapAccessory(ofItemAt: path(0, 0)) && taps.log.isEmpty)
    #expect(view.user.tapAccessory(ofItemAt: path(0, 1)))
    view.isEditing = true
    #expect(view.user.accessories(ofItemAt: path(0, 0)) == [.checkmark, .insert])
    #expect(view.user.tapAccessory(ofItemAt: path(0, 0)) && taps.log == ["detail", "insert"])
    #expect(view.user.accessories(ofItemAt: path(0, 9)).isEmpty)
  }
}
