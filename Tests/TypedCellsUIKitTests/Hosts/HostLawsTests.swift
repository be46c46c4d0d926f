import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

private final class PlainCell: UITableViewCell, Updatable {
  func update(viewData text: String) { textLabel?.text = text }
}

private final class OtherCell: UITableViewCell, Updatable {
  func update(viewData text: String) { textLabel?.text = text }
}

private class PlainTile: UICollectionViewCell {
  var text = ""
}

private final class FirstTile: PlainTile, Updatable {
  func update(viewData text: String) { self.text = text }
}

private final class SecondTile: PlainTile, Updatable {
  func update(viewData text: String) { self.text = text }
}

@MainActor
struct `The laws of hosts` {
  /// Keeps the views of hosts alive, because hosts don't.
  @MainActor
  private final class Screens {
    var windows: [UIWindow] = []

    func show(_ view: UIView) {
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      windows.append(window)
    }
  }

  private let screens = Screens()
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

  @Test func `hold for tables`() {
    assertHostLaws(
      makeHost: { () -> TableHost in
        let table = UITableView(frame: frame, style: .plain)
        screens.show(table)
        return TableHost(table)
      },
      cells: (PlainCell.self, OtherCell.self),
      reading: { $0.textLabel?.text ?? "" },
      scrolling: { host, path in
        host.tableView?.scrollToRow(at: path.indexPath, at: .top, animated: false)
      },
      settling: { host in
        host.tableView?.layoutIfNeeded()
        UIKitLoop.turn()
        host.list?.carryOutWaitingChanges()
      },
      headers: .init(
        adding: { section, title in section.header(Row(TitleHeader.self, title)) },
        reading: { ($0 as? TitleHeader)?.title ?? "" }))
  }

  @Test func `hold for collections`() {
    assertHostLaws(
      makeHost: { () -> CollectionHost in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        screens.show(collection)
        return CollectionHost(collection)
      },
      cells: (FirstTile.self, SecondTile.self),
      reading: { ($0 as? PlainTile)?.text ?? "" },
      scrolling: { host, path in
        host.collectionView?.scrollToItem(at: path.indexPath, at: .top, animated: false)
      },
      settling: { host in
        host.collectionView?.layoutIfNeeded()
        UIKitLoop.turn()
        host.list?.carryOutWaitingChanges()
      },
      headers: .init(
        adding: { section, title in section.header(Row(TitleView.self, title)) },
        reading: { ($0 as? TitleView)?.title ?? "" }))
  }
}
