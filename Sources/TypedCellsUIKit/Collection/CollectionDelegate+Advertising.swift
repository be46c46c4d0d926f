#if canImport(UIKit)
  /// Only what rows use, or the author's delegate implements, is advertised. Whatever else that delegate
  /// implements, as the methods of scroll views, goes straight to it.
  extension CollectionDelegate {
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      if let method = CollectionDelegateMethod(rawValue: aSelector.description) {
        return methods.contains(method)
      }
      return super.responds(to: aSelector) || forwardingTarget(for: aSelector) != nil
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      aSelector.flatMap { own.reference.target(for: $0) }
    }
  }
#else
  /// Only what rows use, or the author's delegate implements, is advertised. There is no forwarding of
  /// messages without the Objective-C runtime, so what else that delegate may implement is passed on by
  /// hand.
  extension CollectionDelegate: SelectorResponding {
    func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      if let method = CollectionDelegateMethod(rawValue: aSelector.description) {
        return methods.contains(method)
      }
      let isOfFlowLayouts = aSelector.description.hasPrefix("collectionView:layout:")
      guard let object = own.object, !isOfFlowLayouts || own.flowLayoutDelegate != nil else {
        return false
      }
      return (object as? any SelectorResponding)?.responds(to: aSelector) ?? true
    }
  }
#endif
