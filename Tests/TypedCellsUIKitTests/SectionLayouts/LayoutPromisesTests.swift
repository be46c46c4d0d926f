import Testing
import TypedCellsTesting

struct `The layout of a section` {
  @Test func `exists only in collection views, and its views have their own data`() {
    assertDoesNotCompile(
      """
      import TypedCells
      import TypedCellsUIKit

      private final class TextCell: UITableViewCell, Updatable {
        func update(viewData text: String) {}
      }
      private final class TileCell: UICollectionViewCell, Updatable {
        func update(viewData text: String) {}
      }
      private final class BadgeView: UICollectionReusableView, Updatable {
        func update(viewData count: Int) {}
      }
      private final class Card: UIView, Updatable {
        func update(viewData color: UIColor) {}
      }

      @MainActor private func table(
        _ section: ListSection<UITableViewCell>
      ) -> ListSection<UITableViewCell> {
        section.layout(.grid(columns: 2))
        // error: requires the types 'UITableViewCell' and 'UICollectionViewCell' be equivalent
        // twin: section.header("A")
      }
      @MainActor private func rowOfTable() {
        let section = ListSection(id: 0) { Row(TextCell.self, "a") }.layout(.grid(columns: 2))
        // error: cannot convert value of type 'Row<TextCell, String>' to expected argument type 'AnyRow<UICollectionViewCell>'
        // twin: let section = ListSection(id: 0) { Row(TileCell.self, "a") }.layout(.grid(columns: 2))
        _ = section
      }
      @MainActor private func badge() -> Row<TileCell, String> {
        Row(TileCell.self, "a")
          .supplementary("badge") { text in Row(BadgeView.self, text) }
          // error: cannot convert value of type 'String' to expected argument type 'Int'
          // twin: .supplementary("badge") { text in Row(BadgeView.self, text.count) }
      }
      @MainActor private func cellAsBadge() -> Row<TileCell, String> {
        Row(TileCell.self, "a")
          .supplementary("badge") { text in Row(TextCell.self, text) }
          // error: requires that 'TextCell' conform to 'HostedHeaderFooter'
          // twin: .supplementary("badge") { text in Row(BadgeView.self, 1) }
      }
      @MainActor private func background() -> ListSection<UICollectionViewCell> {
        ListSection(id: 0) { Row(TileCell.self, "a") }
          .background(Card.self, "red")
          // error: cannot convert value of type 'String' to expected argument type 'UIColor'
          // twin: .background(Card.self, UIColor.systemRed)
      }
      """)
  }
}
