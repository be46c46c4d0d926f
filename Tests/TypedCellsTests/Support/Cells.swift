import HeadlessList
import TypedCells

class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

final class BoldTextCell: TextCell {
  override func update(viewData text: String) { lines = ["**\(text)**"] }
}

final class NumberCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

/// A cell that names `HeadlessCell` as its base class, but isn't a subclass of it.
final class ForeignCell: HostedCell, Updatable {
  typealias BaseCell = HeadlessCell
  func update(viewData text: String) {}
}

final class NamedCell: HeadlessCell, Updatable, ReusableCell {
  static var reuseIdentifier: ReuseIdentifier { "named" }
  static var cellSource: CellSource { .nib(name: "NamedCell") }
  func update(viewData text: String) { lines = [text] }
}

final class NamedLikewiseCell: HeadlessCell, Updatable, ReusableCell {
  static var reuseIdentifier: ReuseIdentifier { "named" }
  func update(viewData text: String) { lines = [text] }
}

final class BoxCell<Content>: HeadlessCell, Updatable {
  func update(viewData content: Content) { lines = ["\(content)"] }
}

enum Nested {
  final class TextCell: HeadlessCell, Updatable {
    func update(viewData text: String) { lines = [text] }
  }
}
