// Declarations that the samples in the comments of TypedCellsTesting use.

import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

struct Person: Identifiable, Equatable, Diffable {
  let id: Int
  var name = "Ada"
}

struct Price: Equatable {
  var text = "Tea  3.50"
  static let cheap = Price()
  static let dear = Price(text: "Cake  4.50")
}

struct Photo: Sendable {
  var name: String
  init(_ name: String) { self.name = name }
  static let portrait = Photo("portrait")
  static let landscape = Photo("landscape")
}

final class TextCell: HeadlessCell, Updatable {
  var text = ""
  func update(viewData text: String) {
    self.text = text
    lines = [text]
  }
}

final class PersonCell: HeadlessCell, Updatable {
  func update(viewData person: Person) { lines = [person.name] }
}

final class Label {
  var text = ""
}

final class PriceCell: HeadlessCell, Updatable {
  let title = Label()
  let price = Label()
  func update(viewData price: Price) { lines = [price.text] }
}

@MainActor protocol PhotoLoader {
  func load(_ name: String, _ deliver: @escaping @MainActor (Photo) -> Void)
}

@MainActor final class Loader: PhotoLoader {
  let held = HeldContent()
  func load(_ name: String, _ deliver: @escaping @MainActor (Photo) -> Void) {}
}

final class PhotoCell: HeadlessCell, Updatable {
  var caption = ""
  var photo = ""
  convenience init(loader: Loader) { self.init() }
  func update(viewData photo: Photo) {}
}

@MainActor struct PriceConfigurator: CellConfiguratorType {
  let price: Price
  init(_ price: Price) { self.price = price }

  var reuseIdentifier: ReuseIdentifier { "price" }
  var cellClass: AnyClass { PriceCell.self }
  func accepts(_ cellClass: AnyClass) -> Bool { true }
  func update(_ cell: AnyObject) throws(CellMismatch) {}
}

final class HeadlineCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor protocol Titled {
  var title: String { get }
}

@MainActor protocol TitledConfigurable: AnyObject {
  func configure(by model: any Titled)
}

struct About: Titled {
  var title = "About"
}

final class TitleCell: HeadlessCell, TitledConfigurable {
  func configure(by model: any Titled) { lines = [model.title] }
}

final class DetailCell: HeadlessCell, TitledConfigurable {
  func configure(by model: any Titled) { lines = [model.title] }
}

/// A custom host.
typealias TerminalList = HeadlessList

struct Group: Identifiable, Equatable, DiffableSection {
  let id: Int
  var rows: [Person] = []
}

struct Week {}

@MainActor final class PeopleScreen {
  let list = ListDriver(host: HeadlessList(height: 480))
  var people: [Person] = []
  func show(_ people: [Person]) {}
  func sections(of week: Week) -> [Group] { [] }
}

@MainActor final class PriceList {
  let host = HeadlessList(height: 480)
  func show(_ prices: [Price]) {}
  static func sections(of prices: [Price]) -> [ListSection<HeadlessCell>] { [] }
}

struct Settings {
  var showsPeople = true
}

@MainActor let screen = PeopleScreen()
@MainActor let list = screen.list
@MainActor let host = PriceList().host
@MainActor let sections = PriceList.sections(of: prices)
@MainActor let registry = CellRegistry<HeadlessCell>()
@MainActor var capabilities: CapabilityRegistry { fatalError("samples are not run") }
@MainActor let isOff = CountedCondition { !settings.showsPeople }
@MainActor let settings = Settings()
@MainActor let about = About()
@MainActor let version = About(title: "Version")
@MainActor let lastWeek = Week()
@MainActor let today = Week()
@MainActor let loader = Loader()
@MainActor let tea = Price.cheap
@MainActor let prices = [Price.cheap, .dear]
@MainActor let ada = Person(id: 1)
@MainActor let people = [ada]
@MainActor let cell = PriceCell()

final class OldCell {
  var title = ""
  func configure(with item: String) { title = item }
}

let items = ["Tea", "Cake"]

struct Post {
  let id: Int
}

let posts = [Post(id: 1), Post(id: 2)]

final class PostCell: HeadlessCell {
  var onLike: () -> Void = {}
  func configure(with post: Post) { lines = ["\(post.id)"] }
}

@MainActor let person = Person(id: 1)
