import TypedCellsTesting
import TypedCellsUIKit

extension UIView: ExaminableView {
  /// Creates, sizes, observes and reuses the cells, headers, footers and backgrounds of UIKit.
  ///
  /// - Parameter isMade: whether a closure of the test makes the views. Otherwise they're created as by a list.
  package static func handling(isMade: Bool) -> CellHandling<UIView> {
    let factory = isMade ? nil : ViewFactory(self)
    let bench = Bench()
    var handling = CellHandling<UIView>(
      make: {
        guard let cell = factory?.make() else {
          preconditionFailure(
            "UIKit created no \(self); pass `.made` with a closure that creates one")
        }
        return cell
      },
      look: { cell in
        var observation = ViewObserver.observe(cell)
        let size = bench.fittingSize(of: cell)
        observation.root.add("fittingSize", .pair(size.width, size.height))
        return observation
      })
    handling.problem = factory?.problem
    #if !canImport(UIKit)
      handling.drawings = { ViewObserver.drawings(in: $0) }
      handling.exceptions = { work in
        UIKitException.recording(work).map { "'\($0.name)': \($0.reason)" }
      }
    #endif
    handling.settle = bench.settle
    handling.discard = Bench.remove
    handling.lostViews = { $0.lostViews() }
    handling.prepare = { cell in
      Bench.remove(cell)
      // A collection view resets both; `UICollectionReusableView.prepareForReuse` does nothing.
      if let cell = cell as? UICollectionViewCell {
        cell.isHighlighted = false
        cell.isSelected = false
      }
      (cell as? any ReusableUIView)?.prepareForReuse()
      // A table calls `setEditing` on every cell that it shows.
      if let cell = cell as? UITableViewCell, cell.isEditing {
        cell.setEditing(false, animated: false)
      }
    }
    handling.inputs = { CellInput.inputs(of: $0) }
    handling.unreachableGestures = { unreachableGestureNames(in: $0) }
    handling.counts = { PartCounter.counts(in: $0) }
    if self is UITableViewCell.Type || self is UICollectionViewCell.Type {
      handling.selection = { cell, isSelected in
        (cell as? UITableViewCell)?.setSelected(isSelected, animated: false)
        (cell as? UICollectionViewCell)?.isSelected = isSelected
      }
    }
    handling.surroundings = [
      CellSurrounding(
        "the width becomes 500 points", adaptsByItself: true, enter: { _ in bench.width = 500 },
        leave: { _ in bench.width = 320 }),
      .traits("the style becomes dark", Traits.dark),
      .traits("the text size becomes an accessibility size", Traits.large),
    ]
    return handling
  }
}

extension UIView {
  /// The view in which a cell shows its content, and which a content configuration replaces.
  private var replaceableView: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let header as UITableViewHeaderFooterView: header.contentView
    default: nil
    }
  }

  /// Returns a closure with the names of the stored views that were in the content view, if it's another one then.
  fileprivate func lostViews() -> @MainActor () -> [String] {
    let content = replaceableView
    let stored = namesOfStoredObjects(in: self)
    let names = content?.subviews.compactMap { stored[ObjectIdentifier($0)] } ?? []
    return { [weak self] in self?.replaceableView === content ? [] : names }
  }
}

extension CellSurrounding<UIView> {
  /// Traits that change while the cell is in use.
  fileprivate static func traits(
    _ name: String, _ traits: Traits
  ) -> CellSurrounding {
    CellSurrounding(
      name, adaptsByItself: false, enter: { $0.map(traits.enter) ?? traits.begin() },
      leave: { traits.leave(with: $0) })
  }
}
