import TypedCells
import TypedCellsTesting
import TypedCellsUIKit

/// Creates views as a list does after you registered their class or their nib.
@MainActor
struct ViewFactory {
  /// The reason why no view can be created, and the option to pass; `nil` if a view can be created.
  let problem: String?

  private let create: @MainActor () -> UIView?

  /// Creates views of a class: from a nib, from the source that the class names, or by its initializer.
  init(_ viewClass: UIView.Type, nib: UINib? = nil) {
    let (nib, problem) = Self.source(of: viewClass, given: nib)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let identifier = "TypedCellsUIKitTesting"
    if viewClass is UITableViewCell.Type {
      if let nib {
        table.register(nib, forCellReuseIdentifier: identifier)
      } else {
        table.register(viewClass, forCellReuseIdentifier: identifier)
      }
      create = { table.dequeueReusableCell(withIdentifier: identifier) }
    } else if viewClass is UITableViewHeaderFooterView.Type {
      if let nib {
        table.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        table.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
      }
      create = { table.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
    } else if viewClass is UICollectionReusableView.Type {
      create = Self.dequeueFromCollection(nib, viewClass, identifier)
    } else if let nib {
      create = { nib.instantiate(withOwner: nil).first { $0 is UIView } as? UIView }
    } else {
      create = { makeView(of: viewClass) }
    }
    self.problem = problem ?? (nib == nil ? nil : Self.mismatch(viewClass, create()))
  }

  func make() -> UIView? { create() }

  private static func source(
    of viewClass: UIView.Type, given nib: UINib?
  ) -> (nib: UINib?, problem: String?) {
    if let nib { return (nib, nil) }
    switch (viewClass as? any ReusableCell.Type)?.cellSource {
    case .prototype?:
      return (
        nil,
        "\(viewClass).cellSource is .prototype, and the kit has no storyboard; pass `.made` with a closure that takes a "
          + "cell from yours"
      )
    case .nib(let name, let path)?:
      do throws(DequeuingError) {
        return (try findNib(name, inBundleAt: path, of: viewClass), nil)
      } catch {
        return (nil, "\(error); correct \(viewClass).cellSource")
      }
    default: return (nil, nil)
    }
  }

  private static func mismatch(_ viewClass: UIView.Type, _ view: UIView?) -> String? {
    if let view, viewClass.includes(view) { return nil }
    return
      "the nib contains a \(view.map { "\(type(of: $0))" } ?? "nothing"), expected a \(viewClass); change the class in "
      + "the nib"
  }

  private static func dequeueFromCollection(
    _ nib: UINib?, _ viewClass: UIView.Type, _ identifier: String
  ) -> @MainActor () -> UIView? {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = OneItem()
    collection.dataSource = source
    let path = IndexPath(item: 0, section: 0)
    if viewClass is UICollectionViewCell.Type {
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

extension UIView {
  /// Whether a view is of this class.
  fileprivate static func includes(_ view: UIView) -> Bool { view is Self }
}
