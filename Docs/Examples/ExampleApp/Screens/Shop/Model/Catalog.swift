/// What a shop offers.
struct Catalog: Equatable {
  var banners: [Banner] = []
  var categories: [ProductCategory] = []
  var products: [Product] = []
  var recommended: [Product.ID] = []
}

struct Product: Identifiable, Equatable {
  enum Badge: Equatable {
    case discount(percent: Int)
    case new

    var text: String {
      switch self {
      case .discount(let percent): "−\(percent) %"
      case .new: "New"
      }
    }
  }

  let id: Int
  var name: String
  var category: ProductCategory.ID
  var cents: Int
  var rating: Double
  var imageName: String
  var badge: Badge?
  var details = ""

  var price: String {
    let cents = cents % 100
    return "€ \(self.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}

struct ProductCategory: Identifiable, Equatable {
  let id: String
  var title: String
}

struct Banner: Identifiable, Equatable {
  let id: Int
  var title: String
  var imageName: String
}
