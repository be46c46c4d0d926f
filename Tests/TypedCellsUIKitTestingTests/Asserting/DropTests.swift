import Testing
import TypedCells
import TypedCellsUIKitTesting

#if !os(tvOS)
  private final class SongCell: UITableViewCell, Updatable {
    func update(viewData title: String) {}
  }

  private final class SongTile: UICollectionViewCell, Updatable {
    func update(viewData title: String) {}
  }

  @MainActor
  struct `Assertions about drops` {
    private let songs = TableList(UITableView())
    private let albums = CollectionList(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))

    private func show(_ note: @escaping @MainActor (String) -> Void) {
      songs.apply {
        ListSection(id: "songs") {
          Row(SongCell.self, "a").id("a").draggable()
          Row(SongCell.self, "b").id("b")
        }
        .onDrop(of: String.self, effect: { _, _ in .copy }) { songs, index in
          note("\(songs) at \(index)")
        }
      }
      albums.apply {
        ListSection(id: "albums") {
          Row(SongTile.self, "album").id("album").onDrop(of: String.self) { songs, album in
            note("\(songs) onto \(album)")
          }
          Row(SongTile.self, "other").id("other")
        }
      }
    }

    @Test func `drop rows, and pass for the expected effect`() {
      var drops: [String] = []
      show { drops.append($0) }
      assertDrop(.move, ofRowWithID: "a", in: songs, ontoRowWithID: "album", in: albums)
      assertDrop(.none, ofRowWithID: "a", in: songs, ontoRowWithID: "other", in: albums)
      assertDrop(.copy, ofRowWithID: "a", in: songs, intoSectionWithID: "songs", at: 1, in: songs)
      #expect(drops == [#"["a"] onto album"#, #"["a"] at 1"#])
    }

    @Test func `name what they found`() {
      show { _ in }
      expectFailure(containing: "effect `none`, and not `move`") {
        assertDrop(.move, ofRowWithID: "a", in: songs, ontoRowWithID: "other", in: albums)
      }
      expectFailure(containing: "a drop of its String onto the section with the identity songs") {
        assertDrop(.move, ofRowWithID: "a", in: songs, intoSectionWithID: "songs", at: 0, in: songs)
      }
      expectFailure(containing: "the row can't be dragged. Add `draggable()` to it") {
        assertDrop(.move, ofRowWithID: "b", in: songs, ontoRowWithID: "album", in: albums)
      }
      expectFailure(containing: "the list has no such row") {
        assertDrop(.move, ofRowWithID: "z", in: songs, ontoRowWithID: "album", in: albums)
      }
      expectFailure(containing: "the list has no row with the identity z") {
        assertDrop(.move, ofRowWithID: "a", in: songs, ontoRowWithID: "z", in: albums)
      }
      expectFailure(containing: "the list has no section with the identity z") {
        assertDrop(.move, ofRowWithID: "a", in: songs, intoSectionWithID: "z", at: 0, in: songs)
      }
    }
  }
#endif
