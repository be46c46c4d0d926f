/// One thing that happens to a cell in a trial.
enum CellStep {
  /// The cell shows a sample.
  case update(Int)

  /// The host prepares the cell for another row.
  case prepare

  /// A host measures the cell and lays it out.
  case layOut

  /// A user does the n-th thing that the cell allows.
  case input(Int)

  /// The n-th surrounding begins or ends.
  case enter(Int)
  case leave(Int)

  /// Held answers arrive.
  case deliver(HeldContent.Order)
}

extension CellLaws {
  /// Does to a cell what happens in a trial.
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

  /// What a new cell looks like after some steps.
  func look(after steps: [CellStep]) -> CellObservation {
    held?.drop()
    let cell = handling.make()
    defer { discard(cell) }
    perform(steps, on: cell, with: samples.forTrial())
    return look(of: cell)
  }

  /// Ends a trial: prepares the cell, as a list does that may use it again, and takes it out of the list.
  func discard(_ cell: Cell) {
    if isReusable { handling.prepare?(cell) }
    handling.discard(cell)
  }

  /// What a cell looks like now.
  func look(of cell: Cell) -> CellObservation {
    handling.settle(cell)
    return handling.look(cell)
  }

  /// What fresh cells look like for each sample, observed before anything else happens.
  var references: [CellObservation] {
    if let known = findings.references { return known }
    let fresh = pictures
    findings.references = fresh
    return fresh
  }

  /// Every ordered pair of different samples.
  var pairs: [(Int, Int)] {
    samples.indices.flatMap { first in
      samples.indices.filter { $0 != first }.map { (first, $0) }
    }
  }

  /// The ways in which one row follows another in a cell.
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

/// How one row follows another in a cell: by reuse, or by an update in place.
struct CellTransition: Hashable {
  let isPrepared: Bool
  let isReuse: Bool

  /// What happens between the two rows.
  var steps: [CellStep] { isPrepared ? [.prepare] : [] }

  var words: String {
    isPrepared ? "after prepareForReuse" : isReuse ? "reused" : "updated in place"
  }
}
