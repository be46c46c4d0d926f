import HeadlessList
import Observation
import Testing
import TypedCells

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class Store {
  var names = ["a", "b"]
  var hidden: Set<String> = []
  @ObservationIgnored private(set) var evaluations = 0

  func isHidden(_ name: String) -> Bool {
    evaluations += 1
    return hidden.contains(name)
  }
}

/// A store of which one value follows the other.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class Totals {
  var prices = [1]
  var total = 1
}

@MainActor
struct `A condition that a list follows` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is evaluated once if the sections are built again in the same turn`() async {
    let list = RecordedList(height: 100)
    let store = Store()
    list.driver.follow {
      ListSection(id: 0) {
        for name in store.names {
          Row(TextCell.self, name).id(name).hidden { store.isHidden(name) }
        }
      }
    }
    let before = store.evaluations
    store.names = ["a", "b", "c"]
    store.hidden = ["b"]
    await list.driver.followedChanges()
    #expect(list.shown == ["a", "c"])
    #expect(store.evaluations == before + 3)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `may change another value, and waiting for changes includes that one`() async {
    let list = RecordedList(height: 100)
    let totals = Totals()
    list.driver.follow {
      let total = totals.prices.reduce(0, +)
      ListSection(id: 0) {
        Row(NumberCell.self, total).id("prices").hidden {
          if totals.total != total { totals.total = total }
          return false
        }
        Row(NumberCell.self, totals.total).id("total")
      }
    }
    totals.prices = [1, 2]
    await list.driver.followedChanges()
    #expect(list.shown == ["3", "3"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is followed although other content was refused`() async {
    let list = RecordedList(height: 100)
    list.driver.duplicates = .refuse
    var failures = 0
    list.driver.onFailure = { _ in failures += 1 }
    let store = Store()
    list.driver.follow {
      ListSection(id: 0) {
        for name in store.names {
          Row(TextCell.self, name).id(name).hidden {
            name == "twice" ? store.names.isEmpty : store.isHidden(name)
          }
        }
      }
    }
    store.names = ["twice", "twice"]
    await list.driver.followedChanges()
    #expect(failures == 1)
    store.hidden = ["a"]
    await list.driver.followedChanges()
    #expect(list.shown == ["b"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is evaluated again for a change after which other changes were prepared`() async {
    let list = RecordedList(height: 100)
    let store = Store()
    list.driver.follow {
      ListSection(id: 0) {
        for name in store.names {
          Row(TextCell.self, name).id(name).hidden { store.isHidden(name) }
        }
      }
    }
    store.hidden = ["b"]
    let prepared = list.driver.prepareChanges {}
    #expect("\(prepared.changes)" == "delete row 0.1")
    await list.driver.followedChanges()
    #expect(list.shown == ["a"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is observed if it reads something else since prepared changes were applied`() async {
    let list = RecordedList(height: 100)
    let store = Store()
    var showsAll = true
    list.driver.follow {
      ListSection(id: 0) {
        for name in store.names {
          Row(TextCell.self, name).id(name).hidden { !showsAll && store.isHidden(name) }
        }
      }
    }
    store.hidden = ["a"]
    await list.driver.followedChanges()
    #expect(list.shown == ["a", "b"])
    list.driver.apply(list.driver.prepareChanges { showsAll = false })
    #expect(list.shown == ["b"])
    store.hidden = ["b"]
    await list.driver.followedChanges()
    #expect(list.shown == ["a"])
  }
}
