import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Texts: NSObject, UITableViewDataSource {
  var sections: [[Int]] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.row]
    return cell
  }
}

@MainActor
struct `Rows after a batch of random changes` {
  /// Random deletes, inserts and moves of rows and sections. Each row has a number, which its cell keeps.
  @Test(arguments: 0..<200)
  func `keep their cells`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func fresh(_ count: Int) -> [Int] {
      defer { next += count }
      return Array(next..<next + count)
    }
    let source = Texts()
    source.sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      fresh(.random(in: 0...6, using: &random))
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    table.layoutIfNeeded()
    let old = source.sections

    // The new content: some sections go, the others keep some of their rows and get new ones.
    var kept = old.indices.filter { _ in Bool.random(using: &random) }
    let goneSections = Set(old.indices).subtracting(kept)
    let order = kept
    if Bool.random(using: &random) { kept.shuffle(using: &random) }
    var rows = old
    var goneRows: [IndexPath] = []
    for section in kept {
      for row in old[section].indices.reversed() where Int.random(in: 0..<3, using: &random) == 0 {
        rows[section].remove(at: row)
        goneRows.append(path(section, row))
      }
    }
    var new: [(section: Int?, rows: [Int])] = kept.map { ($0, rows[$0]) }
    new.insert((nil, fresh(2)), at: .random(in: 0...new.count, using: &random))
    var comeRows: [IndexPath] = []
    for index in new.indices where new[index].section != nil {
      guard Bool.random(using: &random) else { continue }
      let row = Int.random(in: 0...new[index].rows.count, using: &random)
      new[index].rows.insert(contentsOf: fresh(1), at: row)
      comeRows.append(path(index, row))
    }
    table.performBatchUpdates {
      source.sections = new.map(\.rows)
      table.deleteSections(IndexSet(goneSections), with: .none)
      table.deleteRows(at: goneRows, with: .none)
      for (index, section) in new.enumerated() {
        if let section = section.section {
          if kept != order { table.moveSection(section, toSection: index) }
        } else {
          table.insertSections([index], with: .none)
        }
      }
      table.insertRows(at: comeRows, with: .none)
    }
    table.layoutIfNeeded()
    for (section, numbers) in source.sections.enumerated() {
      let shown = numbers.indices.map { table.cellForRow(at: path(section, $0))?.tag }
      #expect(shown == numbers.map(Optional.some), "seed \(seed), section \(section)")
    }
  }
}
