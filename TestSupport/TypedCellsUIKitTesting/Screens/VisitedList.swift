import TypedCellsTesting
import TypedCellsUIKit

/// A table or a collection of a screen.
@MainActor
enum VisitedList {
  case table(UITableView)
  case collection(UICollectionView)

  init?(_ view: UIView) {
    if let table = view as? UITableView {
      self = .table(table)
    } else if let collection = view as? UICollectionView {
      self = .collection(collection)
    } else {
      return nil
    }
  }

  var view: UIScrollView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  /// Whether the list is in a cell of another one.
  var isNested: Bool {
    sequence(first: view, next: \.superview).dropFirst().contains {
      $0 is UITableView || $0 is UICollectionView
    }
  }

  /// The list of TypedCells that provides the rows; `nil` if the app does it without.
  var source: (any ListSource)? {
    switch self {
    case .table(let table): table.dataSource as? any ListSource
    case .collection(let collection): collection.dataSource as? any ListSource
    }
  }

  // MARK: Observing

  /// The rows on screen.
  var paths: [IndexPath] {
    switch self {
    case .table(let table): (table.indexPathsForVisibleRows ?? []).sorted()
    case .collection(let collection): collection.indexPathsForVisibleItems.sorted()
    }
  }

  /// The number of rows in each section, as the list knows it.
  var counts: [Int] {
    switch self {
    case .table(let table):
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    case .collection(let collection):
      (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    }
  }

  var picture: ListPicture {
    var picture = ListPicture(counts: counts)
    for path in paths { picture.add(view(at: .row(path)), at: .row(path)) }
    switch self {
    case .table(let table):
      for section in 0..<picture.counts.count {
        picture.add(header(of: section, in: table), at: .header(section))
        picture.add(footer(of: section, in: table), at: .footer(section))
      }
    case .collection(let collection):
      for place in supplementaries(of: collection) { picture.add(view(at: place), at: place) }
    }
    return picture
  }

  func view(at place: ListPicture.Place) -> UIView? {
    switch (self, place) {
    case (.table(let table), .row(let path)): table.cellForRow(at: path)
    case (.table(let table), .header(let section)): header(of: section, in: table)
    case (.table(let table), .footer(let section)): footer(of: section, in: table)
    case (.collection(let collection), .row(let path)): collection.cellForItem(at: path)
    case (.collection(let collection), .supplementary(let kind, let path)):
      collection.supplementaryView(forElementKind: kind, at: path)
    default: nil
    }
  }

  private func header(of section: Int, in table: UITableView) -> UIView? {
    let rect = table.rectForHeader(inSection: section)
    guard rect.height > 0, table.rect(forSection: section).intersects(table.bounds) else {
      return nil
    }
    return table.headerView(forSection: section) ?? plainView(at: rect, in: table)
  }

  private func footer(of section: Int, in table: UITableView) -> UIView? {
    let rect = table.rectForFooter(inSection: section)
    guard rect.height > 0, table.rect(forSection: section).intersects(table.bounds) else {
      return nil
    }
    return table.footerView(forSection: section) ?? plainView(at: rect, in: table)
  }

  /// A header or footer of another class than UIKit's, which a table returns to nobody.
  private func plainView(at frame: CGRect, in table: UITableView) -> UIView? {
    table.subviews.first {
      $0.frame == frame && !($0 is UITableViewCell) && $0 !== table.backgroundView
        && $0 !== table.tableHeaderView && $0 !== table.tableFooterView
    }
  }

  private func supplementaries(of collection: UICollectionView) -> [ListPicture.Place] {
    let elements = collection.collectionViewLayout.layoutAttributesForElements(
      in: collection.bounds)
    return (elements ?? []).compactMap { element in
      guard element.representedElementCategory == .supplementaryView,
        let kind = element.representedElementKind
      else { return nil }
      return .supplementary(kind, element.indexPath)
    }
  }

  // MARK: Scrolling

  private var end: CGFloat { max(view.contentSize.height - view.bounds.height, 0) }

  /// The offsets from the top to the end and back, by 0.9 pages, or by more if that would be over 200 steps.
  var offsets: [CGFloat] {
    let step = max(view.bounds.height * 0.9, end / 200)
    let down = Array(stride(from: 0, through: end, by: step)) + [end]
    return down + down.reversed()
  }

  /// A few offsets in no order, so that rows don't always get the same cells.
  var jumps: [CGFloat] { [0, 4, 1, 3, 2, 4, 0, 2, 1, 4, 3, 0].map { end * $0 / 4 } }

  func scroll(to offset: CGFloat) {
    view.contentOffset = CGPoint(x: view.contentOffset.x, y: offset)
    view.layoutIfNeeded()
  }

  // MARK: Reloading and tapping

  /// Reloads the view, and keeps its selection, which belongs to the user and not to the rows' data.
  func reload() {
    switch self {
    case .table(let table):
      let selected = table.indexPathsForSelectedRows ?? []
      table.reloadData()
      for path in selected where contains(path) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    case .collection(let collection):
      let selected = collection.indexPathsForSelectedItems ?? []
      collection.reloadData()
      for path in selected where contains(path) {
        collection.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
    view.layoutIfNeeded()
  }

  private func contains(_ path: IndexPath) -> Bool {
    let counts = counts
    return counts.indices.contains(path.section) && path.item < counts[path.section]
  }

  /// Selects a row as a tap does, if the delegate allows it.
  func tapRow(at path: IndexPath) {
    defer { if isNested { deselectAll() } }
    switch self {
    case .table(let table):
      #if canImport(UIKit)
        // A delegate without the method selects the row; one that returns `nil` refuses it.
        let willSelect = table.delegate?.tableView(_:willSelectRowAt:)
        guard table.allowsSelection, table.cellForRow(at: path) != nil,
          table.delegate?.tableView?(table, shouldHighlightRowAt: path) ?? true,
          let chosen = willSelect.map({ $0(table, path) }) ?? path
        else { return }
        if !table.allowsMultipleSelection {
          for other in table.indexPathsForSelectedRows ?? [] where other != chosen {
            table.deselectRow(at: other, animated: false)
            table.delegate?.tableView?(table, didDeselectRowAt: other)
          }
        }
        table.selectRow(at: chosen, animated: false, scrollPosition: .none)
        table.delegate?.tableView?(table, didSelectRowAt: chosen)
      #else
        table.user.tapRow(at: path)
      #endif
    case .collection(let collection):
      #if canImport(UIKit)
        guard collection.allowsSelection, collection.cellForItem(at: path) != nil,
          collection.delegate?.collectionView?(collection, shouldHighlightItemAt: path) ?? true,
          collection.delegate?.collectionView?(collection, shouldSelectItemAt: path) ?? true
        else { return }
        if !collection.allowsMultipleSelection {
          for other in collection.indexPathsForSelectedItems ?? [] where other != path {
            collection.deselectItem(at: other, animated: false)
            collection.delegate?.collectionView?(collection, didDeselectItemAt: other)
          }
        }
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        collection.delegate?.collectionView?(collection, didSelectItemAt: path)
      #else
        collection.user.tapItem(at: path)
      #endif
    }
  }

  /// Deselects the items of a list in a cell, because a reload of the cell's list gives them to another row.
  private func deselectAll() {
    switch self {
    case .table(let table):
      for path in table.indexPathsForSelectedRows ?? [] {
        table.deselectRow(at: path, animated: false)
      }
    case .collection(let collection):
      for path in collection.indexPathsForSelectedItems ?? [] {
        collection.deselectItem(at: path, animated: false)
      }
    }
  }
}
