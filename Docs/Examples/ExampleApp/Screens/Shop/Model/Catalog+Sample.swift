extension Catalog {
  static let sample = Catalog(
    banners: [
      Banner(id: 1, title: "Winter sale: up to 40 % off", imageName: "tag"),
      Banner(id: 2, title: "New lamps from Aarhus", imageName: "lightbulb"),
      Banner(id: 3, title: "Free delivery this weekend", imageName: "shippingbox"),
    ],
    categories: [
      ProductCategory(id: "kitchen", title: "Kitchen"),
      ProductCategory(id: "living", title: "Living room"),
      ProductCategory(id: "light", title: "Lamps"),
      ProductCategory(id: "office", title: "Office"),
      ProductCategory(id: "garden", title: "Garden"),
    ],
    products: [
      Product(
        id: 1, name: "Moka pot, 6 cups", category: "kitchen", cents: 2_490, rating: 4.6,
        imageName: "cup.and.saucer", badge: .discount(percent: 20),
        details: "Aluminum, for gas and electric stoves."),
      Product(
        id: 2, name: "Desk lamp Arc", category: "light", cents: 7_900, rating: 4.8,
        imageName: "sun.max", badge: .new, details: "Dimmable, with a heavy base of steel."),
      Product(
        id: 3, name: "Wool blanket", category: "living", cents: 5_950, rating: 4.3,
        imageName: "bed.double", details: "130 × 180 cm, undyed merino wool."),
      Product(
        id: 4, name: "Chef's knife 20 cm", category: "kitchen", cents: 8_900, rating: 4.9,
        imageName: "fork.knife", details: "Forged carbon steel, handle of walnut."),
      Product(
        id: 5, name: "Monitor stand", category: "office", cents: 3_450, rating: 4.0,
        imageName: "desktopcomputer", badge: .discount(percent: 10),
        details: "Oak veneer, holds up to 20 kg."),
      Product(
        id: 6, name: "Watering can", category: "garden", cents: 1_990, rating: 4.4,
        imageName: "drop", details: "Galvanized, 5 liters."),
      Product(
        id: 7, name: "Floor lamp Tripod", category: "light", cents: 12_900, rating: 4.1,
        imageName: "lightbulb.fill", details: "Three legs of ash, shade of linen."),
      Product(
        id: 8, name: "Cushion, set of two", category: "living", cents: 2_990, rating: 3.9,
        imageName: "square", badge: .new, details: "50 × 50 cm, cotton with down."),
      Product(
        id: 9, name: "Cutting board", category: "kitchen", cents: 1_750, rating: 4.5,
        imageName: "rectangle", details: "Beech, 40 × 25 cm, oiled."),
      Product(
        id: 10, name: "Notebook, dotted", category: "office", cents: 890, rating: 4.7,
        imageName: "doc", details: "A5, 160 pages, lies flat."),
      Product(
        id: 11, name: "Pruning shears", category: "garden", cents: 4_200, rating: 4.8,
        imageName: "scissors", details: "For branches of up to 20 mm."),
      Product(
        id: 12, name: "Armchair Holm", category: "living", cents: 39_900, rating: 4.2,
        imageName: "house", badge: .discount(percent: 15),
        details: "Solid oak, removable covers."),
    ],
    recommended: [4, 10, 11, 2])
}
