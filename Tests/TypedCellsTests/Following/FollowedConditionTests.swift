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
}
