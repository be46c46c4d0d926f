import TypedCells

/// The views that left the viewport, by identifier, and the registrations that create new ones.
@MainActor
struct ReuseQueue<View: HeadlessView> {
  typealias Factory = @MainActor () -> View

  private var registrations: [ReuseIdentifier: CellRegistration<View>] = [:]
  private var waiting: [ReuseIdentifier: Waiting<View>] = [:]
  var nibs: [String: Factory] = [:]
  var prototypes: [ReuseIdentifier: Factory] = [:]
  var counters = HeadlessCounters()

  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.cells.count } }

  mutating func register(_ registration: CellRegistration<View>) {
    registrations[registration.identifier] = registration
  }

  mutating func enqueue(_ cell: View) {
    guard let identifier = cell.reuseIdentifier else { return }
    if let waiting = waiting[identifier] {
      waiting.cells.append(cell)
    } else {
      waiting[identifier] = Waiting(cell)
    }
  }

  mutating func dequeue(
    _ identifier: ReuseIdentifier
  ) throws(HeadlessListError) -> View {
    if let cell = waiting[identifier]?.cells.popLast() {
      cell.prepareForReuse()
      counters.reused += 1
      return cell
    }
    let cell = try factory(for: identifier)()
    cell.reuseIdentifier = identifier
    counters.built += 1
    return cell
  }

  /// Creates a cell that the list neither dequeues nor counts.
  func spare(_ identifier: ReuseIdentifier) throws(HeadlessListError) -> View {
    try factory(for: identifier)()
  }

  /// Creates a cell for a registration, whether or not it is registered.
  func makeCell(
    for registration: CellRegistration<View>
  ) throws(HeadlessListError) -> View {
    try factory(as: registration)()
  }

  private func factory(for identifier: ReuseIdentifier) throws(HeadlessListError) -> Factory {
    switch registrations[identifier] {
    case nil:
      // As in UIKit, a storyboard's prototype needs no registration.
      guard let prototype = prototypes[identifier] else { throw .unregistered(identifier) }
      return prototype
    case let registration?:
      return try factory(as: registration)
    }
  }

  private func factory(
    as registration: CellRegistration<View>
  ) throws(HeadlessListError) -> Factory {
    let identifier = registration.identifier
    switch registration.source {
    case .cellClass:
      return { registration.cellClass.init() }
    case .nib(let name, _):
      guard let nib = nibs[name] else { throw .missingNib(name: name, identifier: identifier) }
      return nib
    case .prototype:
      guard let prototype = prototypes[identifier] else { throw .missingPrototype(identifier) }
      return prototype
    }
  }
}

/// The enqueued views of one identifier. It is an object because changing an array inside a dictionary
/// allocates each time.
@MainActor
private final class Waiting<View> {
  var cells: [View]

  init(_ cell: View) {
    cells = [cell]
  }
}
