import HeadlessList
import Shop
import TypedCells
import TypedCellsTesting
import XCTest

/// The same assertions in XCTest. On Linux, XCTest requires main-actor tests to be `async`.
final class PriceXCTests: XCTestCase {
  private let prices = [
    Price(article: "Tea", cents: 350),
    Price(article: "Cake", cents: 425, note: "contains nuts"),
  ]

  @MainActor
  func testPricesLeaveNothingBehindInAReusedCell() async {
    await assertCellLaws(
      PriceCell.self, samples: self.prices, .made(PriceCell.init))
  }

  @MainActor
  func testPricesCanBeDequeuedBeforeTheyAreShown() async {
    assertRegistered(PriceList.sections(of: prices), in: CellRegistry())
  }

  func testConfiguratorsCompile() {
    assertCompiles(
      """
      import Shop
      import TypedCells
      typealias Configurator = CellConfigurator<PriceCell>
      """)
  }
}
