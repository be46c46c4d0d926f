/// The kind and index path of a supplementary or decoration view.
struct SupplementaryPlace: Hashable {
  let kind: String
  let path: IndexPath
  var isDecoration = false
}

extension SupplementaryPlace {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      kind: attributes.representedElementKind ?? "", path: attributes.indexPath,
      isDecoration: attributes.representedElementCategory == .decorationView)
  }
}
