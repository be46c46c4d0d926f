import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

private struct Post: Identifiable, Equatable {
  let id: Int
  var text: String
}

/// Keeps its data, as a cell does that updates only what changed.
private final class KeepingCell: HeadlessCell, Updatable {
  private(set) var post: Post?
  func update(viewData post: Post) {
    self.post = post
    lines = [post.text]
  }
}

private final class IDCell: HeadlessCell, Updatable {
  private(set) var shown: Int?
  func update(viewData post: Post) {
    shown = post.id
    lines = [post.text]
  }
}

private final class TextOnlyCell: HeadlessCell, Updatable {
  func update(viewData post: Post) { lines = [post.text] }
}

private final class LoadingCell: HeadlessCell, Updatable {
  private var task: Task<Void, Never>?
  func update(viewData post: Post) {
    task?.cancel()
    lines = [post.text]
    task = Task {}
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    task = nil
  }
}

private final class ButtonCell: HeadlessCell, Updatable {
  var onTap: () -> Void = {}
  func update(viewData post: Post) {
    lines = [post.text]
    buttons = [HeadlessButton("Tap") { [weak self] in self?.onTap() }]
  }
}

@MainActor
struct `Hints of the laws of cells` {
  private let posts = [Post(id: 1, text: "Tea"), Post(id: 2, text: "Cake")]

  private func laws<Cell: HeadlessCell & Updatable>(
    _ cell: Cell.Type, _ posts: [Post]? = nil, _ options: [CellOption<Cell, Post>] = []
  ) -> CellLaws<Cell, Post> where Cell.ViewData == Post {
    let posts = posts ?? self.posts
    return CellLaws({ posts }, options, updating: { $0.update(viewData: $1) })
  }

  @Test func `ask for a sample with the id of another one, if the cell stores its data`() {
    func hint(_ name: String) -> String {
      "no two samples have the same 'id', but the cell stores '\(name)', so its update of a changed row isn't "
        + "tried; add a sample with the 'id' of another one"
    }
    #expect(laws(KeepingCell.self).report().notes == [hint("post")])
    #expect(laws(IDCell.self).report().notes == [hint("shown")])
    #expect(laws(TextOnlyCell.self).report().notes == [])
    #expect(laws(KeepingCell.self, posts + [Post(id: 1, text: "Bread")]).report().notes == [])
    #expect(laws(KeepingCell.self, nil, [.neverUpdatedInPlace]).report().notes == [])
  }

  @Test func `name a log that stays empty`() {
    let log = EventLog()
    log.append("an event of another test")
    let hint =
      "the declared log stayed empty, so actions for another row aren't noticed; append to it in the closures and "
      + "delegates of the samples"
    #expect(laws(ButtonCell.self, nil, [.recording(log)]).report().notes == [hint])
    #expect(laws(ButtonCell.self, nil, [.recording(log), .untouched]).report().notes == [])
    let used = CellLaws(ButtonCell.self, samples: self.posts, .recording(log)) { cell, post in
      cell.update(viewData: post)
      cell.onTap = { log.append(post.id) }
    }
    #expect(used.report().notes == [])
  }

  @Test func `ask for an await if the cell stores a task`() async {
    let hint =
      "the cell stores a task in 'task', and what it shows later isn't examined; make the test `async` and write "
      + "`await` before the assertion"
    let laws = laws(LoadingCell.self)
    #expect(laws.report(on: CellLaws.laws).notes == [hint])
    #expect(await laws.report().notes == [])
  }
}
