import HeadlessList
import Testing

@testable import TypedCells

@MainActor
struct `The supply of views` {
  @Test func `registers each identifier with the host once`() throws {
    let supply = ViewSupply(CellRegistry<HeadlessCell>().table)
    let rows = [
      AnyRow<HeadlessCell>(Row(TextCell.self, "a")), AnyRow(Row(NumberCell.self, 1)),
      AnyRow(Row(TextCell.self, "b")), AnyRow(Row(NumberCell.self, 2)),
    ]
    var registered: [ReuseIdentifier] = []
    for row in rows {
      _ = try supply.resolve(row.row, at: .list) { registered.append($0.identifier) }
    }
    #expect(
      registered == [ReuseIdentifier(for: TextCell.self), ReuseIdentifier(for: NumberCell.self)])
  }
}
