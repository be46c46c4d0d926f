import HeadlessList
import TypedCells

extension CellLaws {
  /// The laws of a cell that only a closure observes.
  static func observed(
    _ samples: @escaping @MainActor () -> [Sample], _ features: [CellFeature<Cell, Sample>],
    _ makeCell: @escaping @MainActor () -> Cell,
    _ update: @escaping @MainActor (Cell, Sample) -> Void,
    observing observe: @escaping @MainActor (Cell) -> [AnyEquatable]
  ) -> CellLaws {
    let kind = "\(Cell.self)"
    let handling = CellHandling(make: makeCell) { cell in
      var observation = CellObservation(ObservedNode(kind: kind))
      observation.add(observe(cell))
      return observation
    }
    var laws = CellLaws(samples: samples, features: features, handling: handling, updating: update)
    laws.observesByItself = false
    return laws
  }

  /// The laws of a cell of a `HeadlessList`.
  static func headless(
    _ samples: @escaping @MainActor () -> [Sample], _ features: [CellFeature<Cell, Sample>],
    _ makeCell: (@MainActor () -> Cell)?,
    alsoObserving observe: @escaping @MainActor (Cell) -> [AnyEquatable]
  ) -> CellLaws where Cell: HeadlessView & Updatable, Cell.ViewData == Sample {
    CellLaws(
      samples: samples, features: [.reusable, .reconfigurable] + features,
      handling: .headless.making(makeCell).also(observing: observe),
      updating: { $0.update(viewData: $1) })
  }

  /// Examines the cell and reports the broken laws.
  package func examine(at place: SourcePlace) {
    TypedCellsTesting.report(report(), at: place)
  }

  /// Examines the cell, waits for its tasks and callbacks, and reports the broken laws.
  package func examineInTime(at place: SourcePlace) async {
    await examineLate()
    TypedCellsTesting.report(report(), at: place)
  }
}

extension CellHandling {
  /// Returns the same handling, with cells from a closure if you pass one.
  ///
  /// This isn't a parameter of ``headless``, because the compiler of Swift 6.3 crashes in release builds when
  /// another module inlines a function whose closure returns a generic cell with a superclass.
  func making(_ makeCell: (@MainActor () -> Cell)?) -> CellHandling {
    var handling = self
    if let makeCell { handling.make = makeCell }
    return handling
  }

  /// Returns the same handling, which also observes the values of a closure.
  package func also(observing observe: @escaping @MainActor (Cell) -> [AnyEquatable])
    -> CellHandling
  {
    var handling = self
    handling.look = { [look] cell in
      var observation = look(cell)
      observation.add(observe(cell))
      return observation
    }
    return handling
  }
}

/// Equatable values of several types, in boxes.
package func boxes<each Value: Equatable>(_ values: repeat each Value) -> [AnyEquatable] {
  var boxes: [AnyEquatable] = []
  for value in repeat each values { boxes.append(AnyEquatable(value)) }
  return boxes
}
