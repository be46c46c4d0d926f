import TypedCells

/// The model of a row in a random session.
struct FuzzItem: Equatable {
  let id: Int
  var version = 0

  /// Whether the second cell class shows the row. A lazy row always uses the first.
  var wantsOtherCell: Bool { version % 5 == 4 }
}

/// A cell of a random session.
@MainActor
protocol FuzzedCell: Updatable, HostedCell where ViewData == FuzzItem {
  var shown: FuzzItem? { get }
  var updateCount: Int { get }
}

/// Runs code at the next update of a cell or the next time that a row is displayed.
@MainActor
final class FuzzProbe {
  static let shared = FuzzProbe()
  var onUpdate: (() -> Void)?
  var onDisplay: (() -> Void)?

  func runUpdate() {
    let action = onUpdate
    onUpdate = nil
    action?()
  }

  func runDisplay() {
    let action = onDisplay
    onDisplay = nil
    action?()
  }
}

/// The hiding conditions of rows, sections and lazy groups in a random session.
@MainActor
final class FuzzConditions {
  var rows: Set<Int> = []
  var sections: Set<Int> = []
  var groups: Set<Int> = []
  private(set) var evaluations = 0

  func evaluate(_ isHidden: Bool) -> Bool {
    evaluations += 1
    return isHidden
  }
}

/// Elements of lazy rows that report their changes, sometimes nothing and sometimes impossible ones.
struct FuzzElements: ChangeReporting {
  let items: [FuzzItem]

  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> FuzzItem { items[position] }

  func changes(since old: FuzzElements) -> PositionChanges? {
    switch items.count % 4 {
    case 0: nil
    case 1: PositionChanges(deletions: [0..<old.items.count + 1])
    default: PositionChanges(from: old.items.map(\.id), to: items.map(\.id))
    }
  }
}
