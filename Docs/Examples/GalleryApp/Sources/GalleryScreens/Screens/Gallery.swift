import GalleryModels
public import TypedCellsUIKit

/// A small screen to start with, the four screens of the terminal's Gallery in UIKit, with the same models and files, a
/// shopping list and an album.
@MainActor
public struct Gallery {
  /// The smallest screen: a table of prices.
  public let prices: PricesScreen

  /// The screen `people`.
  public let people: PeopleScreen

  /// The screen `employees`.
  public let employees: EmployeesScreen

  /// The screen `mixed`.
  public let mixed: MixedScreen

  /// The screen `static`, an about page.
  public let about: AboutScreen

  /// A shopping list in a list layout.
  public let shopping: ShoppingScreen

  /// An album whose sections have layouts of their own.
  public let album: AlbumScreen

  /// Creates the screens from the files that ship with the models.
  ///
  /// - Parameter rows: the number of rows of people, or `nil` for one row per person.
  /// - Throws: a `DataFileError` if a file can't be read.
  public init(rows: Int? = nil) throws {
    prices = PricesScreen(style: .insetGrouped)
    people = PeopleScreen(try PeopleFile(DataFile(shipped: "people")), rows: rows)
    employees = try EmployeesScreen(EmployeeFile(DataFile(shipped: "employees")))
    mixed = try MixedScreen(MixedPage(DataFile(shipped: "mixed")))
    about = try AboutScreen(AboutPage(DataFile(shipped: "static")))
    shopping = ShoppingScreen(ShoppingPage())
    album = AlbumScreen(AlbumPage())
  }

  /// The screens, each with its title and the name of a symbol for its tab.
  public var screens:
    [(title: String, symbol: String, screen: any UIViewController & MessageSending)]
  {
    [
      ("Prices", "tag", prices), ("People", "person.3", people),
      ("Employees", "briefcase", employees), ("Mixed", "square.grid.2x2", mixed),
      ("About", "info.circle", about), ("Shopping", "cart", shopping), ("Album", "photo", album),
    ]
  }
}
