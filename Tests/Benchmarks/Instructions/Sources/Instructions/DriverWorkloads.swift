import HeadlessList
import TypedCells

/// Workloads that apply prebuilt rows and update the cells on screen.
@MainActor let driverWorkloads = [
  list("driver.readme-100", rows: 100, readmeLike),
  list("driver.one-percent-10000", rows: 10_000) { rows, random in
    for number in 0..<100 {
      rows.remove(at: Int.random(in: rows.indices, using: &random))
      rows.insert(10_000 + number, at: Int.random(in: rows.indices, using: &random))
    }
  },
  sections("driver.unchanged-sections-10000", count: 10_000),
]

/// Deletes a fifth of the rows, inserts as many, and moves a few.
private func readmeLike(_ rows: inout [Int], _ random: inout SeededNumbers) {
  let count = rows.count
  for number in 0..<count / 5 {
    rows.remove(at: Int.random(in: rows.indices, using: &random))
    rows.insert(count + number, at: Int.random(in: rows.indices, using: &random))
  }
  for _ in 0..<count / 25 {
    let row = rows.remove(at: Int.random(in: rows.indices, using: &random))
    rows.insert(row, at: Int.random(in: rows.indices, using: &random))
  }
}

private final class NumberCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

@MainActor
private func list(
  _ name: String, rows: Int,
  _ change: @escaping @MainActor (inout [Int], inout SeededNumbers) -> Void
) -> Workload {
  Workload(name: name) {
    let old = Array(0..<rows)
    var new = old
    var random = SeededNumbers(seed: 1)
    change(&new, &random)
    let contents = [new, old].map { numbers in
      [
        ListSection<HeadlessCell>(id: 0) {
          for number in numbers { Row(NumberCell.self, number).id(number) }
        }
      ]
    }
    return alternating(contents, first: contents[1])
  }
}

@MainActor
private func sections(_ name: String, count: Int) -> Workload {
  Workload(name: name) {
    @MainActor func content() -> [ListSection<HeadlessCell>] {
      (0..<count).map { number in
        ListSection(id: number) { Row(NumberCell.self, number).id(number) }
      }
    }
    return alternating([content(), content()], first: content())
  }
}

/// Applies two contents alternately, so that each run makes a change of the same size.
@MainActor
private func alternating(
  _ contents: [[ListSection<HeadlessCell>]], first: [ListSection<HeadlessCell>]
) -> @MainActor () -> Void {
  let list = ListDriver(host: HeadlessList(height: 480))
  list.apply(first)
  var turn = 0
  return {
    list.apply(contents[turn % 2])
    turn += 1
  }
}
