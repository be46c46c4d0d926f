import Foundation
import TypedCells

extension CellLaws {
  /// `cell.accumulatesNothing`: a cell doesn't grow with each row that it shows.
  ///
  /// The law counts views, layers, constraints, gesture recognisers, targets, actions and the elements of
  /// stored collections, including hidden ones. It also counts the closures in objects that the samples hold, and looks
  /// for repeating timers that the cell replaced and didn't invalidate.
  public static var accumulatesNothing: Law<Self> {
    Law("cell.accumulatesNothing", unless: \.reasonNotToGoOn) { cell in
      let problem = cell.transitions.firstResult { transition -> String? in
        let used = cell.handling.make()
        defer { cell.discard(used) }
        let data = cell.samples.forTrial()
        var timers = StoredTimers()
        var replaced: String?
        let counts = (0..<3).map { _ in
          for index in cell.samples.indices {
            cell.perform([.update(index), .layOut, .deliver(.earliestFirst)], on: used, with: data)
            replaced = replaced ?? timers.note(in: used)
            cell.perform(transition.steps, on: used, with: data)
          }
          return cell.counts(in: used, data)
        }
        if let replaced {
          return
            "\(transition.words), its earlier timer '\(replaced)' continues. Invalidate a timer before you "
            + "replace it"
        }
        return counts[2].keys.sorted().firstResult { part in
          let numbers = counts.map { $0[part] ?? 0 }
          guard numbers[0] < numbers[1], numbers[1] < numbers[2] else { return nil }
          let rows = cell.samples.indices.count
          return "after \(rows), \(2 * rows) and \(3 * rows) rows, \(transition.words), it has "
            + "\(numbers[0]), \(numbers[1]) and \(numbers[2]) \(part). Create them once, or remove in "
            + "prepareForReuse what an update adds"
        }
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// `cell.noLeakedOwner`: the cell doesn't hold the owner of its data strongly.
  public static var noLeakedOwner: Law<Self> {
    Law("cell.noLeakedOwner", unless: \.reasonNotToOwn) { cell in
      let fresh = cell.handling.make()
      defer { cell.discard(fresh) }
      weak var owner: AnyObject?
      owner = cell.updateAndReturnOwner(fresh)
      return withExtendedLifetime(fresh) {
        owner.map {
          [
            "the cell keeps the \(readableName(of: type(of: $0))) of its data alive. Don't store the data, "
              + "or capture the owner weakly in them"
          ]
        } ?? []
      }
    }
  }

  /// `cell.isReleased`: a cell that the list releases is deallocated.
  ///
  /// If a timer, an observer or a closure holds the cell, the cell continues to work for a row that is no
  /// longer on screen. A task may hold it until the task ends; only `await assertCellLaws(…)` waits for that.
  public static var isReleased: Law<Self> {
    Law("cell.isReleased", unless: \.reasonNotToRelease) { cell in
      guard cell.wasReleased else {
        return [
          "it still exists after the list released it. Something that it created holds it: capture self "
            + "weakly in closures, timers, observers and actions, and make delegates weak"
            + (cell.findings.wasReleased == nil
              ? ". If it's a task that ends, write 'await' before the assertion" : "")
        ]
      }
      if let timer = cell.findings.leftTimer {
        return [
          "its timer '\(timer)' continues after the cell is gone. Invalidate it in prepareForReuse, or when "
            + "it fires and the cell is gone"
        ]
      }
      return cell.leavesTimer
        ? [
          "a timer that an update started continues after the cell is gone. Store it, and invalidate it in "
            + "prepareForReuse and before you start another one; if it fires only once, write 'await' before the "
            + "assertion"
        ] : []
    }
  }

  private var reasonNotToOwn: String? { makeOwner == nil ? "no owner is declared" : nil }

  private var reasonNotToRelease: String? {
    if let reason = reasonNotToTrust { return reason }
    if isBroken(Self.accumulatesNothing) { return "the cell accumulates something already" }
    guard findings.wasReleased == nil else { return nil }
    if wasReleased {
      return leavesTimer && findings.startsTimerAtCreation
        ? "a timer that the cell doesn't store continues after the cell is gone; check that it ends itself then"
        : nil
    }
    return findings.unfinishedWork != nil
      ? "a task that the cell stores may hold it until it ends; write 'await' before the assertion"
      : nil
  }

  /// Whether a timer that the cell doesn't store continues after the cell is gone.
  private var leavesTimer: Bool {
    // While a test waits, other tests start timers as well.
    findings.wasReleased == nil && !findings.storesTimers && findings.hasNewTimer
  }

  /// Whether a cell that showed every sample was released: after the wait, or at once without a wait.
  private var wasReleased: Bool {
    if let released = findings.wasReleased ?? findings.wasReleasedAtOnce { return released }
    let released = isReleasedAtOnce()
    findings.wasReleasedAtOnce = released
    return released
  }

  /// Whether a cell that showed every sample is deallocated at once.
  private func isReleasedAtOnce() -> Bool {
    weak var released: Cell?
    var timers = StoredTimers()
    inPool {
      let cell = handling.make()
      showEverything(in: cell)
      timers.note(in: cell)
      findings.storesTimers = !timers.isEmpty
      discard(cell)
      released = cell
    }
    if released == nil { findings.leftTimer = timers.leftover() }
    return released == nil
  }

  /// Shows every sample, or one in a cell that shows one row only, and delivers all content.
  func showEverything(in cell: Cell) {
    let data = samples.forTrial()
    for index in samples.indices.prefix(transitions.isEmpty ? 1 : samples.indices.count) {
      perform([.update(index), .layOut], on: cell, with: data)
      if findings.unfinishedWork == nil { findings.unfinishedWork = nameOfStoredWork(in: cell) }
      perform([.deliver(.earliestFirst)], on: cell, with: data)
      if isReusable { perform([.prepare], on: cell, with: data) }
    }
  }

  private func counts(in cell: Cell, _ data: [Sample]) -> [String: Int] {
    var counts = handling.counts(cell)
    addSizesOfCollections(in: cell, named: "elements in", to: &counts)
    for sample in data {
      let isObject = type(of: sample as Any) is AnyClass
      let parts = isObject ? [sample as AnyObject] : samples.holdObjects ? objects(in: sample) : []
      for object in parts {
        // An object of a sample can be a log or a store that grows for a good reason, but not with observers.
        addSizesOfCollections(
          in: object, named: "elements in the sample's", onlyOfClosures: !isObject, to: &counts)
      }
    }
    return counts
  }

  private func updateAndReturnOwner(_ cell: Cell) -> AnyObject? {
    guard let (owner, sample) = makeOwner?() else { return nil }
    update(cell, sample)
    return owner
  }
}

/// The property in which an object stores a task or a work item, which may hold the object until it ends.
@MainActor
private func nameOfStoredWork(in object: AnyObject) -> String? {
  storedProperties(of: object).first { property in
    guard let value = unwrapped(property.value) else { return false }
    // This matches Swift's tasks and those of URLSession, which have many class names.
    let name = "\(type(of: value))".prefix { $0 != "<" }
    return value is DispatchWorkItem || name.hasSuffix("Task")
  }?.name
}

/// Adds the size of each stored collection of an object.
@MainActor
private func addSizesOfCollections(
  in object: AnyObject, named prefix: String, onlyOfClosures: Bool = false,
  to counts: inout [String: Int]
) {
  for (name, value) in storedProperties(of: object) {
    guard let content = Mirror(ofCollection: value),
      !onlyOfClosures || "\(content.subjectType)".contains("->")
    else { continue }
    counts["\(prefix) '\(name)'", default: 0] += content.children.count
  }
}

extension Mirror {
  /// Reflects a collection, also inside optionals; `nil` if the value isn't one.
  fileprivate init?(ofCollection value: Any) {
    self.init(reflecting: value)
    switch displayStyle {
    case .collection, .set, .dictionary: break
    case .optional:
      guard let content = children.first.flatMap({ Mirror(ofCollection: $0.value) }) else {
        return nil
      }
      self = content
    default: return nil
    }
  }
}

/// The timers of the run loop that the laws run in.
@MainActor
enum CurrentTimers {
  /// The date when the next timer fires; `nil` if none fires within a day.
  static var next: Date? {
    RunLoop.current.limitDate(forMode: .default).flatMap {
      $0.timeIntervalSinceNow < 86_400 ? $0 : nil
    }
  }
}
