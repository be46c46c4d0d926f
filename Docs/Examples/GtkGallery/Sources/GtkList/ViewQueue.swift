public import TypedCells

/// The views of one kind that show nothing any more, and how new ones are made.
@MainActor
package struct ViewQueue<View: GtkItemView> {
  private var registrations: [ReuseIdentifier: CellRegistration<View>] = [:]
  private var waiting: [ReuseIdentifier: [View]] = [:]
  /// Closures instead of nibs, which GTK would load from its own files.
  var nibs: [String: @MainActor () -> View] = [:]
  /// How many views were made.
  package private(set) var builtCount = 0

  mutating func register(_ registration: CellRegistration<View>) {
    registrations[registration.identifier] = registration
  }

  mutating func enqueue(_ view: View) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// The view that was given back last, for that one still stands where the next is wanted.
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

/// Why a ``GtkList`` could not dequeue a view.
public enum GtkListError: Error, Equatable {
  /// The identifier isn't registered.
  case unregistered(ReuseIdentifier)

  /// A registration names something that was never provided.
  case missing(String, ReuseIdentifier)
}

extension GtkListError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unregistered(let identifier): "nobody registered the identifier '\(identifier)'"
    case .missing(let name, let identifier):
      "the identifier '\(identifier)' stands for '\(name)', which was never provided"
    }
  }
}
