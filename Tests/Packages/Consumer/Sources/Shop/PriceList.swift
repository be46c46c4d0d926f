import HeadlessList
import TypedCells

/// A screen of prices.
@MainActor
public final class PriceList {
  public let host = HeadlessList(height: 120)
  public private(set) var chosen: [String] = []
  private let list: ListDriver<HeadlessList>

  public init() {
    list = ListDriver(host: host)
  }

  public static func sections(of prices: [Price]) -> [ListSection<HeadlessCell>] {
    [
      ListSection(id: "prices", header: "Prices") {
        for price in prices { Row(PriceCell.self, price).id(price.article) }
      }
    ]
  }

  public func show(_ prices: [Price]) {
    list.apply {
      ListSection(id: "prices", header: "Prices") {
        for price in prices {
          Row(PriceCell.self, price)
            .id(price.article)
            .onSelect(weak: self) { list, price in list.chosen.append(price.article) }
        }
      }
    }
  }
}
