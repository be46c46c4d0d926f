/// The kind and index path of an element: a cell has no kind.
struct ElementPlace: Hashable {
  var kind = ""
  let path: IndexPath
  var isDecoration = false

  /// Whether the element is a cell.
  var isItem: Bool { kind.isEmpty && !isDecoration }
}

extension ElementPlace {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      kind: attributes.representedElementKind ?? "", path: attributes.indexPath,
      isDecoration: attributes.representedElementCategory == .decorationView)
  }
}
