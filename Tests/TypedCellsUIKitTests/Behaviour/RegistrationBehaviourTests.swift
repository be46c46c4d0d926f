import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A storyboard's prototype that is as tall as its data.
private final class PrototypeCell: UITableViewCell, Updatable, ReusableCell {
  static var reuseIdentifier: ReuseIdentifier { "tall" }
  static var cellSource: CellSource { .prototype }
  private var points: CGFloat = 44

  func update(viewData points: Double) { self.points = CGFloat(points) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

private final class Model: Identifiable {
  let id = 1
}

private final class ModelCell: UITableViewCell, Updatable {
  func update(viewData model: Model) {}
}

private struct Note: Identifiable {
  let id: Int
  let text: String
}

private final class NibCell: UITableViewCell, Updatable {
  private(set) var isFromNib = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isFromNib = true
  }

  func update(viewData note: Note) { textLabel?.text = note.text }
}

private final class OtherCell: UITableViewCell, Updatable {
  func update(viewData note: Note) { textLabel?.text = "other \(note.text)" }
}

private final class Banner: UICollectionReusableView {}

/// A flow layout with a banner for the whole layout.
private final class BannerLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let banner = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "banner", with: IndexPath(index: 0))
    banner.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [banner]
  }
}

@MainActor
struct `Cells and views as UIKit wants them` {
  private let list = TableList()

  @Test func `A prototype off screen is reconfigured with the same cell`() {
    list.table.connectPrototype(withIdentifier: "tall", PrototypeCell.self)
    list.table.preparedRowCount = 3
    func show(_ last: Double) {
      list.show {
        for id in 0..<10 { Row(PrototypeCell.self, 44).id(id) }
        Row(PrototypeCell.self, last).id(10)
      }
    }
    show(44)
    let prepared = list.cell(0, 10)
    let exceptions = UIKitException.recording { show(80) }
    #expect(exceptions.isEmpty)
    #expect(list.cell(0, 10) === prepared)
  }

  @Test func `A prototype that you reconfigure keeps its cell`() {
    list.table.connectPrototype(withIdentifier: "tall", PrototypeCell.self)
    list.show { for id in 0..<3 { Row(PrototypeCell.self, 44).id(id) } }
    let cell = list.cell(0, 1)
    let exceptions = UIKitException.recording { list.table.reconfigureRows(at: [path(0, 1)]) }
    #expect(exceptions.isEmpty)
    #expect(list.cell(0, 1) === cell)
  }

  @Test func `A supplementary item of the whole layout is the provider's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view = UICollectionView(frame: window.frame, collectionViewLayout: BannerLayout())
    window.addSubview(view)
    view.register(
      Banner.self, forSupplementaryViewOfKind: "banner", withReuseIdentifier: "banner")
    let list = TypedCellsUIKit.CollectionList(view)
    list.host.otherSupplementaryView = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "banner", for: path)
    }
    list.apply { ListSection(id: 0) { Row(TileCell.self, "a") } }
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "banner").first is Banner)
  }

  @Test func `Old content is released`() {
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      list.show { Row(ModelCell.self, model).on(.willDisplay) { _ in } }
    }
    #expect(gone != nil)
    list.show { Row(ModelCell.self, Model()) }
    #expect(gone == nil)
  }

  @Test func `A header that is hidden isn't shown`() {
    var isHidden = true
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a") }
        .header(Row(TitleHeader.self, "title").hidden { isHidden })
    }
    #expect(list.table.headerView(forSection: 0) == nil)
    isHidden = false
    list.driver.updateVisibility()
    list.table.layoutIfNeeded()
    #expect((list.table.headerView(forSection: 0) as? TitleHeader)?.title == "title")
  }

  @Test func `A collection view makes cells for an audit`() throws {
    let list = CollectionList()
    let registry = CellRegistry<UICollectionViewCell>()
    try registry.register(TileCell.self)
    try registry.register(
      OtherTile.self, as: "nib", from: .nib(name: "RegistrationBehaviour.Missing"))
    let made = try list.host.makeCell(
      for: #require(registry.registration(for: .init(for: TileCell.self))))
    #expect(made is TileCell)
    #expect(throws: DequeuingError.self) {
      try list.host.makeCell(for: #require(registry.registration(for: "nib")))
    }
  }

  @Test func `An error says what is missing, and how to fix it`() {
    #expect(
      DequeuingError.uncheckedPrototype("tile").description
        == "the prototype with the identifier 'tile' can't be checked, because a collection view has no method that "
        + "looks for one; show the row in a test")
    #expect(
      DequeuingError.viewIsGone.description
        == "the table or collection view was deallocated; keep it while you use the list")
  }

  @Test func `Rows of a diffable data source come from nibs, and tables share them`() throws {
    NibLibrary.provide("RegistrationBehaviour.Cell", in: .main, NibCell.self)
    let registry = CellRegistry<UITableViewCell>()
    try registry.register(NibCell.self, from: .nib(name: "RegistrationBehaviour.Cell"))
    let rows = RowItems<UITableViewCell>(registry: registry)
    let note = Note(id: 1, text: "a")
    let items = rows.items(of: [
      AnyRow(Row(NibCell.self, note)), AnyRow(Row(OtherCell.self, note)),
    ])
    #expect(items.count == 2, "one model, two kinds of cell")
    let exceptions = UIKitException.recording {
      for _ in 0..<2 {
        let table = UITableView(frame: .zero, style: .plain)
        let cells = items.map { rows.cell(for: $0, at: path(0, 0), in: table) }
        #expect(cells.map { $0.textLabel?.text } == ["a", "other a"])
        #expect((cells[0] as? NibCell)?.isFromNib == true)
      }
    }
    #expect(exceptions.isEmpty)
  }
}
