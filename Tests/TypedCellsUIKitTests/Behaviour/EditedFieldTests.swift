import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct Entry: Identifiable, Equatable {
  let id: Int
  var height: CGFloat = 50
}

private final class EntryTile: UICollectionViewCell, Updatable {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  private var height: CGFloat = 0

  func update(viewData entry: Entry) { (tag, height) = (entry.id, entry.height) }

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = height
    return attributes
  }
}

private final class EntryCell: UITableViewCell, Updatable {
  let field = UITextField()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData entry: Entry) { tag = entry.id }
}

/// A screen whose list made its own view.
private final class FormController: UIViewController {
  private(set) lazy var list = TypedCellsUIKit.CollectionList(in: view, appearance: .plain)

  func show(_ entries: [Entry]) {
    list.apply {
      ListSection(id: 0) {
        for entry in entries { Row(EntryTile.self, entry) }
      }
    }
    view.layoutIfNeeded()
  }
}

@MainActor
@Suite struct `The field that is edited` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let form = FormController()

  private var collection: UICollectionView { form.list.host.collectionView! }

  init() {
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.keyboardHeight = 300
  }

  private func frame(of tile: EntryTile) -> CGRect { tile.convert(tile.bounds, to: nil) }

  private func field(of id: Int) -> EntryTile? { form.list.visibleCell(of: id, as: EntryTile.self) }

  @Test func `is above the keyboard when it appears`() throws {
    form.show((0..<10).map { Entry(id: $0) })
    let tile = try #require(field(of: 9))
    tile.field.becomeFirstResponder()
    #expect(collection.contentInset.bottom == 300)
    #expect(collection.verticalScrollIndicatorInsets.bottom == 300)
    #expect(frame(of: tile).maxY == 300)
    tile.field.resignFirstResponder()
    #expect(collection.contentInset.bottom == 0)
  }

  @Test func `needs no inset for the safe area`() throws {
    final class SafeView: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      }
    }
    let form = FormController()
    form.view = SafeView()
    window.rootViewController = form
    form.show((0..<10).map { Entry(id: $0) })
    let collection = try #require(form.list.host.collectionView)
    #expect(collection.contentInset.bottom == 0)
    try #require(form.list.visibleCell(of: 3, as: EntryTile.self)).field.becomeFirstResponder()
    #expect(collection.contentInset.bottom == 300)
  }

  @Test func `follows the height of the keyboard`() throws {
    form.show((0..<10).map { Entry(id: $0) })
    let tile = try #require(field(of: 9))
    tile.field.becomeFirstResponder()
    window.keyboardHeight = 400
    #expect(frame(of: tile).maxY == 200)
    #expect(collection.contentInset.bottom == 400)
  }

  @Test func `adds to the inset that the view has`() throws {
    form.show((0..<10).map { Entry(id: $0) })
    collection.contentInset.bottom = 20
    let tile = try #require(field(of: 3))
    tile.field.becomeFirstResponder()
    #expect(collection.contentInset.bottom == 320)
    tile.field.resignFirstResponder()
    #expect(collection.contentInset.bottom == 20)
  }

  @Test func `has its inset only while the list avoids the keyboard`() throws {
    form.show((0..<10).map { Entry(id: $0) })
    try #require(field(of: 3)).field.becomeFirstResponder()
    form.list.host.avoidsKeyboard = false
    #expect(collection.contentInset.bottom == 0)
    form.list.host.avoidsKeyboard = true
    form.view.layoutIfNeeded()
    #expect(collection.contentInset.bottom == 300)
  }

  @Test func `is above the keyboard in a view of yours if you want it`() throws {
    let list = TableList()
    list.table.removeFromSuperview()
    list.host.avoidsKeyboard = true
    list.window.addSubview(list.table)
    list.window.keyboardHeight = 200
    list.show { for id in 0..<8 { Row(EntryCell.self, Entry(id: id)).height(44) } }
    list.window.layoutIfNeeded()
    let cell = try #require(list.cell(0, 7) as? EntryCell)
    cell.field.becomeFirstResponder()
    #expect(list.table.contentInset.bottom == 200)
    #expect(cell.convert(cell.bounds, to: nil).maxY == 240)
  }

  @Test func `is where it was in a view of yours otherwise`() throws {
    let list = TableList()
    list.window.keyboardHeight = 200
    list.show { for id in 0..<8 { Row(EntryCell.self, Entry(id: id)).height(44) } }
    try #require(list.cell(0, 7) as? EntryCell).field.becomeFirstResponder()
    #expect(!list.host.avoidsKeyboard && list.table.contentInset.bottom == 0)
  }

  @Test(arguments: 1...40)
  func `stays visible when rows above and below it change`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var entries = (0..<8).map { Entry(id: $0) }
    form.show(entries)
    let edited = Int.random(in: 0..<8, using: &numbers)
    try #require(field(of: edited)).field.becomeFirstResponder()
    for step in 0..<10 {
      let position = try #require(entries.firstIndex { $0.id == edited })
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        let added = (0..<Int.random(in: 1...6, using: &numbers)).map {
          Entry(id: 100 * (step + 1) + $0)
        }
        entries.insert(contentsOf: added, at: Int.random(in: 0...entries.count, using: &numbers))
      case 1: if let last = entries.last, last.id != edited { entries.removeLast() }
      case 2: entries[Int.random(in: 0...position, using: &numbers)].height += 30
      default:
        entries.remove(at: position)
        entries.insert(
          Entry(id: edited), at: Int.random(in: 0...entries.count, using: &numbers))
      }
      form.show(entries)
      let tile = try #require(field(of: edited), "seed \(seed), step \(step)")
      #expect(tile.field.isFirstResponder)
      let frame = frame(of: tile)
      let isAbove = frame.maxY <= 300.5 || frame.height > 300
      #expect(frame.minY >= -0.5 && isAbove, "seed \(seed), step \(step): \(frame)")
    }
  }

  @Test func `stays out of sight if the user has scrolled it away`() throws {
    form.show((0..<40).map { Entry(id: $0) })
    let tile = try #require(field(of: 0))
    tile.field.becomeFirstResponder()
    collection.user.scroll(by: 500)
    form.show((0..<41).map { Entry(id: $0) })
    #expect(collection.contentOffset.y == 500)
  }
}

