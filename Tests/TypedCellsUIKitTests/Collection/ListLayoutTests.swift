import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Note: Identifiable, Equatable {
  let id: Int
  var text = ""
  var isPinned = false
}

private final class NoteCell: UICollectionViewListCell, Updatable {
  private(set) var updates = 0
  private var lines: CGFloat = 1

  func update(viewData note: Note) {
    updates += 1
    lines = CGFloat(note.text.split(separator: "\n").count)
    var content = defaultContentConfiguration()
    content.text = note.text
    contentConfiguration = content
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: max(lines, 1) * 50)
  }
}

private final class Picture {}

private final class PictureCell: UICollectionViewListCell, Updatable {
  func update(viewData picture: Picture) {}
}

/// A cell that sets an accessory itself.
private final class LinkCell: UICollectionViewListCell, Updatable {
  func update(viewData text: String) { accessories = [.disclosureIndicator()] }
}

/// A cell that is indented by itself.
private final class IndentedCell: UICollectionViewListCell, Updatable {
  override init(frame: CGRect) {
    super.init(frame: frame)
    indentationLevel = 2
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) {}
}

@MainActor
struct `A list in a list layout` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let container: UIView
  private let list: TypedCellsUIKit.CollectionList
  private let journal = Journal()

  init() {
    container = UIView(frame: window.bounds)
    window.addSubview(container)
    list = TypedCellsUIKit.CollectionList(in: container, appearance: .insetGrouped)
  }

  private func view() throws -> UICollectionView { try #require(list.host.collectionView) }

  private func show(
    @RowBuilder<UICollectionViewCell> _ rows: () -> RowList<UICollectionViewCell>
  ) throws {
    list.apply { ListSection(id: 0, rows: rows) }
    try view().layoutIfNeeded()
  }

  private func cell(_ section: Int, _ item: Int) throws -> UICollectionViewListCell {
    try #require(try view().cellForItem(at: path(section, item)) as? UICollectionViewListCell)
  }

  private func hasTitle(_ kind: String, _ section: Int) throws -> Bool {
    let title = try view().supplementaryView(forElementKind: kind, at: path(section, 0))
    #expect(title == nil || title is CollectionTitle, "no empty view takes space")
    return title != nil
  }

  @Test func `fills its container, which keeps it alive`() throws {
    #expect(try view().superview === container)
    #expect(try view().frame == container.bounds)
    container.frame.size = CGSize(width: 440, height: 320)
    container.layoutIfNeeded()
    #expect(try view().frame == CGRect(x: 0, y: 0, width: 440, height: 320))
  }

  @Test func `shows headers and footers only in sections that have them`() throws {
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    list.apply {
      ListSection(id: "a", header: "A") { Row(NoteCell.self, Note(id: 1)) }
      ListSection(id: "b", footer: "end of b") { Row(NoteCell.self, Note(id: 2)) }
      ListSection(id: "c") { Row(NoteCell.self, Note(id: 3)) }
    }
    try view().layoutIfNeeded()
    #expect(try (0..<3).map { try hasTitle(header, $0) } == [true, false, false])
    #expect(try (0..<3).map { try hasTitle(footer, $0) } == [false, true, false])
    let cells = try (0..<3).map { try cell($0, 0) }
    list.apply {
      ListSection(id: "a") { Row(NoteCell.self, Note(id: 1)) }
      ListSection(id: "b", footer: "end of b") { Row(NoteCell.self, Note(id: 2)) }
      ListSection(id: "c", header: "C") { Row(NoteCell.self, Note(id: 3)) }
    }
    try view().layoutIfNeeded()
    #expect(try (0..<3).map { try hasTitle(header, $0) } == [false, false, true])
    #expect(try (0..<3).map { try hasTitle(footer, $0) } == [false, true, false])
    #expect(try (0..<3).allSatisfy { try cell($0, 0) === cells[$0] }, "no cell is replaced")
    #expect(cells.allSatisfy { ($0 as? NoteCell)?.updates == 1 }, "no section is reloaded")
  }

  @Test func `lets cells be as tall as their content`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1, text: "a"))
      Row(NoteCell.self, Note(id: 2, text: "a\nb"))
    }
    #expect(try [cell(0, 0), cell(0, 1)].map(\.frame.height) == [50, 100])
    try show {
      Row(NoteCell.self, Note(id: 1, text: "a\nb\nc"))
      Row(NoteCell.self, Note(id: 2, text: "a\nb"))
    }
    #expect(try [cell(0, 0), cell(0, 1)].map(\.frame.height) == [150, 100])
  }

  @Test func `asks rows for swipe actions`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1)).on(.leadingSwipeActions) { _ in [RowAction("Pin") {}] }
      Row(NoteCell.self, Note(id: 2))
        .on(.commitEdit, weak: journal) { journal, note, _ in journal.note("delete \(note.id)") }
    }
    let user = try view().user
    #expect(user.swipeItem(at: path(0, 0), from: .leading)?.titles == ["Pin"])
    #expect(user.swipeItem(at: path(0, 0), from: .trailing) == nil)
    #expect(user.swipeItem(at: path(0, 1), from: .trailing)?.tap("Delete") == true)
    #expect(journal.entries == ["delete 2"])
  }

  @Test func `gives cells the accessories of their rows`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1)).accessories([.disclosureIndicator()])
        .on(.commitEdit) { _, _ in }.on(.move) { _, _ in }.on(.accessoryTap) { _ in }
      Row(NoteCell.self, Note(id: 2, isPinned: true))
        .accessories { note in note.isPinned ? [.checkmark()] : [] }
      Row(NoteCell.self, Note(id: 3)).on(.commitEdit) { _, _ in }
        .on(.editingStyle) { _ in .insert }
      Row(NoteCell.self, Note(id: 4))
    }
    #expect(
      try cell(0, 0).accessories.map(\.accessoryType)
        == [.delete, .detail, .disclosureIndicator, .reorder])
    #expect(try cell(0, 1).accessories.map(\.accessoryType) == [.checkmark])
    #expect(try cell(0, 2).accessories.map(\.accessoryType) == [.insert])
    #expect(try cell(0, 3).accessories.isEmpty)
    try show { Row(NoteCell.self, Note(id: 2)).accessories { $0.isPinned ? [.checkmark()] : [] } }
    #expect(try cell(0, 0).accessories.isEmpty)
  }

  @Test func `shows the controls of editing while it is edited, and calls the row's handlers`()
    throws
  {
    try show {
      Row(NoteCell.self, Note(id: 1))
        .on(.commitEdit, weak: journal) { $0.note("\($2) \($1.id)") }
        .on(.accessoryTap, weak: journal) { $0.note("tap \($1.id)") }
        .on(.move, weak: journal) { $0.note("move \($1.id) to \($2.new)") }
      Row(NoteCell.self, Note(id: 2)).on(.move) { _, _ in }
    }
    let view = try view()
    #expect(view.user.accessories(ofItemAt: path(0, 0)) == [.detail])
    #expect(!view.user.tapAccessory(.delete, ofItemAt: path(0, 0)))
    view.user.tapAccessory(.detail, ofItemAt: path(0, 0))
    view.isEditing = true
    #expect(view.user.accessories(ofItemAt: path(0, 0)) == [.delete, .detail, .reorder])
    #expect(view.user.tapAccessory(.delete, ofItemAt: path(0, 0)))
    #expect(journal.entries == ["tap 1"], "the user confirms the deletion")
    view.user.swipeOnScreen(ofItemAt: path(0, 0))?.tap("Delete")
    view.user.dragItem(from: path(0, 0), to: path(0, 1))
    #expect(journal.entries == ["tap 1", "delete 1", "move 1 to 0.1"])
  }

  @Test func `passes the cell to a handler of taps on the accessory`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1, text: "a")).accessories([.checkmark()])
        .onAccessoryTapCell(weak: journal) { journal, note, cell, path in
          journal.note("\(note.text) \(cell.updates) \(path)")
        }
    }
    #expect(try view().user.accessories(ofItemAt: path(0, 0)) == [.detail, .checkmark])
    #expect(try view().user.tapAccessory(.detail, ofItemAt: path(0, 0)))
    #expect(journal.entries == ["a 1 0.0"])
  }

  @Test func `deletes at once if a row has a control to delete and no swipe actions`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1)).on(.trailingSwipeActions) { _ in [] }
        .on(.commitEdit, weak: journal) { $0.note("\($2) \($1.id)") }
    }
    let view = try view()
    view.isEditing = true
    #expect(view.user.tapAccessory(.delete, ofItemAt: path(0, 0)))
    #expect(view.user.swipeOnScreen(ofItemAt: path(0, 0)) == nil)
    #expect(journal.entries == ["delete 1"])
  }

  @Test(arguments: [true, false])
  func `keeps a swiped row whose handler doesn't delete it`(hasIdentity: Bool) throws {
    ListTexts.current.delete = "Löschen"
    defer { ListTexts.current = ListTexts() }
    try show {
      if hasIdentity {
        Row(NoteCell.self, Note(id: 1)).on(.commitEdit, weak: journal) { journal, _, _ in
          journal.note("delete")
        }
      } else {
        Row(LinkCell.self, "a").on(.commitEdit, weak: journal) { journal, _, _ in
          journal.note("delete")
        }
      }
    }
    let swipe = try #require(try view().user.swipeItem(at: path(0, 0), from: .trailing))
    swipe.tap("Löschen")
    #expect(journal.entries == ["delete"])
    #expect(!swipe.isOpen)
    #expect(!swipe.hasRemovedRow)
    #expect(try cell(0, 0).superview != nil)
  }

  @Test func `lets UIKit remove a swiped row that its handler deletes`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1)).on(.commitEdit, weak: list) { list, _, _ in
        list.apply { ListSection(id: 0) { Row(NoteCell.self, Note(id: 2)) } }
      }
    }
    let swipe = try #require(try view().user.swipeItem(at: path(0, 0), from: .trailing))
    swipe.tap("Delete")
    #expect(swipe.hasRemovedRow)
  }

  @Test func `sends taps on accessories to the row that the cell shows now`() throws {
    func show(_ answer: String) throws {
      try self.show {
        Row(NoteCell.self, Note(id: 1)).on(.accessoryTap, weak: journal) { journal, _ in
          journal.note(answer)
        }
      }
    }
    try show("first")
    try show("second")
    try view().user.tapAccessory(ofItemAt: path(0, 0))
    #expect(journal.entries == ["second"])
  }

  @Test func `keeps no old content alive in the accessories of cells`() throws {
    weak var gone: Picture?
    do {
      let picture = Picture()
      gone = picture
      try show {
        Row(PictureCell.self, picture).on(.commitEdit) { _, _ in }.on(.accessoryTap) { _ in }
          // The control to delete has no handler of its own.
          .on(.editingStyle) { _ in .insert }
      }
    }
    let cell = try cell(0, 0)
    #expect(cell.accessories.count == 2)
    #expect(gone != nil)
    try show {}
    #expect(gone == nil)
    #expect(cell.accessories.count == 2, "the cell waits for its reuse")
  }

  @Test func `doesn't add an accessory that a row asks for itself`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1)).on(.commitEdit) { _, _ in }.on(.move) { _, _ in }
        .on(.accessoryTap) { _ in }
        .accessories([.reorder(displayed: .always), .delete(displayed: .always), .detail()])
    }
    #expect(try cell(0, 0).accessories.map(\.accessoryType) == [.reorder, .delete, .detail])
  }

  @Test func `shows the first of two accessories of a type, which UIKit refuses, and reports it`()
    throws
  {
    var failures: [ListFailure] = []
    list.onFailure = { failures.append($0) }
    try show {
      Row(NoteCell.self, Note(id: 1)).accessories([.label(text: "a"), .label(text: "b")])
      Row(NoteCell.self, Note(id: 2)).accessories([.label(text: "a"), .checkmark()])
    }
    #expect(try cell(0, 0).accessories.map(\.accessoryType) == [.label])
    #expect(try cell(0, 1).accessories.count == 2)
    #expect(failures.count == 1)
    #expect(
      failures.first?.description.contains("UIKit accepts one accessory of each type") == true)
  }

  @Test func `shows circles in place of delete controls while several rows can be selected`() throws
  {
    try view().allowsMultipleSelectionDuringEditing = true
    try show { Row(NoteCell.self, Note(id: 1)).on(.commitEdit) { _, _ in } }
    #expect(try cell(0, 0).accessories.map(\.accessoryType) == [.multiselect])
  }

  @Test func `adds no second circle to a row that declares one`() throws {
    try view().allowsMultipleSelectionDuringEditing = true
    try show {
      Row(NoteCell.self, Note(id: 1)).accessories([.checkmark(), .multiselect()])
      Row(NoteCell.self, Note(id: 2)).accessories([.checkmark()])
    }
    #expect(try cell(0, 0).accessories.map(\.accessoryType) == [.checkmark, .multiselect])
    #expect(try cell(0, 1).accessories.map(\.accessoryType) == [.multiselect, .checkmark])
  }

  @Test func `indents children from the level that their cells have`() throws {
    try show {
      Row(IndentedCell.self, "a").id("a").children(initiallyExpanded: true) {
        Row(IndentedCell.self, "b").id("b")
      }
    }
    #expect(try [cell(0, 0), cell(0, 1)].map(\.indentationLevel) == [2, 3])
  }

  @Test func `keeps the accessories that a cell sets itself`() throws {
    try show { Row(LinkCell.self, "a") }
    #expect(try cell(0, 0).accessories.map(\.accessoryType) == [.disclosureIndicator])
    try view().allowsMultipleSelectionDuringEditing = true
    list.refreshVisible()
    #expect(try cell(0, 0).accessories.map(\.accessoryType) == [.disclosureIndicator])
  }

  @Test func `leaves the accessories that a cell sets itself when its row declares none any more`()
    throws
  {
    let types = try ["pinned", "plain", "pinned"].map { text in
      try show {
        Row(LinkCell.self, text).id(1).accessories { $0 == "pinned" ? [.checkmark()] : [] }
      }
      return try cell(0, 0).accessories.map(\.accessoryType)
    }
    #expect(types == [[.checkmark], [.disclosureIndicator], [.checkmark]])
  }

  @Test func `removes its accessories before a cell that sets its own shows another row`() throws {
    try show { Row(LinkCell.self, "a").id("a").on(.commitEdit) { _, _ in } }
    let reused = try cell(0, 0)
    try show { Row(NoteCell.self, Note(id: 1)) }
    try show { Row(LinkCell.self, "b").id("b") }
    #expect(try cell(0, 0) === reused)
    #expect(try cell(0, 0).accessories.map(\.accessoryType) == [.disclosureIndicator])
  }

  @Test func `lets rows change and hide their separators`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1)).hidesSeparators()
      Row(NoteCell.self, Note(id: 2))
        .separators { note, separators in
          separators.bottomSeparatorInsets.leading = CGFloat(note.id * 10)
        }
      Row(NoteCell.self, Note(id: 3))
    }
    let separators = try (0..<3).map {
      try #require(try view().user.separators(ofItemAt: path(0, $0)))
    }
    #expect(separators[0].topSeparatorVisibility == .hidden)
    #expect(separators[0].bottomSeparatorVisibility == .hidden)
    #expect(separators[1].bottomSeparatorInsets.leading == 20)
    #expect(separators[2] == UIListSeparatorConfiguration(listAppearance: .insetGrouped))
  }

  @Test func `deselects a row after a tap`() throws {
    try show {
      Row(NoteCell.self, Note(id: 1)).onSelect(weak: journal) { $0.note("select \($1.id)") }
    }
    try view().user.tapItem(at: path(0, 0))
    #expect(try (view().indexPathsForSelectedItems ?? []).isEmpty)
    #expect(journal.entries == ["select 1"])
    list.selectionMode = .multiple
    try view().user.tapItem(at: path(0, 0))
    #expect(try view().indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test func `can be in the view of a controller, and keep the selection`() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view: UICollectionView = controller.collectionView
    var adapted: [Int] = []
    let list = TypedCellsUIKit.CollectionList(
      view, appearance: .plain,
      adapting: { section, configuration in
        adapted.append(section)
        configuration.showsSeparators = false
      })
    list.selectionMode = .single
    list.apply { ListSection(id: 0, header: "A") { Row(NoteCell.self, Note(id: 1)) } }
    view.layoutIfNeeded()
    view.user.tapItem(at: path(0, 0))
    #expect(view.indexPathsForSelectedItems == [path(0, 0)])
    #expect(view.user.separators(ofItemAt: path(0, 0)) == nil)
    #expect(Set(adapted) == [0])
    #expect(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0)) != nil)
  }

  @Test func `reports no event, because it delivers all of them`() throws {
    var failures: [String] = []
    list.onFailure = { failures.append($0.description) }
    try show {
      Row(NoteCell.self, Note(id: 1)).hidesSeparators().on(.trailingSwipeActions) { _ in [] }
        .on(.commitEdit) { _, _ in }.on(.accessoryTap) { _ in }.on(.move) { _, _ in }
    }
    #expect(failures.isEmpty)
  }
}
