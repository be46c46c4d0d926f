import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A content whose view notes what it shows.
private struct NotedContent: UIContentConfiguration {
  var text: String
  let journal: Journal

  func makeContentView() -> any UIView & UIContentView { NotedView(self) }

  func updated(for state: any UIConfigurationState) -> NotedContent {
    var copy = self
    if (state as? UICellConfigurationState)?.isSelected == true { copy.text += "!" }
    return copy
  }
}

private final class NotedView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { note() }
  }

  init(_ configuration: NotedContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    note()
  }

  required init?(coder: NSCoder) { nil }

  private func note() {
    guard let content = configuration as? NotedContent else { return }
    content.journal.note(content.text)
  }
}

@MainActor
struct `A closure that makes the content of a row for a state of its cell` {
  private let journal = Journal()

  @Test func `replaces the content of the other state, which isn't shown in the new state first`()
    throws
  {
    let list = TableList()
    list.show {
      Row("a") { [journal] text, state in
        NotedContent(text: state.isSelected ? "selected" : text, journal: journal)
      }
    }
    list.table.layoutIfNeeded()
    let cell = try #require(list.cell(0, 0))
    journal.removeAll()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(journal.entries == ["selected!"])
  }

  @Test func `does so in a collection view`() throws {
    let list = CollectionList()
    list.show {
      Row(ContentCollectionCell.self, "a") { [journal] text, state in
        NotedContent(text: state.isSelected ? "selected" : text, journal: journal)
      }
    }
    list.collection.layoutIfNeeded()
    let cell = try #require(list.cell(0, 0))
    journal.removeAll()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(journal.entries == ["selected!"])
  }
}

@MainActor
struct `A cell of a collection view for rows whose content a closure makes` {
  private final class Picture {}

  private let list = CollectionList()
  private let journal = Journal()

