import Foundation

/// The repeating timers that an object stores. An object that replaces one has to invalidate it first.
@MainActor
struct StoredTimers {
  private var timers: [(name: String, timer: Timer)] = []

  /// Whether the object can store timers. Most cells can't, and reflection is slow.
  private var canStore = true

  /// Whether the object stores no repeating timers.
  var isEmpty: Bool { timers.isEmpty }

  /// The name of a stored timer that continues even after it fires again; `nil` if there is none.
  ///
  /// Call it when the object is gone. Many timers end themselves when they fire and find that.
  func leftover() -> String? {
    timers.first { stored in
      stored.timer.fire()
      return stored.timer.isValid
    }?.name
  }

  /// Notes the timers that an object stores now.
  ///
  /// - Parameter object: the same object each time.
  /// - Returns: the name of a property with an earlier timer that continues although the object no longer stores it;
  ///   `nil` if there is none.
  @discardableResult
  mutating func note(in object: AnyObject) -> String? {
    guard canStore else { return nil }
    canStore = false
    var stored: [(name: String, timer: Timer)] = []
    for (name, value) in storedProperties(of: object)
    where value is Timer || type(of: value) == Timer?.self {
      canStore = true
      guard let timer = unwrapped(value) as? Timer, timer.timeInterval > 0 else { continue }
      stored.append((name, timer))
    }
    defer { timers = stored }
    return timers.first { old in
      old.timer.isValid && !stored.contains { $0.timer === old.timer }
    }?.name
  }
}
