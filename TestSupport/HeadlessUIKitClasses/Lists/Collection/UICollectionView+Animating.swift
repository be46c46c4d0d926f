/// What a collection view asks its layout around an animation. HeadlessUIKit animates nothing, but a layout of your own is
/// asked as in UIKit, so that tests run its code.
extension UICollectionView {
  /// Requests the attributes with which elements leave their old places.
  func requestFinalAttributes(of places: some Sequence<ElementPlace>) {
    for place in places.sorted(by: { ($0.kind, $0.path) < ($1.kind, $1.path) }) {
      if place.isItem {
        _ = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: place.path)
      } else if place.isDecoration {
        _ = collectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: place.kind, at: place.path)
      } else {
        _ = collectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: place.kind, at: place.path)
      }
    }
  }

  /// Requests the attributes with which the elements on screen come to their new places.
  func requestInitialAttributes() {
    for path in shownItems.keys.sorted() {
      _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    }
    for place in shownSupplementaries.keys.sorted(by: { ($0.kind, $0.path) < ($1.kind, $1.path) }) {
      if place.isDecoration {
        _ = collectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: place.kind, at: place.path)
      } else {
        _ = collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: place.kind, at: place.path)
      }
    }
  }

  /// Returns the offset after a change of the content or the layout: that of the delegate, or else of the layout.
  func targetOffset(for proposed: CGPoint) -> CGPoint {
    askDelegate(CollectionMethod.targetContentOffset) {
      $0.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
    } ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
  }

  /// Begins a change of the bounds inside of an animation.
  func prepareAnimatedBoundsChange() {
    prepareLayout()
    guard let old = boundsBeforeAnimation else { return }
    collectionViewLayout.prepare(forAnimatedBoundsChange: old)
    requestFinalAttributes(
      of: shownItems.keys.map { ElementPlace(path: $0) } + shownSupplementaries.keys)
  }

  /// Ends a change of the bounds inside of an animation.
  func finalizeAnimatedBoundsChange() {
    guard boundsBeforeAnimation != nil else { return }
    boundsBeforeAnimation = nil
    requestInitialAttributes()
    collectionViewLayout.finalizeAnimatedBoundsChange()
  }

  // MARK: Direction

  /// Whether the attributes of the layout are mirrored.
  private var mirrorsLayout: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// Returns a rectangle of the content in the layout's own direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard mirrorsLayout else { return rect }
    let width = max(contentSize.width, bounds.width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns attributes of the layout in the direction of the collection view.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard mirrorsLayout, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = max(contentSize.width, bounds.width) - attributes.center.x
    return copy
  }
}
