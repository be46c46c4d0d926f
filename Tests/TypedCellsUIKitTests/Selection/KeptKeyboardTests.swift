import HeadlessUIKit
import Observation
import Testing
import TypedCells
import TypedCellsUIKit

/// A row with two fields, of which the user edits the second.
private struct Form: Equatable {
  var text = ""
}

private final class FormCell: UITableViewCell, Updatable {
  let fields = [UITextField(), UITextField()]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for field in fields { contentView.addSubview(field) }
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData form: Form) { for field in fields { field.text = form.text } }
}

private final class OtherFormCell: UITableViewCell, Updatable {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData form: Form) { field.text = form.text }
}

private final class NoteCell: UITableViewCell, Updatable {
  let note = UITextView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(note)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData form: Form) { note.text = form.text }
}

private final class FormTile: UICollectionViewCell, Updatable {
  let fields = [UITextField(), UITextField()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for field in fields { contentView.addSubview(field) }
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData form: Form) { for field in fields { field.text = form.text } }
}

private final class SearchHeader: UITableViewHeaderFooterView, Updatable {
  let field = UITextField()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData form: Form) { field.text = form.text }
}

@MainActor
struct `The keyboard in a table` {
  private let list = TableList()

  /// Shows sections of rows with forms; sections without rows are left out.
  private func show(
    _ sections: (id: String, rows: [String])..., animated: Bool = true, lazy: Bool = false,
    form: @escaping (String) -> Form = { _ in Form() }
  ) {
    list.apply(animated: animated) {
      for section in sections where !section.rows.isEmpty {
        ListSection(id: section.id) {
          if lazy {
            LazyRows(section.rows, id: \.self) { Row(FormCell.self, form($0)) }
          } else {
            for id in section.rows { Row(FormCell.self, form(id)).id(id) }
          }
        }
      }
    }
  }

  private func field(_ id: String) -> UITextField? {
    list.driver.visibleCell(of: id, as: FormCell.self)?.fields[1]
  }

  @Test(arguments: [true, false], [true, false])
  func `stays in a row whose section appears or disappears`(isAnimated: Bool, isLazy: Bool) {
    show(("others", ["a", "b", "c"]), lazy: isLazy)
    field("b")?.becomeFirstResponder()
    show(("pinned", ["b"]), ("others", ["a", "c"]), animated: isAnimated, lazy: isLazy)
    #expect(field("b")?.isFirstResponder == true)
    #expect(field("a")?.isFirstResponder == false)
    show(("others", ["c", "b", "a"]), animated: isAnimated, lazy: isLazy)
    #expect(field("b")?.isFirstResponder == true)
    show(("new", ["a", "b"]), animated: isAnimated, lazy: isLazy)
    #expect(field("b")?.isFirstResponder == true)
  }

  @Test func `keeps a text that the model doesn't have yet, unless the model changes`() {
    show(("others", ["a", "b"]))
    field("b")?.becomeFirstResponder()
    field("b")?.text = "half a sen"
    show(("pinned", ["b"]), ("others", ["a"]))
    #expect(field("b")?.text == "half a sen")
    show(("others", ["a", "b"])) { Form(text: $0) }
    #expect(field("b")?.isFirstResponder == true)
    #expect(field("b")?.text == "b")
  }

  @Test func `stays in rows that move, and whose sections move`() {
    show(("1", ["a", "b"]), ("2", ["c", "d"]))
    field("b")?.becomeFirstResponder()
    show(("2", ["c", "b", "d"]), ("1", ["a"]))
    #expect(field("b")?.isFirstResponder == true)
    show(("1", ["b", "a"]), ("2", ["d", "c"]))
    #expect(field("b")?.isFirstResponder == true)
  }

  @Test func `stays in a row whose section gets another header`() {
    typealias Section = ListSection<UITableViewCell>
    func show(_ adding: (Section) -> Section) {
      list.apply {
        adding(ListSection(id: 0) { for id in ["a", "b"] { Row(FormCell.self, Form()).id(id) } })
      }
    }
    show { $0 }
    field("b")?.becomeFirstResponder()
    field("b")?.text = "half"
    let headers: [(Section) -> Section] = [
      { $0.header("Header") }, { $0.header(Row(TitleHeader.self, "Header")) }, { $0 },
      { $0.footer("Footer") },
    ]
    for adding in headers {
      show(adding)
      #expect(field("b")?.isFirstResponder == true)
      #expect(field("b")?.text == "half")
    }
  }

