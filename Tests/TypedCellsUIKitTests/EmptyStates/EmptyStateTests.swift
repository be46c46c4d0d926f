import HeadlessUIKit
import Observation
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
private final class Owner {
  var texts: [String] = []
  var reason = "Loading"
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class Model {
  var texts: [String] = []
  var reason = "Loading"
}

@MainActor
private func content(_ text: String) -> UIListContentConfiguration {
  var content = UIListContentConfiguration.cell()
  content.text = text
  return content
}

/// The text behind the rows.
@MainActor
private func text(of view: UIView?) -> String? {
  ((view as? any UIContentView)?.configuration as? UIListContentConfiguration)?.text
}

/// Whether a list without rows shows a configuration.
@MainActor
private final class Visibility {
  var isShown = true
}

@MainActor
struct `An empty table` {
  private let list = TableList()
  private let owner = Owner()

  private func show(_ texts: String...) {
    list.show { for text in texts { Row(TextCell.self, text) } }
  }

  @Test func `shows a configuration behind its rows, but not before it has content`() throws {
    list.driver.backgroundWhenEmpty(weak: owner) { content($0.reason) }
    #expect(list.table.backgroundView == nil)
    show()
    let view = try #require(list.table.backgroundView)
    #expect(text(of: view) == "Loading")
    owner.reason = "Nothing"
    show()
    #expect(list.table.backgroundView === view)
    #expect(text(of: view) == "Nothing")
    show("a")
    #expect(list.table.backgroundView == nil)
    show()
    #expect(text(of: list.table.backgroundView) == "Nothing")
  }

  @Test func `shows it at once if it has content`() {
    show()
    list.driver.backgroundWhenEmpty(weak: owner) { content($0.reason) }
    #expect(text(of: list.table.backgroundView) == "Loading")
  }

  @Test func `shows nothing if there is no configuration, or its owner was released`() {
    let visibility = Visibility()
    var other: Owner? = Owner()
    if let other {
      list.driver.backgroundWhenEmpty(weak: other) { visibility.isShown ? content($0.reason) : nil }
    }
    show()
    #expect(list.table.backgroundView != nil)
    visibility.isShown = false
    show()
    #expect(list.table.backgroundView == nil)
    visibility.isShown = true
    show()
    other = nil
    show()
    #expect(list.table.backgroundView == nil)
  }

  @Test func `replaces its background for the time, and gives it back`() {
    let own = UIView()
    list.table.backgroundView = own
    list.driver.backgroundWhenEmpty(weak: owner) { content($0.reason) }
    show()
    show()
    #expect(list.table.backgroundView !== own)
    show("a")
    #expect(list.table.backgroundView === own)
  }

  @Test func `keeps a background that the app sets while the table is empty`() {
    list.driver.backgroundWhenEmpty(weak: owner) { content($0.reason) }
    show()
    let own = UIView()
    list.table.backgroundView = own
    show("a")
    #expect(list.table.backgroundView === own)
  }

  @Test func `shows a view, until there is none any more`() {
    let view = UIView()
    list.driver.backgroundWhenEmpty(view)
    show()
    #expect(list.table.backgroundView === view)
    show()
    #expect(list.table.backgroundView === view)
    list.driver.backgroundWhenEmpty(nil)
    #expect(list.table.backgroundView == nil)
    show("a")
    #expect(list.table.backgroundView == nil)
  }

  @Test func `keeps neither view while it has rows`() {
    weak var shown: UIView?
    weak var replaced: UIView?
    list.table.backgroundView = UIView()
    replaced = list.table.backgroundView
    list.driver.backgroundWhenEmpty(weak: owner) { content($0.reason) }
    show()
    shown = list.table.backgroundView
    #expect(replaced != nil && shown != nil && shown !== replaced)
    show("a")
    #expect(shown == nil)
    #expect(list.table.backgroundView === replaced)
    list.table.backgroundView = nil
    #expect(replaced == nil)
  }

  @Test func `shows another configuration in another view`() {
    list.driver.backgroundWhenEmpty(weak: owner) { model -> (any UIContentConfiguration)? in
      if model.texts.isEmpty { return content("a") }
      return OtherContent()
    }
    show()
    owner.texts = ["b"]
    show()
    #expect(list.table.backgroundView is OtherContent.View)
  }

  @Test func `shows it outside a window as well`() {
    let list = TableList(inWindow: false)
    list.driver.backgroundWhenEmpty(weak: owner) { content($0.reason) }
    list.show { Row(TextCell.self, "a") }
    list.show {}
    #expect(text(of: list.table.backgroundView) == "Loading")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `updates it when its model changes`() async {
    let model = Model()
    list.driver.backgroundWhenEmpty(weak: model) { content($0.reason) }
    list.driver.follow(weak: model) { model in
      ListSection(id: 0) { for text in model.texts { Row(TextCell.self, text) } }
    }
    #expect(text(of: list.table.backgroundView) == "Loading")
    model.reason = "Nothing"
    await list.driver.followedChanges()
    #expect(text(of: list.table.backgroundView) == "Nothing")
    model.texts = ["a"]
    await list.driver.followedChanges()
    #expect(list.table.backgroundView == nil)
    model.texts = []
    await list.driver.followedChanges()
    #expect(text(of: list.table.backgroundView) == "Nothing")
    model.reason = "Gone"
    await list.driver.followedChanges()
    #expect(text(of: list.table.backgroundView) == "Gone", "a change keeps the observation")
  }
}

@MainActor
struct `An empty collection` {
  @Test func `shows a configuration behind its rows`() {
    let (list, owner) = (CollectionList(), Owner())
    list.driver.backgroundWhenEmpty(weak: owner) { content($0.reason) }
    list.show {}
    #expect(text(of: list.collection.backgroundView) == "Loading")
    list.show { Row(TileCell.self, "a") }
    #expect(list.collection.backgroundView == nil)
  }
}

@MainActor
struct `A row that is dragged into a section without rows` {
  @Test func `is moved to its beginning, also if other rows are shown there`() {
    let (list, journal) = (TableList(), Journal())
    list.apply {
      ListSection(id: "a") {
        Row(TextCell.self, "row")
          .on(.moveTarget, weak: journal) { journal, _, move in
            journal.note("target \(move.new)")
            return move.new
          }
          .on(.move, weak: journal) { journal, _, move in journal.note("move \(move.new)") }
      }
      ListSection<UITableViewCell>(id: "b") {}.whenEmpty {
        Row(TextCell.self, "No rows")
        Row(TextCell.self, "Drag one here")
      }
    }
    list.table.isEditing = true
    _ = list.table.user.dragRow(from: path(0, 0), to: path(1, 1))
    #expect(journal.entries == ["target 1.0", "move 1.0"])
  }
}

private struct OtherContent: UIContentConfiguration {
  final class View: UIView, UIContentView {
    var configuration: any UIContentConfiguration = OtherContent()
  }

  func makeContentView() -> any UIView & UIContentView { View() }

  func updated(for state: any UIConfigurationState) -> OtherContent { self }
}
