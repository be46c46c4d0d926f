public import TypedCells

/// The registrations of cells, or of headers and footers, and the views that wait for reuse.
@MainActor
package struct ViewQueue<View: GtkItemView> {
  private var registrations: [ReuseIdentifier: CellRegistration<View>] = [:]
  private var waiting: [ReuseIdentifier: [View]] = [:]
  /// Closures that make views in place of nibs, by the name of the nib.
  var nibs: [String: @MainActor () -> View] = [:]
  /// The number of views that were created.
  package private(set) var builtCount = 0

  mutating func register(_ registration: CellRegistration<View>) {
    registrations[registration.identifier] = registration
  }

  mutating func enqueue(_ view: View) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// Returns a view for an identifier: the last one that was returned to the queue, or a new one.
  ///
  /// The last one is often still in the place that needs a view next.
  mutating func dequeue(_ identifier: ReuseIdentifier) throws(GtkListError) -> View {
    if let view = waiting[identifier]?.popLast() { return view }
    let view = try makeView(identifier)
    view.reuseIdentifier = identifier
    builtCount += 1
    return view
  }

  private func makeView(_ identifier: ReuseIdentifier) throws(GtkListError) -> View {
    guard let registration = registrations[identifier] else { throw .unregistered(identifier) }
    switch registration.source {
    case .cellClass:
      return registration.cellClass.init()
    case .nib(let name, _):
      guard let nib = nibs[name] else { throw .missing(name, identifier) }
      return nib()
    case .prototype:
      throw .missing("prototype", identifier)
    }
  }
}

/// The reason why a ``GtkList`` couldn't dequeue a view.
public enum GtkListError: Error, Equatable {
  /// The identifier isn't registered.
  case unregistered(ReuseIdentifier)

  /// The registration names a nib or a prototype that wasn't provided.
  case missing(String, ReuseIdentifier)
}

extension GtkListError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unregistered(let identifier): "the identifier '\(identifier)' isn't registered"
    case .missing(let name, let identifier):
      "the identifier '\(identifier)' is registered with '\(name)', which wasn't provided"
    }
  }
}