@MainActor
@Suite struct `Rows that decide whether they can be focused` {
  @Test func `are asked, and skipped by the keyboard's next field`() async {
    let list = TableList()
    list.show {
      for id in 0..<4 {
        Row(EntryCell.self, Entry(id: id)).on(.canFocus) { $0.id != 1 }
      }
      Row(EntryCell.self, Entry(id: 4))
    }
    await Task.yield()
    #expect(!list.table.user.moveFocus(to: path(0, 1)))
    #expect(list.table.user.moveFocus(to: path(0, 2)))
    #expect(list.table.user.moveFocus(to: path(0, 4)))
    list.table.allowsFocus = false
    #expect(!list.table.user.moveFocus(to: path(0, 4)))
    list.driver.focus(0)
    list.driver.focusNext()
    #expect((list.cell(0, 2) as? EntryCell)?.field.isFirstResponder == true)
  }

  @Test func `work in a collection view`() async {
    let list = CollectionList()
    list.show {
      for id in 0..<4 {
        Row(EntryTile.self, Entry(id: id)).on(.canFocus) { $0.id != 1 }
      }
    }
    await Task.yield()
    #expect(!list.collection.user.moveFocus(to: path(0, 1)))
    #expect(list.collection.user.moveFocus(to: path(0, 2)))
  }

  @Test(arguments: [true, false])
  func `come first, then your delegate, also one that the view gets meanwhile`(
    isLater: Bool
  ) async {
    final class Own: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 0
      }
    }
    let (list, own) = (TableList(), Own())
    if !isLater { list.host.delegate = own }
    list.show {
      Row(EntryCell.self, Entry(id: 0))
      Row(EntryCell.self, Entry(id: 1)).on(.canFocus) { _ in true }
      Row(EntryCell.self, Entry(id: 2))
    }
    if isLater { list.table.delegate = own }
    await Task.yield()
    #expect(list.table.user.moveFocus(to: path(0, 0)))
    #expect(list.table.user.moveFocus(to: path(0, 1)))
    #expect(!list.table.user.moveFocus(to: path(0, 2)))
  }

  @Test func `are the only ones for which the view's behaviour changes`() async {
    let list = TableList()
    list.show { Row(EntryCell.self, Entry(id: 0)) }
    await Task.yield()
    #expect(!list.advertises("tableView:canFocusRowAtIndexPath:"))
    list.show { Row(EntryCell.self, Entry(id: 0)).on(.canFocus) { _ in true } }
    await Task.yield()
    #expect(list.advertises("tableView:canFocusRowAtIndexPath:"))
  }
}
