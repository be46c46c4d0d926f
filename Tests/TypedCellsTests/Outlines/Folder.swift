import HeadlessList
import TypedCells

struct Folder: Identifiable, Equatable {
  let id: String
  var title: String?
  var folders: [Folder] = []

  init(_ id: String, _ folders: Folder..., title: String? = nil) {
    self.id = id
    self.folders = folders
    self.title = title
  }
}

final class FolderCell: HeadlessCell, Updatable {
  func update(viewData folder: Folder) { lines = [folder.title ?? folder.id] }
}
