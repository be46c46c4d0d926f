import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Prefetching in the headless list` {
  private final class NumberCell: HeadlessCell, Updatable {
    func update(viewData number: Int) { lines = ["\(number)"] }
  }

  @MainActor
  private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private let log = Log()
  private let list = ListDriver(host: HeadlessList(height: 60))

  init() {
    list.apply {
      ListSection(id: 0) {
        for number in 0..<20 {
          Row(NumberCell.self, number).id(number)
            .on(.prefetch, weak: log) { log, number in log.entries.append("fetch \(number)") }
            .on(.cancelPrefetch, weak: log) { log, number in log.entries.append("cancel \(number)")
            }
        }
      }
    }
  }

  @Test func `is off by default`() {
    list.host.scroll(by: 100)
    #expect(log.take() == [])
  }

  @Test func `prefetches rows ahead, and cancels those that were never shown`() {
    list.host.prefetchCount = 2
    list.host.scroll(by: 20)
    #expect(log.take() == ["fetch 4", "fetch 5"])
    list.host.scroll(by: 20)
    #expect(log.take() == ["fetch 6"])
    list.host.scroll(by: -20)
    #expect(log.take() == ["fetch 0", "cancel 5", "cancel 6"])
  }

  @Test func `follows rows to their new index paths`() {
    list.host.prefetchCount = 1
    list.host.scroll(by: 20)
    list.apply {
      ListSection(id: 0) {
        for number in 3..<20 {
          Row(NumberCell.self, number).id(number)
            .on(.cancelPrefetch, weak: log) { log, number in log.entries.append("cancel \(number)")
            }
        }
      }
    }
    #expect(log.take() == ["fetch 4"])
    list.host.scroll(by: 20)
    #expect(log.take() == [])
  }
}
