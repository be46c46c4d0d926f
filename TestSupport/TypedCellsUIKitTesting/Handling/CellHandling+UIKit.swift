import TypedCellsTesting
import TypedCellsUIKit

extension CellHandling where Cell: ReusableUIView {
  /// Creates, sizes, observes and reuses the cells, headers and footers of UIKit.
  ///
  /// - Parameters:
  ///   - cellClass: the class of the cells: `Cell` or a subclass.
  ///   - nib: the nib that contains the cell, if its class doesn't name one.
  ///   - make: makes a fresh cell; `nil` to create it as a list does.
  static func uiKit(
    _ cellClass: Cell.Type = Cell.self, nib: UINib?, making make: (@MainActor () -> Cell)?
  ) -> CellHandling {
    let factory = make == nil ? ViewFactory<Cell>(nib: nib, viewClass: cellClass) : nil
    let bench = Bench()
    var handling = CellHandling(
      make: {
        guard let cell = make?() ?? factory?.make() else {
          preconditionFailure(
            "UIKit created no \(Cell.self); pass `making:` with a closure that creates one")
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
    handling.prepare = { cell in
      Bench.remove(cell)
      // A collection view resets both; `UICollectionReusableView.prepareForReuse` does nothing.
      if let cell = cell as? UICollectionViewCell {
        cell.isHighlighted = false
        cell.isSelected = false
      }
      cell.prepareForReuse()
      // A table calls `setEditing` on every cell that it shows.
      if let cell = cell as? UITableViewCell, cell.isEditing {
        cell.setEditing(false, animated: false)
      }
    }
    handling.inputs = { CellInput.inputs(of: $0) }
    handling.unreachableGestures = { unreachableGestureNames(in: $0) }
    handling.counts = { PartCounter.counts(in: $0) }
    if Cell.self is UITableViewCell.Type || Cell.self is UICollectionViewCell.Type {
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

extension CellSurrounding where Cell: ReusableUIView {
  /// Traits that change while the cell is in use.
  fileprivate static func traits(
    _ name: String, _ traits: Traits
  ) -> CellSurrounding {
    CellSurrounding(
      name, adaptsByItself: false, enter: { $0.map(traits.enter) ?? traits.begin() },
      leave: { traits.leave(with: $0) })
  }
}
