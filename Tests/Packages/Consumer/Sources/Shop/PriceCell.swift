import HeadlessList
import TypedCells

/// The data of a price cell.
public struct Price: Sendable {
  public var article: String
  public var cents: Int
  public var note: String?

  public init(article: String, cents: Int, note: String? = nil) {
    self.article = article
    self.cents = cents
    self.note = note
  }
}

/// A cell with an article, its price and an optional note.
public final class PriceCell: HeadlessCell, Updatable {
  public func update(viewData price: Price) {
    lines = ["\(price.article)  \(price.cents / 100).\(price.cents % 100 / 10)\(price.cents % 10)"]
    if let note = price.note { lines.append(note) }
  }
}
