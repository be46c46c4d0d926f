/// Something to buy.
public struct Purchase: Identifiable, Hashable, Sendable {
  /// The purchase's number, which no other has.
  public let id: Int

  /// The name of the goods.
  public let name: String

  /// How much to buy, for example `2 kg`.
  public let amount: String

  /// Whether it was bought.
  public var isBought = false
}

/// A shopping list, which the user ticks off, rearranges and shortens.
public struct ShoppingPage: Sendable {
  /// The purchases that are left, in the user's order.
  public private(set) var left: [Purchase]

  /// The purchases that were made, the latest first.
  public private(set) var bought: [Purchase] = []

  /// Creates the list that the gallery shows.
  public init() {
    let goods = [
      ("Flour", "1 kg"), ("Butter", "250 g"), ("Eggs", "6"), ("Milk", "2 l"), ("Apples", "1.5 kg"),
      ("Coffee", "500 g"),
    ]
    left = goods.enumerated().map { Purchase(id: $0, name: $1.0, amount: $1.1) }
  }

  /// Creates a list.
  ///
  /// - Parameter left: the purchases that are left, in the user's order.
  public init(left: [Purchase]) {
    self.left = left
  }

  /// Marks a purchase as made, or as left again.
  ///
  /// - Parameter purchase: the purchase; it needn't be up to date.
  public mutating func toggle(_ purchase: Purchase) {
    remove(purchase)
    var purchase = purchase
    purchase.isBought.toggle()
    if purchase.isBought { bought.insert(purchase, at: 0) } else { left.append(purchase) }
  }

  /// Deletes a purchase.
  ///
  /// - Parameter purchase: the purchase.
  public mutating func remove(_ purchase: Purchase) {
    left.removeAll { $0.id == purchase.id }
    bought.removeAll { $0.id == purchase.id }
  }

  /// Moves a purchase that is left.
  ///
  /// - Parameters:
  ///   - source: its position.
  ///   - target: its position afterwards.
  public mutating func move(from source: Int, to target: Int) {
    left.insert(left.remove(at: source), at: target)
  }

  /// Moves purchases to a position among those that are left, or among those that were made.
  ///
  /// - Parameters:
  ///   - purchases: the purchases, from either list.
  ///   - areBought: whether they were made.
  ///   - index: the position of the first of them, after all have been removed.
  public mutating func insert(_ purchases: [Purchase], areBought: Bool, at index: Int) {
    for purchase in purchases { remove(purchase) }
    let new = purchases.map { purchase in
      var purchase = purchase
      purchase.isBought = areBought
      return purchase
    }
    if areBought {
      bought.insert(contentsOf: new, at: index)
    } else {
      left.insert(contentsOf: new, at: index)
    }
  }

  /// Adds something to buy.
  ///
  /// - Parameters:
  ///   - names: the names of the goods.
  ///   - index: the position of the first of them.
  public mutating func add(_ names: [String], at index: Int) {
    let number = ((left + bought).map(\.id).max() ?? 0) + 1
    let new = names.enumerated().map { Purchase(id: number + $0, name: $1, amount: "") }
    left.insert(contentsOf: new, at: index)
  }
}
