#if canImport(UIKit) || os(Linux)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// The delegate of the list's author, who hears what rows hear, and answers what they do not.
  @MainActor
  struct OwnCollectionDelegate {
    nonisolated let reference: WeakDelegate<any UICollectionViewDelegate>

    init(_ delegate: (any UICollectionViewDelegate)?) {
      reference = WeakDelegate(delegate)
    }

    var object: (any UICollectionViewDelegate)? { reference.object }

    /// The delegate as one of a flow layout, if it is one.
    var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
      object as? any UICollectionViewDelegateFlowLayout
    }

    /// Whether the delegate implements a method; on Linux, whether it may.
    func implements(_ method: CollectionDelegateMethod) -> Bool {
      guard let object, !method.isOfFlowLayouts || flowLayoutDelegate != nil else { return false }
      #if canImport(UIKit)
        return object.responds(to: Selector(method.rawValue))
      #else
        return (object as? any SelectorResponding)?.responds(to: Selector(method.rawValue)) ?? true
      #endif
    }

    #if canImport(UIKit)
      func itemSize(
        _ view: UICollectionView, _ layout: UICollectionViewLayout, _ path: IndexPath
      ) -> CGSize? {
        flowLayoutDelegate?.collectionView?(view, layout: layout, sizeForItemAt: path)
      }

      func headerSize(
        _ view: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
      ) -> CGSize? {
        flowLayoutDelegate?.collectionView?(
          view, layout: layout, referenceSizeForHeaderInSection: section)
      }

      func footerSize(
        _ view: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
      ) -> CGSize? {
        flowLayoutDelegate?.collectionView?(
          view, layout: layout, referenceSizeForFooterInSection: section)
      }
    #else
      func itemSize(
        _ view: UICollectionView, _ layout: UICollectionViewLayout, _ path: IndexPath
      ) -> CGSize? {
        flowLayoutDelegate.flatMap { own in
          OptionalMethod.answer { own.collectionView(view, layout: layout, sizeForItemAt: path) }
        }
      }

      func headerSize(
        _ view: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
      ) -> CGSize? {
        flowLayoutDelegate.flatMap { own in
          OptionalMethod.answer {
            own.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
          }
        }
      }

      func footerSize(
        _ view: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
      ) -> CGSize? {
        flowLayoutDelegate.flatMap { own in
          OptionalMethod.answer {
            own.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
          }
        }
      }

      func ask<Answer>(_ call: (any UICollectionViewDelegate) -> Answer) -> Answer? {
        object.flatMap { object in OptionalMethod.answer { call(object) } }
      }

      func tell(_ call: (any UICollectionViewDelegate) -> Void) { _ = ask(call) }
    #endif
  }
#endif
