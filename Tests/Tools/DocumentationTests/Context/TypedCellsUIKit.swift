// Declarations that the samples in the comments of TypedCellsUIKit use.

import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

struct Person: Identifiable, Sendable {
  let id: Int
  var name = ""
}

@MainActor let person = Person(id: 1)

final class PersonListCell: UICollectionViewListCell, Updatable {
  func update(viewData person: Person) {}
}

final class TextCell: UITableViewCell, Updatable {
  func update(viewData text: String) {}
}

final class ImageCell: UITableViewCell, Updatable {
  func update(viewData image: UIImage) {}
}

final class PersonCell: UITableViewCell, Updatable {
  func update(viewData person: Person) {}
}

final class TileCell: UICollectionViewCell, Updatable {
  func update(viewData text: String) {}
}

struct Note: Identifiable {
  let id: Int
  var isPinned = false
}

final class NoteCell: UICollectionViewListCell, Updatable {
  func update(viewData note: Note) {}
}

@MainActor final class NotesScreen {
  func delete(_ note: Note) {}
}

struct Photo: Identifiable {
  let id: Int
  var comments = 0
}

final class PhotoCell: UICollectionViewCell, Updatable {
  func update(viewData photo: Photo) {}
}

final class BadgeView: UICollectionReusableView, Updatable {
  func update(viewData count: Int) {}
}

enum Settings {
  case theme
}

@MainActor let tableView = UITableView()
@MainActor let table = tableView
@MainActor let collectionView = UICollectionView(
  frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
@MainActor let view = collectionView
@MainActor let list = CollectionList(collectionView)
@MainActor let note = Note(id: 1)
@MainActor let screen = NotesScreen()
@MainActor let photos = [Photo(id: 1)]
@MainActor let photo = photos[0]
@MainActor let portrait = UIImage()
@MainActor let people = [Person(id: 1)]
@MainActor let setting = Settings.theme
@MainActor var capabilities: CapabilityRegistry { fatalError("samples are not run") }

extension StaticTableViewController {
  func itemSelected(_ item: Settings) {}
}
