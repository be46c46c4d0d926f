import TypedCells
import TypedCellsAppKit

/// A cell that shows a text.
class BaseCell: NSTableCellView {
  var text = ""
  var updateCount = 0

  func update(viewData text: String) {
    self.text = text
    updateCount += 1
  }
}

final class TextCell: BaseCell, Updatable {}
final class OtherCell: BaseCell, Updatable {}
final class TextHeader: BaseCell, Updatable {}

/// An item that shows a text.
class BaseItem: NSCollectionViewItem {
  var text = ""

  override func loadView() { view = NSView() }
  func update(viewData text: String) { self.text = text }
}

final class TextItem: BaseItem, Updatable {}
final class OtherItem: BaseItem, Updatable {}

final class ItemHeader: CollectionHeaderFooterView, Updatable {
  private(set) var text = ""
  func update(viewData text: String) { self.text = text }
}

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

final class PersonCell: NSTableCellView, Updatable {
  private(set) var name = ""
  func update(viewData person: Person) { name = person.name }
}

final class PersonItem: NSCollectionViewItem, Updatable {
  private(set) var name = ""
  override func loadView() { view = NSView() }
  func update(viewData person: Person) { name = person.name }
}
