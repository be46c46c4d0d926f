import HeadlessList
import Testing
import TypedCells

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
private final class News {
  let list = ListDriver(host: HeadlessList(height: 100))
  private(set) var items = ["old"]
  private var isLoading: CheckedContinuation<Void, Never>?

  init() {
    list.onRefresh(weak: self) { news in
      await withCheckedContinuation { news.isLoading = $0 }
      news.items.insert("new", at: 0)
      news.show()
    }
    show()
  }

  func show() {
    list.apply { ListSection(id: 0) { items.map { Row(TextCell.self, $0).id($0) } } }
  }

  func load() { isLoading?.resume() }
}

@MainActor
struct `Pulling down the headless list` {
  @Test func `refreshes it until the handler returns, and not again meanwhile`() async {
    let news = News()
    let pull = Task { await news.list.host.pullToRefresh() }
    while !news.list.host.isRefreshing { await Task.yield() }
    #expect(news.list.host.isRefreshing)
    #expect(await !news.list.host.pullToRefresh())
    #expect(news.list.host.picture == "  old")
    news.load()
    #expect(await pull.value)
    #expect(!news.list.host.isRefreshing)
    #expect(news.list.host.picture == "  new\n  old")
  }

  @Test func `does nothing without a handler, or after its owner is deallocated`() async {
    let list = ListDriver(host: HeadlessList(height: 100))
    #expect(await !list.host.pullToRefresh())
    final class Owner { var refreshes = 0 }
    var owner: Owner? = Owner()
    owner.map { list.onRefresh(weak: $0) { $0.refreshes += 1 } }
    #expect(await list.host.pullToRefresh())
    #expect(owner?.refreshes == 1)
    owner = nil
    await list.host.pullToRefresh()
    #expect(!list.host.isRefreshing)
  }
}
