/// One step of a trial with a cell.
enum CellStep {
  /// The cell shows a sample.
  case update(Int)

  /// The host prepares the cell for another row.
  case prepare

  /// The host sizes the cell and lays it out.
  case layOut

  /// The user performs the cell's n-th input.
  case input(Int)

  /// The n-th surrounding begins or ends.
  case enter(Int)
  case leave(Int)

  /// The test delivers held answers.
  case deliver(HeldContent.Order)
}

extension CellLaws {
  func perform(_ steps: [CellStep], on cell: Cell, with samples: [Sample]) {
    for step in steps {
      switch step {
      case .update(let index): update(cell, samples[index])
      case .prepare: handling.prepare?(cell)
      case .layOut: handling.settle(cell)
      case .input(let index):
        handling.settle(cell)
        let inputs = handling.inputs(cell)
        if inputs.indices.contains(index) { inputs[index].perform() }
      case .enter(let index): handling.surroundings[index].enter(cell)
      case .leave(let index): handling.surroundings[index].leave(cell)
      case .deliver(let order): held?.deliver(order)
      }
    }
  }

  /// Returns the look of a new cell after some steps.
  func look(after steps: [CellStep]) -> CellObservation {
    look(after: steps, with: samples.forTrial())
  }

  /// Returns the look of a new cell after some steps with data that other cells may have shown.
  func look(after steps: [CellStep], with data: [Sample]) -> CellObservation {
    let cell = handling.make()
    defer { discard(cell) }
    perform(steps, on: cell, with: data)
    return look(of: cell)
  }

  /// Ends a trial: prepares the cell as a list does before a reuse, removes it from the list, and drops the answers that
  /// weren't delivered.
  func discard(_ cell: Cell) {
    if isReusable { handling.prepare?(cell) }
    handling.discard(cell)
    held?.drop()
  }

  /// Lays out a cell and returns its look.
  func look(of cell: Cell) -> CellObservation {
    handling.settle(cell)
    return handling.look(cell)
  }

  /// The looks of fresh cells for each sample, which `cell.total` observes before every other law.
  var references: [CellObservation] { findings.references }

  /// Returns the difference between the look of a used cell and that of a fresh one.
  ///
  /// The reference was observed before anything was loaded. A cache that cells share can be filled by now, so a look
  /// that differs from the reference is compared with another fresh cell.
  func difference(
    of look: CellObservation, fromFresh sample: Int
  ) -> CellObservation.Difference? {
    if look == references[sample] { return nil }
    return look.difference(from: self.look(after: [.update(sample)]))
  }

  /// Every ordered pair of different samples.
  var pairs: [(Int, Int)] {
    samples.indices.flatMap { first in
      samples.indices.filter { $0 != first }.map { (first, $0) }
    }
  }

  /// The transitions from one row to another that the cell supports.
  var transitions: [CellTransition] {
    var transitions: [CellTransition] = []
    if isReusable {
      transitions.append(CellTransition(isPrepared: handling.prepare != nil, isReuse: true))
    }
    if isReconfigurable, !isReusable || handling.prepare != nil {
      transitions.append(CellTransition(isPrepared: false, isReuse: false))
    }
    return transitions
  }
}

/// A transition from one row to another in a cell: a reuse or an update in place.
struct CellTransition: Hashable {
  let isPrepared: Bool
  let isReuse: Bool

  /// The steps between the two rows.
  var steps: [CellStep] { isPrepared ? [.prepare] : [] }

  var words: String {
    isPrepared ? "after prepareForReuse" : isReuse ? "reused" : "updated in place"
  }
}