  @Test func `stays in a header while its section moves`() throws {
    func show(_ ids: [Int]) {
      list.apply {
        for id in ids {
          ListSection(id: id) { Row(TextCell.self, "\(id)") }
            .header(Row(SearchHeader.self, Form(text: "\(id)")))
        }
      }
    }
    func field(_ section: Int) -> UITextField? {
      (list.table.headerView(forSection: section) as? SearchHeader)?.field
    }
    show([1, 2, 3])
    field(2)?.becomeFirstResponder()
    show([3, 2, 1])
    #expect(field(0)?.isFirstResponder == true)
    show([1, 4, 3, 2])
    #expect(field(2)?.isFirstResponder == true)
  }

  @Test func `stays in a text view`() {
    func show(isPinned: Bool) {
      list.apply {
        let row = Row(NoteCell.self, Form()).id("note")
        if isPinned { ListSection(id: "pinned") { row } }
        ListSection(id: "others") {
          if !isPinned { row }
          Row(TextCell.self, "other").id("other")
        }
      }
    }
    show(isPinned: false)
    func note() -> UITextView? { list.driver.visibleCell(of: "note", as: NoteCell.self)?.note }
    note()?.becomeFirstResponder()
    note()?.text = "half"
    show(isPinned: true)
    #expect(note()?.isFirstResponder == true)
    #expect(note()?.text == "half")
  }

  @Test func `stays in a row that gets another cell class with such a field`() {
    func show(isOther: Bool) {
      list.apply {
        ListSection(id: 0) {
          if isOther {
            Row(OtherFormCell.self, Form()).id("a")
          } else {
            Row(OneFieldCell.self, Form()).id("a")
          }
        }
      }
    }
    show(isOther: false)
    list.driver.visibleCell(of: "a", as: OneFieldCell.self)?.field.becomeFirstResponder()
    show(isOther: true)
    #expect(
      list.driver.visibleCell(of: "a", as: OtherFormCell.self)?.field.isFirstResponder == true)
  }

  @Test func `ends with a row that is deleted, and gets into no other`() {
    show(("others", ["a", "b", "c"]))
    field("b")?.becomeFirstResponder()
    show(("pinned", ["c"]), ("others", ["a"]))
    #expect(field("a")?.isFirstResponder == false)
    #expect(field("c")?.isFirstResponder == false)
  }

  @Test func `ends with a row that goes with its section`() {
    show(("gone", ["b"]), ("others", ["a", "c"]))
    let gone = field("b")
    #expect(gone?.becomeFirstResponder() == true)
    show(("others", ["a", "c"]))
    #expect(gone?.isFirstResponder == false)
    #expect(field("a")?.isFirstResponder == false)
    #expect(field("c")?.isFirstResponder == false)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `stays in a row of a list that follows its model`() async {
    let model = PinnedModel()
    list.driver.follow(weak: model) { model in
      if model.isPinned { ListSection(id: "pinned") { Row(FormCell.self, Form()).id("a") } }
      ListSection(id: "others") {
        if !model.isPinned { Row(FormCell.self, Form()).id("a") }
        Row(FormCell.self, Form()).id("b")
      }
    }
    list.table.layoutIfNeeded()
    field("a")?.becomeFirstResponder()
    list.driver.select("a")
    model.isPinned = true
    await list.driver.followedChanges()
    list.table.layoutIfNeeded()
    #expect(list.driver.paths(of: "a") == [RowPath(section: 0, row: 0)])
    #expect(field("a")?.isFirstResponder == true)
    #expect(list.driver.isSelected("a"))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class PinnedModel {
  var isPinned = false
}

private final class OneFieldCell: UITableViewCell, Updatable {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData form: Form) { field.text = form.text }
}

@MainActor
struct `The keyboard in a collection view` {
  private let list = CollectionList()

  private func show(_ sections: (id: String, rows: [String])..., animated: Bool = true) {
    list.apply(animated: animated) {
      for section in sections where !section.rows.isEmpty {
        ListSection(id: section.id) {
          for id in section.rows { Row(FormTile.self, Form()).id(id) }
        }
      }
    }
  }

  private func field(_ id: String) -> UITextField? {
    list.driver.visibleCell(of: id, as: FormTile.self)?.fields[1]
  }

  @Test(arguments: [true, false])
  func `stays in a row whose section appears, disappears or moves`(isAnimated: Bool) {
    show(("others", ["a", "b", "c"]))
    field("b")?.becomeFirstResponder()
    field("b")?.text = "half"
    show(("pinned", ["b"]), ("others", ["a", "c"]), animated: isAnimated)
    #expect(field("b")?.isFirstResponder == true)
    show(("others", ["a", "c"]), ("pinned", ["b"]), animated: isAnimated)
    #expect(field("b")?.isFirstResponder == true)
    show(("others", ["c", "b", "a"]), animated: isAnimated)
    #expect(field("b")?.isFirstResponder == true)
    #expect(field("b")?.text == "half")
  }
}
