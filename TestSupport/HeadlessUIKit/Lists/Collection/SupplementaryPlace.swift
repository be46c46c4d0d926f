/// The kind and the path of a supplementary view.
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
