import Foundation
import HeadlessUIKit
import Testing

/// A cell for sizing. The delegate measures one instance, which is never on screen, to find the heights of all
/// rows.
private final class QuoteCell: UITableViewCell {
  var quote = ""

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 20 * CGFloat(quote.count))
  }
}

private final class Quotes: NSObject, UITableViewDataSource, UITableViewDelegate {
  let quotes = ["a", "abc", "ab"]
  private var prototype: QuoteCell?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "quote", for: indexPath)
    (cell as? QuoteCell)?.quote = quotes[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let cell =
      prototype ?? tableView.dequeueReusableCell(withIdentifier: "quote") as? QuoteCell
    prototype = cell
    guard let cell else { return UITableView.automaticDimension }
    cell.quote = quotes[indexPath.row]
    cell.bounds = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: cell.bounds.height)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      + 1 / tableView.traitCollection.displayScale
  }
}

@MainActor
struct PrototypeHeightTests {
  @Test func `a cell that is not on screen measures the rows`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    let quotes = Quotes()
    window.addSubview(table)
    window.isHidden = false
    table.register(QuoteCell.self, forCellReuseIdentifier: "quote")
    table.dataSource = quotes
    table.delegate = quotes
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? QuoteCell)?.quote } == quotes.quotes)
    #expect(table.visibleCells.map { $0.frame.height.rounded() } == [20, 60, 40])
  }
}
