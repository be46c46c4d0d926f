import Foundation
import Testing
import TypedCells

private protocol BoxNamed {
  var name: String { get }
}

private protocol BoxPriced {
  var price: Int { get }
}

private struct Product: BoxNamed, BoxPriced {
  let name = "Tea"
  let price = 3
}

private struct Guest: BoxNamed {
  let name = "Ada"
}

private protocol Labels: AnyObject {
  @MainActor func take(name: String)
  @MainActor func take(price: Int?)
}

private final class LabelCell: Labels {
  private(set) var name = ""
  private(set) var price: Int?

  func take(name: String) { self.name = name }
  func take(price: Int?) { self.price = price }
}

@MainActor
struct `Models that are passed as objects` {
  @Test func `A boxed value is configured by its own type, independently of earlier boxed values`()
    throws
  {
    let registry = try CapabilityRegistry([
      Capability((any BoxNamed).self, (any Labels).self) { cell, model in
        cell.take(name: model.name)
      } reset: { cell in
        cell.take(name: "")
      },
      Capability((any BoxPriced).self, (any Labels).self) { cell, model in
        cell.take(price: model.price)
      } reset: { cell in
        cell.take(price: nil)
      },
    ])
    let cell = LabelCell()
    registry.configure(cell, by: Guest() as AnyObject)
    #expect(cell.name == "Ada")
    #expect(cell.price == nil)
    registry.configure(cell, by: Product() as AnyObject)
    #expect(cell.name == "Tea")
    #expect(cell.price == 3)
    registry.configure(cell, by: Guest() as AnyObject)
    #expect(cell.price == nil)
  }
}