  private func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  private func text(_ item: Int) -> String? {
    (list.cell(0, item)?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func `leaves the state to UIKit if the closure doesn't take it`() throws {
    list.show {
      Row("list") { [journal] text in NotedContent(text: text, journal: journal) }
      Row(ContentCollectionCell.self, "plain") { [journal] text in
        NotedContent(text: text, journal: journal)
      }
    }
    list.collection.layoutIfNeeded()
    journal.removeAll()
    for item in 0..<2 {
      let cell = try #require(list.cell(0, item))
      cell.isSelected = true
      cell.layoutIfNeeded()
    }
    #expect(journal.entries == ["list!", "plain!"])
  }

  @Test func `is neither selected nor keeps its model when it waits for reuse`() throws {
    weak var ofList: Picture?
    weak var ofPlain: Picture?
    do {
      let (first, second) = (Picture(), Picture())
      (ofList, ofPlain) = (first, second)
      list.show {
        Row(first) { [self] _, _ in content("a") }
        Row(ContentCollectionCell.self, second) { [self] _, _ in content("b") }
      }
    }
    let cells = list.collection.visibleCells
    #expect(ofList != nil && ofPlain != nil)
    for cell in cells { cell.isSelected = true }
    list.show {}
    for cell in cells { cell.prepareForReuse() }
    #expect(cells.map(\.isSelected) == [false, false])
    #expect(ofList == nil)
    #expect(ofPlain == nil)
  }

  @Test func `has its own background only in rows that declare one`() throws {
    list.show {
      Row("a") { [self] text in content(text) }
      Row("b") { [self] text in content(text) }.background { _ in .clear() }
    }
    let cells = try (0..<2).map { try #require(list.cell(0, $0)) }
    #expect(cells.map(\.automaticallyUpdatesBackgroundConfiguration) == [true, false])
  }

  @Test func `that was registered by you isn't given to rows with a background`() throws {
    typealias Content = UIListContentConfiguration
    let registry = list.driver.registry
    try registry.register(ContentListCell<String, Content>.self, as: "list")
    try registry.register(ContentCollectionCell<String, Content>.self, as: "plain")
    list.show {
      Row("a") { [self] text in content(text) }.reuseIdentifier("list")
      Row(ContentCollectionCell.self, "b") { [self] text in content(text) }
        .reuseIdentifier("plain")
      Row("c") { [self] text in content(text) }.background { _ in .clear() }
        .reuseIdentifier("list")
      Row(ContentCollectionCell.self, "d") { [self] text in content(text) }
        .background { _ in .clear() }.reuseIdentifier("plain")
    }
    #expect((0..<4).map(text) == ["a", "b", nil, nil])
    #expect(list.failures.count == 2)
  }
}

@MainActor
struct `A cell of a table for rows whose content a closure makes` {
  @Test func `isn't selected any more when it waits for reuse`() throws {
    let list = TableList()
    list.show {
      Row("a") { text -> UIListContentConfiguration in
        var content = UIListContentConfiguration.cell()
        content.text = text
        return content
      }
    }
    let cell = try #require(list.cell(0, 0))
    cell.setSelected(true, animated: false)
    cell.prepareForReuse()
    #expect(!cell.isSelected)
  }
}

@MainActor
struct `A row of a collection view with children whose contents closures make` {
  @Test func `is collapsed at first unless you expand it`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let list = TypedCellsUIKit.CollectionList(in: window, appearance: .plain)
    func content(_ text: String) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = text
      return content
    }
    list.apply {
      ListSection(id: 0) {
        Row("closed") { text in content(text) }.id("closed")
          .children { Row("hidden") { text in content(text) } }
        Row("open") { text in content(text) }.id("open")
          .children(initiallyExpanded: true) { Row("shown") { text in content(text) } }
      }
    }
    let view = try #require(list.host.collectionView)
    view.layoutIfNeeded()
    let texts = (0..<view.numberOfItems(inSection: 0)).map { item in
      let cell = view.cellForItem(at: path(0, item))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(texts == ["closed", "open", "shown"])
  }
}

/// A content that shows whether the cell is selected.
private struct MarkedContent: UIContentConfiguration {
  var text: String
  var isMarked = false
  let journal: Journal

  func makeContentView() -> any UIView & UIContentView { MarkedView(self) }

  func updated(for state: any UIConfigurationState) -> MarkedContent {
    var copy = self
    copy.isMarked = (state as? UICellConfigurationState)?.isSelected == true
    return copy
  }
}

private final class MarkedView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { note() }
  }

  init(_ configuration: MarkedContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    note()
  }

  required init?(coder: NSCoder) { nil }

  private func note() {
    guard let content = configuration as? MarkedContent else { return }
    content.journal.note(content.text + (content.isMarked ? "!" : ""))
  }
}

@MainActor
struct `A selected row whose content is a configuration of its own` {
  private let journal = Journal()

  @Test(arguments: [true, false])
  func `keeps its selected look in a table when it is updated`(animated: Bool) throws {
    let list = TableList()
    func show(_ text: String) {
      list.apply(animated: animated) {
        ListSection(id: 0) {
          Row(text) { [journal] text in MarkedContent(text: text, journal: journal) }.id(1)
        }
      }
    }
    show("a")
    list.driver.selectionMode = .single
    list.driver.select(1)
    list.table.layoutIfNeeded()
    show("b")
    #expect(journal.entries.last == "b!")
    list.driver.deselect(1)
    list.table.layoutIfNeeded()
    #expect(journal.entries.last == "b")
  }

  @Test func `keeps its selected look in a collection view when it is updated`() throws {
    let list = CollectionList()
    func show(_ text: String) {
      list.show {
        Row(ContentCollectionCell.self, text) { [journal] text in
          MarkedContent(text: text, journal: journal)
        }
        .id(1)
      }
    }
    show("a")
    list.driver.selectionMode = .single
    list.driver.select(1)
    list.collection.layoutIfNeeded()
    show("b")
    #expect(journal.entries.last == "b!")
  }
}
