import TypedCells

/// Registering and dequeuing. Mistakes for which UIKit raises an exception are found before, except missing
/// prototypes of collection views, because UIKit offers no way to look for them.
extension ListViewAdapter {
  func register(_ registration: CellRegistration<Cell>) {
    cellSources[registration.identifier] = ViewSource(of: registration) { nib in
      register(registration.cellClass, nib, as: registration.identifier.rawValue)
    }
  }

  func register(headerFooter registration: CellRegistration<HeaderFooterView>) {
    headerFooterSources[registration.identifier] = ViewSource(of: registration) { nib in
      register(headerFooter: registration.cellClass, nib, as: registration.identifier.rawValue)
    }
  }

  func dequeueCell(
    _ identifier: ReuseIdentifier, for path: IndexPath
  ) throws(DequeuingError) -> Cell {
    guard view != nil else { throw .viewIsGone }
    switch cellSources[identifier] {
    case .missing(let error):
      throw error
    case .registered:
      return dequeueCell(identifier.rawValue, for: path)
    case .prototype, nil:
      guard let prototype = dequeuePrototype(identifier.rawValue, for: path) else {
        throw .noPrototype(identifier.rawValue)
      }
      // From now on the index path can be passed, which cells that are reconfigured need.
      cellSources[identifier] = .registered
      return prototype
    }
  }

  func dequeueHeaderFooter(
    _ identifier: ReuseIdentifier, at edge: SectionEdge, for path: IndexPath
  ) throws(DequeuingError) -> HeaderFooterView {
    guard self.view != nil else { throw .viewIsGone }
    if case .missing(let error)? = headerFooterSources[identifier] { throw error }
    guard let view = dequeueHeaderFooter(identifier.rawValue, at: edge, for: path) else {
      throw .noPrototype(identifier.rawValue)
    }
    return view
  }
}
