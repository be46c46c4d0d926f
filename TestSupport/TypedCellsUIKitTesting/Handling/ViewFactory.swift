import TypedCells
import TypedCellsTesting
import TypedCellsUIKit

/// Creates views as a list does after you registered their class or their nib.
@MainActor
struct ViewFactory<View: ReusableUIView> {
  /// The reason why no view can be created, and the argument to pass; `nil` if a view can be created.
  let problem: String?

  private let dequeue: @MainActor () -> UIView?

  /// Creates views of a class: from a nib, from the source that the class names, or by its initialiser.
  init(nib: UINib?, viewClass: View.Type = View.self) {
    let (nib, problem) = Self.source(given: nib)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let identifier = "TypedCellsUIKitTesting"
    if View.self is UITableViewCell.Type {
      if let nib {
        table.register(nib, forCellReuseIdentifier: identifier)
      } else {
        table.register(viewClass, forCellReuseIdentifier: identifier)
      }
      dequeue = { table.dequeueReusableCell(withIdentifier: identifier) }
    } else if View.self is UITableViewHeaderFooterView.Type {
      if let nib {
        table.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        table.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
      }
      dequeue = { table.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
    } else {
      dequeue = Self.dequeueFromCollection(nib, viewClass, identifier)
    }
    self.problem = problem ?? Self.mismatch(nib, dequeue)
  }

  func make() -> View? { dequeue() as? View }

  private static func source(given nib: UINib?) -> (nib: UINib?, problem: String?) {
    if let nib { return (nib, nil) }
    switch (View.self as? any ReusableCell.Type)?.cellSource {
    case .prototype?:
      return (
        nil,
        "\(View.self).cellSource is .prototype, and the kit has no storyboard; pass `making:` with a "
          + "closure that takes a cell from yours"
      )
    case .nib(let name, let path)?:
      do throws(DequeuingError) {
        return (try findNib(name, inBundleAt: path, of: View.self), nil)
      } catch {
        return (nil, "\(error); correct \(View.self).cellSource")
      }
    default: return (nil, nil)
    }
  }

  private static func mismatch(_ nib: UINib?, _ dequeue: @MainActor () -> UIView?) -> String? {
    guard nib != nil else { return nil }
    let view = dequeue()
    if view is View { return nil }
    return
      "the nib contains a \(view.map { "\(type(of: $0))" } ?? "nothing"), expected a \(View.self); "
      + "change the class in the nib"
  }

  private static func dequeueFromCollection(
    _ nib: UINib?, _ viewClass: View.Type, _ identifier: String
  ) -> @MainActor () -> UIView? {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = OneItem()
    collection.dataSource = source
    let path = IndexPath(item: 0, section: 0)
    if View.self is UICollectionViewCell.Type {
      if let nib {
        collection.register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        collection.register(viewClass, forCellWithReuseIdentifier: identifier)
      }
      return {
        withExtendedLifetime(source) {
          collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        }
      }
    }
    let kind = UICollectionView.elementKindSectionHeader
    if let nib {
      collection.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      collection.register(
        viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    return {
      withExtendedLifetime(source) {
        collection.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier, for: path)
      }
    }
  }
}

/// The data source of a collection that only creates cells.
private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
