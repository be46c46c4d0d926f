import TypedCellsTesting
import TypedCellsUIKit

extension CellLaws where Cell: ReusableUIView {
  /// The laws of a cell, a header or a footer of UIKit.
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
