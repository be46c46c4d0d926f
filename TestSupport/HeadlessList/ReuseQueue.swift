import TypedCells

/// The cells that left the viewport, waiting by identifier, and how new ones are made.
@MainActor
struct ReuseQueue {
  typealias Factory = @MainActor () -> HeadlessCell

  private var registrations: [ReuseIdentifier: CellRegistration<HeadlessCell>] = [:]
  private var waiting: [ReuseIdentifier: Waiting] = [:]
  var nibs: [String: Factory] = [:]
  var prototypes: [ReuseIdentifier: Factory] = [:]
  var counters = HeadlessCounters()

  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.cells.count } }

  mutating func register(_ registration: CellRegistration<HeadlessCell>) {
    registrations[registration.identifier] = registration
  }

  mutating func enqueue(_ cell: HeadlessCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    if let waiting = waiting[identifier] {
      waiting.cells.append(cell)
    } else {
      waiting[identifier] = Waiting(cell)
    }
  }

  mutating func dequeue(
    _ identifier: ReuseIdentifier
  ) throws(HeadlessListError) -> HeadlessCell {
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

  /// A new cell as a registration says, whether or not it is registered.
  func makeCell(
    for registration: CellRegistration<HeadlessCell>
  ) throws(HeadlessListError) -> HeadlessCell {
    try factory(as: registration)()
  }

  private func factory(for identifier: ReuseIdentifier) throws(HeadlessListError) -> Factory {
    switch registrations[identifier] {
    case nil:
      // Like a storyboard's prototypes, those provided to the list need no registration.
      guard let prototype = prototypes[identifier] else { throw .unregistered(identifier) }
      return prototype
    case let registration?:
      return try factory(as: registration)
    }
  }

  private func factory(
    as registration: CellRegistration<HeadlessCell>
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

/// The cells that wait under one identifier: an object, for to change an array inside a dictionary
/// allocates each time.
@MainActor
private final class Waiting {
  var cells: [HeadlessCell]

  init(_ cell: HeadlessCell) {
    cells = [cell]
  }
}
