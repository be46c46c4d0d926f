/// Values of views, which are held weakly.
@MainActor
struct ViewTable<Value> {
  private struct Entry {
    weak var view: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of views that don't exist any more are removed.
  private var limit = 64

  /// The value of a view.
  ///
  /// - Complexity: O(1), amortized.
  subscript(view: AnyObject) -> Value? {
    get {
      // Another view may have the address of one that was deallocated.
      entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.value : nil }
    }
    set {
      if newValue != nil, entries.count >= limit {
        entries = entries.filter { $0.value.view != nil }
        limit = 2 * entries.count + 64
      }
      entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, value: $0) }
    }
  }
}
