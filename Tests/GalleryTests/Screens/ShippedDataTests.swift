import Foundation
import GalleryModels
import Testing

@testable import Gallery

@MainActor
struct `The data that ships with the gallery` {
  @Test(arguments: ScreenKind.all.map(\.name))
  func `can be shown from end to end, and names its source`(name: String) throws {
    let output = Outcome(of: [name, "--scroll", "1000"]).output
    #expect(output.contains("Source: "))
    #expect(output.contains("; the list ends here"))
  }

  @Test func `has at least twelve employees`() throws {
    #expect(try EmployeeFile(DataFile(shipped: "employees")).items.count >= 12)
  }

  @Test func `the patterns of the Game of Life behave as their captions describe`() throws {
    let page = try MixedPage(DataFile(shipped: "mixed"))
    var periods: [String: Int] = [:]
    for case .image(let picture) in page.page.items {
      guard let name = picture.caption.split(separator: ":").first else { continue }
      periods[String(name)] = Life(picture).period(upTo: 5)
    }
    #expect(
      periods == [
        "Block": 1, "Beehive": 1, "Blinker": 2, "Toad": 2, "Beacon": 2, "Pulsar": 3, "Glider": 4,
        "Lightweight spaceship": 4,
      ])
    let diehard = try Life(#require(page.misfit))
    #expect(!diehard.after(129).cells.isEmpty)
    #expect(diehard.after(130).cells.isEmpty)
  }
}

/// Conway's Game of Life, which checks the patterns in the shipped data.
private struct Life {
  struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  var cells: Set<Cell>

  init(_ picture: Picture) {
    cells = Set(
      picture.lines.enumerated().flatMap { y, line in
        line.enumerated().filter { $1 == "#" }.map { x, _ in Cell(x: x, y: y) }
      })
  }

  func after(_ generations: Int) -> Life {
    var life = self
    for _ in 0..<generations { life.advance() }
    return life
  }

  /// Returns after how many generations the pattern has the same shape again, possibly at another
  /// position.
  func period(upTo limit: Int) -> Int? {
    (1...limit).first { after($0).shape == shape }
  }

  private var shape: Set<Cell> {
    let left = cells.map(\.x).min() ?? 0
    let top = cells.map(\.y).min() ?? 0
    return Set(cells.map { Cell(x: $0.x - left, y: $0.y - top) })
  }

  private mutating func advance() {
    var neighbours: [Cell: Int] = [:]
    for cell in cells {
      for x in -1...1 {
        for y in -1...1 where (x, y) != (0, 0) {
          neighbours[Cell(x: cell.x + x, y: cell.y + y), default: 0] += 1
        }
      }
    }
    let old = cells
    cells = Set(neighbours.filter { $1 == 3 || ($1 == 2 && old.contains($0)) }.keys)
  }
}
