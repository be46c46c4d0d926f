/// Values by identities.
///
/// It is used instead of a dictionary, which ends the process if an `==` of yours contradicts itself. Here, such an
/// identity is found or not.
package struct IdentityMap<Key: Hashable, Value> {
  /// The index of the first entry with a hash.
  private var starts: [Int: Int] = [:]
  package private(set) var entries: [(key: Key, value: Value, next: Int?)] = []

  package init() {}

  package var count: Int { entries.count }
  package var isEmpty: Bool { entries.isEmpty }
  package var keys: some Sequence<Key> { entries.lazy.map(\.key) }

  /// The value of a key, or `nil` if there is none. A value can't be removed.
  package subscript(key: Key) -> Value? {
    // A hash takes longer than a look into an empty map.
    isEmpty ? nil : find(key, hash: key.hashValue).map { entries[$0].value }
  }

  /// Sets the value of a key.
  package mutating func set(_ value: Value, for key: Key) {
    let hash = key.hashValue
    if let index = find(key, hash: hash) {
      entries[index].value = value
    } else {
      entries.append((key, value, starts[hash]))
      starts[hash] = entries.count - 1
    }
  }

  /// Appends to the value of a key.
  package mutating func append<Element>(_ element: Element, for key: Key) where Value == [Element] {
    if let index = find(key, hash: key.hashValue) {
      entries[index].value.append(element)
    } else {
      set([element], for: key)
    }
  }

  private func find(_ key: Key, hash: Int) -> Int? {
    var candidate = starts[hash]
    while let index = candidate, entries[index].key != key { candidate = entries[index].next }
    return candidate
  }
}

extension IdentityMap where Value == Void {
  package init(_ keys: some Sequence<Key>) {
    for key in keys { insert(key) }
  }

  package mutating func insert(_ key: Key) { set((), for: key) }

  package func contains(_ key: Key) -> Bool { self[key] != nil }
}

/// Identities, each once; see ``IdentityMap``.
package typealias IdentitySet<Key: Hashable> = IdentityMap<Key, Void>
