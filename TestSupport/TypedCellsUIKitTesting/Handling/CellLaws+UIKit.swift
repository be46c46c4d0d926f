public import TypedCells
public import TypedCellsTesting
public import TypedCellsUIKit

extension CellLaws where Cell: ReusableUIView {
  /// Returns the laws of a cell, a header or a footer of UIKit.
  static func uiKit(
    _ samples: @escaping @MainActor () -> [Sample], _ features: [CellFeature<Cell, Sample>],
    _ nib: UINib?, _ makeCell: (@MainActor () -> Cell)?,
    _ update: @escaping @MainActor (Cell, Sample) -> Void,
    alsoObserving observe: @escaping @MainActor (Cell) -> [AnyEquatable]
  ) -> CellLaws {
    CellLaws(
      samples: samples, features: features,
      handling: .uiKit(nib: nib, making: makeCell).also(observing: observe), updating: update)
  }
}

extension CellLaws where Cell: ReusableUIView & Updatable, Cell.ViewData == Sample {
  /// Prepares to examine a cell, a header or a footer of UIKit outside of an assertion.
  ///
  /// ```swift
  /// print(CellLaws(PriceCell.self, samples: prices).report())
  /// ```
  ///
  /// - Parameters:
  ///   - cell: the class.
  ///   - samples: data that look different in a cell; two at least.
  ///   - features: the features of the cell that not every cell has.
  ///   - nib: the nib that contains the cell, if its class doesn't name one by `cellSource`.
  ///   - makeCell: makes a fresh cell, if neither the class's initialiser nor a nib is enough.
  public init(
    _ cell: Cell.Type, samples: @autoclosure @escaping @MainActor () -> [Sample],
    features: [CellFeature<Cell, Sample>] = [], nib: UINib? = nil,
    making makeCell: (@MainActor () -> Cell)? = nil
  ) {
    self = .uiKit(samples, [.reusable, .reconfigurable] + features, nib, makeCell) {
      $0.update(viewData: $1)
    } alsoObserving: { _ in
      []
    }
  }
}
