import Foundation
import Observation
import Testing
import TypedCells
import TypedCellsUIKitTesting

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Song: Identifiable {
  let id: Int
  var title: String
  @ObservationIgnored var plays = 0

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
private final class SongCell: UITableViewCell, Updatable {
  private(set) var updates = 0
  func update(viewData song: Song) {
    updates += 1
    textLabel?.text = "\(song.title), played \(song.plays) times"
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
private final class SongItem: UICollectionViewCell, Updatable {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
  func update(viewData song: Song) { label.text = song.title }
}

private final class TitleCell: UITableViewCell, Updatable {
  func update(viewData title: String) { textLabel?.text = title }
}

@available(macOS 14, iOS 17, tvOS 17, *)
private final class PlaysHeader: UITableViewHeaderFooterView, Updatable {
  func update(viewData song: Song) { textLabel?.text = "played \(song.plays) times" }
}

@MainActor
struct `Tables and collections that follow their model` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `a table updates one cell when a song's title changes`() async throws {
    let songs = (0..<5).map { Song(id: $0, title: "song \($0)") }
    let table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    let list = TableList(table)
    list.follow {
      ListSection(id: 0) { for song in songs { Row(SongCell.self, song) } }
    }
    table.layoutIfNeeded()
    let cells = try songs.indices.map {
      try #require(table.cellForRow(at: IndexPath(row: $0, section: 0)) as? SongCell)
    }
    let updates = cells.map(\.updates)
    songs[2].title = "changed"
    await list.followedChanges()
    #expect(cells[2].textLabel?.text == "changed, played 0 times")
    #expect(zip(cells, updates).map { $0.updates - $1 } == [0, 0, 1, 0, 0])
    await assertFollows(list) { songs[3].title = "changed too" }
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `what isn't observable is reported`() async {
    let song = Song(id: 0, title: "song")
    let table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    let list = TableList(table)
    list.follow { ListSection(id: 0) { Row(SongCell.self, song) } }
    table.layoutIfNeeded()
    await withKnownIssue {
      await assertFollows(list) { song.plays += 1 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("row 0.0 differs at") }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `a list without a window shows nothing that could be compared`() async {
    let song = Song(id: 0, title: "song")
    let table = UITableView(frame: window.bounds, style: .plain)
    let list = TableList(table)
    list.follow { ListSection(id: 0) { Row(SongCell.self, song) } }
    table.layoutIfNeeded()
    await withKnownIssue {
      await assertFollows(list) { song.plays += 1 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("none of its rows is on screen") }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `a header that shows what isn't observable is reported`() async {
    let song = Song(id: 0, title: "song")
    let table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    let list = TableList(table)
    list.follow {
      ListSection(id: 0) { Row(TitleCell.self, song.title).id(0) }.header(
        Row(PlaysHeader.self, song))
    }
    table.layoutIfNeeded()
    await assertFollows(list) { song.title = "changed" }
    await withKnownIssue {
      await assertFollows(list) { song.plays += 1 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the header of section 0 differs at") }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `a collection inserts items and updates them`() async throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    let list = CollectionList(view)
    let album = Album()
    list.follow {
      ListSection(id: 0) { for song in album.songs { Row(SongItem.self, song) } }
    }
    view.layoutIfNeeded()
    await assertFollows(list) { album.songs.append(Song(id: 1, title: "first")) }
    view.layoutIfNeeded()
    await assertFollows(list) { album.songs[0].title = "changed" }
    let item = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SongItem)
    #expect(item.label.text == "changed")
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Album {
  var songs: [Song] = []
}
