import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

/// A feed on screen.
@MainActor
final class ShownFeed {
  let store: FeedStore
  let shown: OnScreen<FeedScreen>
  let view: UICollectionView
  let time = ManualTime()
  var list: CollectionList { shown.screen.list }

  /// - Parameters:
  ///   - posts: the posts at first.
  ///   - new: the posts of a refresh.
  init(_ posts: [Post], promotions: Int = 0, new: [Post] = []) async throws {
    store = FeedStore(promotions: .numbered(promotions)) { $0 == nil ? posts : new }
    shown = OnScreen(FeedScreen(store), height: 600)
    view = try #require(shown.screen.list.host.collectionView)
    list.timeSource = time
    await settle()
  }

  func settle() async { await shown.window.settle() }

  /// The distance of a post from the top of the visible part.
  func top(_ id: Post.ID) throws -> CGFloat {
    let path = try #require(list.paths(of: id).first)
    let frame = try #require(view.layoutAttributesForItem(at: path.indexPath)).frame
    return frame.minY - view.contentOffset.y - view.adjustedContentInset.top
  }

  var visiblePosts: [Post.ID] { list.visibleRows.compactMap { $0.id(as: Post.ID.self) } }

  /// The visible posts with a video, with the part of each that is visible.
  var visibleVideos: [(id: Post.ID, fraction: Double)] {
    list.visibleRows.compactMap { row in
      let post = list.model(at: row.path, as: Post.self)
      return post?.video == nil ? nil : post.map { ($0.id, row.fraction) }
    }
  }

  /// The posts whose videos play.
  var playing: [Post.ID] {
    visibleVideos.map(\.id).filter { id in
      list.visibleCell(of: id, as: PostCell.self)?.video.isPlaying == true
    }
  }

  /// What the user has seen of the carousel.
  var seenPromotions: [FeedStore.Impression] {
    store.impressions.filter { if case .post = $0 { false } else { true } }
  }
}

extension [Post] {
  /// Returns posts of one to four sentences, the newest first. Every third has a video.
  static func numbered(_ numbers: ClosedRange<Int>) -> [Post] {
    numbers.reversed().map { number in
      Post(
        id: number, text: String(repeating: "Post \(number). ", count: 1 + number % 4 * 6),
        video: number % 3 == 0 ? URL(string: "https://example.com/\(number).mp4") : nil)
    }
  }
}

extension [Promotion] {
  static func numbered(_ count: Int) -> [Promotion] {
    (0..<count).map { Promotion(id: "\($0 + 1)", title: "Promotion \($0 + 1)") }
  }
}
