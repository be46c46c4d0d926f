import Testing
import TypedCells

struct `Row identities` {
  private func erased<Value: Hashable>(_ value: Value) -> RowIdentity { RowIdentity(value) }

  @Test func `of equal values are equal, however they are made`() {
    #expect(RowIdentity(5) == erased(5))
    #expect(RowIdentity("five") == erased("five"))
    #expect(erased(RowIdentity(5)) == RowIdentity(5))
    #expect(erased(AnyHashable(5)) == RowIdentity(5))
    #expect(erased([5]) == erased([5]))
    #expect(Set([RowIdentity(5), erased(5), erased(5 as UInt8), RowIdentity("5")]).count == 3)
  }

  @Test func `of different values differ`() {
    #expect(RowIdentity(5) != RowIdentity("5"))
    #expect(erased([5]) != erased([6]))
    #expect(erased(5.0) != RowIdentity(6))
  }

  @Test func `read like what they are`() {
    #expect(
      [RowIdentity(5), RowIdentity("five"), erased([5])].map(\.description) == ["5", "five", "[5]"])
  }
}
