import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `The feed` {
  @Test func `plays the most visible video, and no other`() async throws {
    let feed = try await ShownFeed(.numbered(1...30))
    #expect(feed.playing == [30])
    var played: Set = [30]
    for _ in 0..<60 {
      feed.view.user.scroll(by: 60)
      await feed.settle()
      let visible = feed.visibleVideos.filter { $0.fraction >= 0.5 }
      let best = visible.map(\.fraction).max()
      #expect(feed.playing.count == (best == nil ? 0 : 1))
      for id in feed.playing {
        #expect(visible.first { $0.id == id }?.fraction == best)
        played.insert(id)
      }
    }
    #expect(played == Set(stride(from: 3, through: 30, by: 3)))
  }

  /// A screen that one long post fills needs one cell, so the others aren't reused.
  @Test func `stops a video that leaves the screen at once`() async throws {
    let long = Post(id: 0, text: String(repeating: "long ", count: 2000))
    let feed = try await ShownFeed(.numbered(1...6) + [long])
    let cells = feed.view.visibleCells.compactMap { $0 as? PostCell }
    #expect(cells.filter(\.video.isPlaying).count == 1)
    feed.list.scroll(to: 0, at: .bottom)
    await feed.settle()
    #expect(feed.visiblePosts == [0])
    #expect(cells.filter(\.video.isPlaying).isEmpty)
  }

  @Test func `plays nothing off screen`() async throws {
    let feed = try await ShownFeed(.numbered(1...30))
    feed.shown.navigation.pushViewController(UIViewController(), animated: true)
    await feed.settle()
    #expect(feed.playing.isEmpty)
    feed.shown.navigation.popViewController(animated: true)
    await feed.settle()
    #expect(feed.playing == [30])
  }

  @Test func `counts a post that was half visible for a second, once`() async throws {
    let feed = try await ShownFeed(.numbered(1...30))
    feed.time.advance(by: 0.9)
    #expect(feed.store.impressions.isEmpty)
    feed.time.advance(by: 0.2)
    let seen = feed.store.impressions
    #expect(seen.contains(.post(30)))
    feed.view.user.scroll(by: 3000)
    feed.time.advance(by: 0.5)
    feed.view.user.scroll(by: -3000)
    feed.time.advance(by: 5)
    #expect(feed.store.impressions == seen)
  }

  @Test func `counts everything once while the user scrolls`() async throws {
    let feed = try await ShownFeed(.numbered(1...30), promotions: 1)
    assertImpressions(of: feed.list)
    #expect(feed.store.impressions.count == 32)
    #expect(Set(feed.store.impressions).count == 32)
  }

  @Test func `counts the carousel, and its cards when they are scrolled in`() async throws {
    let feed = try await ShownFeed(.numbered(1...10), promotions: 3)
    feed.time.advance(by: 1.1)
    #expect(feed.seenPromotions == [.promotion("1"), .carousel])
    feed.view.user.scroll(section: 0, by: 300)
    await feed.settle()
    feed.time.advance(by: 1.1)
    #expect(feed.seenPromotions == [.promotion("1"), .carousel, .promotion("2")])
    feed.view.user.scroll(section: 0, by: -300)
    await feed.settle()
    feed.time.advance(by: 1.1)
    #expect(feed.seenPromotions.count == 3)
  }

  @Test(arguments: [100.0, 1000], [1, 3])
  func `keeps its place when new posts arrive`(_ offset: CGFloat, _ promotions: Int) async throws {
    let feed = try await ShownFeed(.numbered(1...30), promotions: promotions)
    feed.view.user.scroll(by: offset)
    await feed.settle()
    let id = try #require(feed.visiblePosts.first)
    let top = try feed.top(id)
    await assertKeepsPlace(of: feed.list) {
      feed.store.receive(.numbered(31...40))
      await feed.settle()
    }
    #expect(try abs(feed.top(id) - top) < 1)
  }

  @Test func `shows new posts below the carousel if the user is at the top`() async throws {
    let feed = try await ShownFeed(.numbered(1...30), promotions: 3)
    let top = try feed.top(30)
    await assertKeepsPlace(of: feed.list) {
      feed.store.receive(.numbered(31...40))
      await feed.settle()
    }
    #expect(try abs(feed.top(40) - top) < 1)
    #expect(feed.playing == [39])
  }

  @Test func `is refreshed by a pull, and counts nothing again`() async throws {
    let feed = try await ShownFeed(.numbered(1...20), promotions: 2, new: .numbered(15...25))
    feed.time.advance(by: 1.1)
    let seen = feed.store.impressions
    #expect(feed.view.user.pullToRefresh())
    await feed.settle()
    #expect(feed.store.posts.map(\.id) == (1...25).reversed())
    #expect(feed.view.refreshControl?.isRefreshing == false)
    #expect(feed.visiblePosts.first == 25)
    feed.list.scroll(to: 20)
    feed.time.advance(by: 1.1)
    #expect(Array(feed.store.impressions.prefix(seen.count)) == seen)
    #expect(Set(feed.store.impressions).count == feed.store.impressions.count)
  }

  @Test func `shows fresh cells, and is deallocated`() async {
    // Without videos, because what plays depends on what else is on screen.
    let store = FeedStore(promotions: .numbered(2)) { _ in [] }
    store.receive((1...10).map { Post(id: $0, text: "Post \($0)") })
    func makeScreen() -> FeedScreen { FeedScreen(store) }
    await assertScreen(makeScreen) { _ in store.receive([Post(id: 100, text: "new")]) }
  }
}
