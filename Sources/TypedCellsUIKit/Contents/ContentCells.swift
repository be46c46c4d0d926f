public import TypedCells

// A class for each type of model and of content, so that a cell keeps its content view when it's reused, and rows of two
// models with the same `id` differ. Rows with a background have classes of their own, because UIKit offers no way back
// to the background that a cell has by default.

/// The cell of a row of a table whose content a closure makes.
///
/// You name it only where the compiler can't find the kind of list, for example in the type of a function's result:
///
/// ```swift
/// func row(of price: Double) -> Row<ContentTableCell<Double, UIListContentConfiguration>, Double> {
///   Row(price) { price in
///     var content = UIListContentConfiguration.valueCell()
///     content.text = "\(price)"
///     return content
///   }
/// }
/// ```
public class ContentTableCell<Model, Content: UIContentConfiguration>: UITableViewCell, _ContentCell
{
  package var changingContent: ChangingContent<Model, Content>?
  package var hosting = HostedRowContext()

  /// Forgets the row that the cell showed.
  public override func prepareForReuse() {
    super.prepareForReuse()
    changingContent = nil
    hosting.reuseCount += 1
  }

  /// Shows the row again if its content or background depends on the state of the cell.
  ///
  /// - Parameter state: the state of the cell.
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    changeState(state)
  }
}

extension ContentTableCell: ContentCarrying {
  package typealias Look = ContentLook<Model, Content>

  package nonisolated static func cellClass(for row: ShownRow<Model>) -> AnyClass {
    row.handles(.background) ? TableCellWithBackground<Model, Content>.self : self
  }
}

private final class TableCellWithBackground<Model, Content: UIContentConfiguration>:
  ContentTableCell<Model, Content>
{}

/// The cell of a collection view's row whose content a closure makes. It's styled for list layouts; for other layouts,
/// see ``ContentCollectionCell``.
///
/// You name it only where the compiler can't find the kind of list, see ``ContentTableCell``.
public class ContentListCell<Model, Content: UIContentConfiguration>: UICollectionViewListCell,
  _ContentCell
{
  package var changingContent: ChangingContent<Model, Content>?
  package var hosting = HostedRowContext()

  /// Forgets the row that the cell showed.
  public override func prepareForReuse() {
    super.prepareForReuse()
    changingContent = nil
    hosting.reuseCount += 1
  }

  /// Shows the row again if its content or background depends on the state of the cell.
  ///
  /// - Parameter state: the state of the cell.
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    changeState(state)
  }
}

extension ContentListCell: ContentCarrying {
  package typealias Look = ContentLook<Model, Content>

  package nonisolated static func cellClass(for row: ShownRow<Model>) -> AnyClass {
    row.handles(.background) ? ListCellWithBackground<Model, Content>.self : self
  }
}

private final class ListCellWithBackground<Model, Content: UIContentConfiguration>:
  ContentListCell<Model, Content>
{}

/// The cell of a row of a collection view without the look of a list, for example in a grid, whose content a closure
/// makes.
///
/// ```swift
/// let row = Row(ContentCollectionCell.self, "beach") { name in
///   var content = UIListContentConfiguration.cell()
///   content.image = UIImage(named: name)
///   return content
/// }
/// ```
public class ContentCollectionCell<Model, Content: UIContentConfiguration>: UICollectionViewCell,
  _ContentCell
{
  package var changingContent: ChangingContent<Model, Content>?
  package var hosting = HostedRowContext()

  /// Forgets the row that the cell showed.
  public override func prepareForReuse() {
    super.prepareForReuse()
    changingContent = nil
    hosting.reuseCount += 1
  }

  /// Shows the row again if its content or background depends on the state of the cell.
  ///
  /// - Parameter state: the state of the cell.
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    changeState(state)
  }
}

extension ContentCollectionCell: ContentCarrying {
  package typealias Look = ContentLook<Model, Content>

  package nonisolated static func cellClass(for row: ShownRow<Model>) -> AnyClass {
    row.handles(.background) ? CollectionCellWithBackground<Model, Content>.self : self
  }
}

private final class CollectionCellWithBackground<Model, Content: UIContentConfiguration>:
  ContentCollectionCell<Model, Content>
{}

/// A cell of a row whose content a closure makes.
@MainActor
public protocol _ContentCell<Model, Content>: UIView, HostedCell {
  associatedtype Model
  associatedtype Content: UIContentConfiguration
}
