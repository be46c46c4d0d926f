public import TypedCellsTesting
public import TypedCellsUIKit

extension CellOption where Cell: UIView {
  /// A nib contains the cell. Classes that name their nib by `cellSource` don't need it.
  ///
  /// - Parameter nib: the nib, whose first view is the cell.
  public static func nib(_ nib: UINib) -> Self {
    Self(madeFrom: {
      let factory = ViewFactory(Cell.self, nib: nib)
      let make: @MainActor () -> Cell = {
        guard let cell = factory.make() as? Cell else {
          preconditionFailure("the nib contains no \(Cell.self)")
        }
        return cell
      }
      return (make, factory.problem)
    })
  }
}
