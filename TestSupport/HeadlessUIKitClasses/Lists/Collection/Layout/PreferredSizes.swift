/// The sizes that measured cells, headers and footers preferred to the estimates of their layout.
struct PreferredSizes {
  private var sizes: [ElementPlace: CGSize] = [:]
  /// The elements that are measured again. Until then they keep their size, so that the content doesn't jump.
  private var outdated: Set<ElementPlace> = []

  subscript(place: ElementPlace) -> CGSize? {
    get { sizes[place] }
    set {
      sizes[place] = newValue
      outdated.remove(place)
    }
  }

  /// Returns whether an element wasn't measured, or has to be measured again.
  func isMissing(_ place: ElementPlace) -> Bool {
    sizes[place] == nil || outdated.contains(place)
  }

  /// Has elements measured again.
  mutating func invalidate(_ places: some Sequence<ElementPlace>) { outdated.formUnion(places) }

  /// The average size of the measured cells, or `nil` if none was measured. O(measured cells).
  var averageOfItems: CGSize? {
    let items = sizes.filter(\.key.isItem).values
    guard !items.isEmpty else { return nil }
    let count = CGFloat(items.count)
    return CGSize(
      width: items.reduce(0) { $0 + $1.width } / count,
      height: items.reduce(0) { $0 + $1.height } / count)
  }

  /// Updates the places of the elements, and forgets those without a new place.
  mutating func move(_ newPlace: (ElementPlace) -> ElementPlace?) {
    let moved = sizes.compactMap { place, size in newPlace(place).map { ($0, size) } }
    sizes = Dictionary(moved) { first, _ in first }
    outdated = Set(outdated.compactMap(newPlace))
  }
}
