import TypedCells
import TypedCellsUIKit

// The code with an undo manager from the recipe "Undo a deletion", because Linux has no undo manager, and neither has
// HeadlessUIKit.

struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
}

final class SongCell: UITableViewCell, Updatable {
  func update(viewData song: Song) {}
}

#if canImport(UIKit)
  final class UndoController: UITableViewController {
    private(set) lazy var list = TableList(tableView)
    private(set) var songs: [Song] = []

    func show(_ songs: [Song]) {
      self.songs = songs
      list.apply {
        ListSection(id: "songs") {
          for song in songs {
            Row(SongCell.self, song).onDelete(weak: self) { controller, song in
              controller.change(to: controller.songs.filter { $0.id != song.id })
            }
          }
        }
      }
    }

    private func change(to songs: [Song]) {
      let old = self.songs
      undoManager?.registerUndo(withTarget: self) { $0.change(to: old) }
      undoManager?.setActionName("Delete Song")
      show(songs)
    }
  }
#endif
