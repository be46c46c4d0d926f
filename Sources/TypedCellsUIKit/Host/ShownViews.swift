import TypedCells

/// What each view on screen shows, for UIKit says of a view that has left only where its row once was.
@MainActor
struct ShownViews<Content> {
  private var contents: [ObjectIdentifier: Content] = [:]

  subscript(view: UIView) -> Content? {
    get { contents[ObjectIdentifier(view)] }
    set { contents[ObjectIdentifier(view)] = newValue }
  }

  /// Forgets what a view showed.
  mutating func remove(_ view: UIView) -> Content? {
    contents.removeValue(forKey: ObjectIdentifier(view))
  }

  mutating func removeAll() { contents = [:] }
}
