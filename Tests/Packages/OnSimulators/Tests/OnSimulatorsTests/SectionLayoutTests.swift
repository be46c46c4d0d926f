import Foundation
import Testing
import TypedCells
import TypedCellsUIKit

private final class Tile: UICollectionViewCell, Updatable {
  private(set) var text = ""

  func update(viewData text: String) { self.text = text }
}

private final class Line: UICollectionViewListCell, Updatable {
  func update(viewData text: String) {
    var content = defaultContentConfiguration()
    content.text = text
    contentConfiguration = content
  }
}

private final class Badge: UICollectionReusableView, Updatable {
  private(set) var count = 0

  func update(viewData count: Int) { self.count = count }
}

private final class Card: UIView, Updatable {
  private(set) var name = ""

  func update(viewData name: String) { self.name = name }
}

/// The assumptions of the list about UIKit's compositional layouts.
@MainActor
struct `Sections with layouts of their own` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let list: CollectionList

  init() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    list = CollectionList(in: controller.view, layout: .list(.plain))
  }

  private func show(columns: Int, background: String, header: String? = "Tiles") throws {
    list.apply(animated: false) {
      ListSection(id: "tiles", header: header) {
        for number in 0..<4 {
          Row(Tile.self, "\(number)").id(number)
            .supplementary("badge") { _ in Row(Badge.self, number) }
        }
      }
      .layout(
        .grid(
          columns: columns, itemHeight: .points(50),
          badges: [SectionLayout.Badge("badge", width: 20, height: 20)])
      )
      .background(Card.self, background)
      ListSection(id: "lines", header: "Lines") { Row(Line.self, "a").on(.commitEdit) { _, _ in } }
    }
    try view().layoutIfNeeded()
  }

  private func view() throws -> UICollectionView { try #require(list.host.collectionView) }

  private func frame(_ section: Int, _ item: Int) throws -> CGRect {
    let path = IndexPath(item: item, section: section)
    return try #require(try view().layoutAttributesForItem(at: path)).frame
  }

  private func headers(_ section: Int) throws -> Int {
    try view().indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader
    ).filter { $0.section == section }.count
  }

  /// The backgrounds, wherever UIKit puts decoration views.
  private func cards(in view: UIView) -> [Card] {
    view.subviews.flatMap { ($0 as? Card).map { [$0] } ?? cards(in: $0) }
  }

  @Test func `are laid out again when only a layout or a header changes`() throws {
    try show(columns: 2, background: "a")
    #expect(try frame(0, 1).minY == frame(0, 0).minY)
    #expect(try frame(0, 2).minY > frame(0, 0).minY)
    #expect(try headers(0) == 1)
    #expect(try headers(1) == 1, "the header of a list is declared once")
    try show(columns: 4, background: "a", header: nil)
    #expect(try frame(0, 3).minY == frame(0, 0).minY)
    #expect(try frame(0, 0).minY == 0)
    #expect(try headers(0) == 0)
  }

  @Test func `have backgrounds and badges with their data`() throws {
    try show(columns: 2, background: "a")
    #expect(try cards(in: view()).map(\.name) == ["a"])
    let badge = try view().supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 3, section: 0))
    #expect((badge as? Badge)?.count == 3)
    try show(columns: 2, background: "b")
    #expect(try cards(in: view()).map(\.name) == ["b"])
  }
}
