import Foundation

extension FeedStore {
  /// Returns a feed of 30 posts that gets three new ones by each refresh.
  static func sample() -> FeedStore {
    FeedStore(promotions: Promotion.samples) { newest in
      try? await Task.sleep(nanoseconds: 800_000_000)
      return Post.samples(newest.map { $0 + 1...$0 + 3 } ?? 1...30)
    }
  }
}

extension Post {
  /// Returns posts with numbers, the newest first. Every third has a video.
  static func samples(_ numbers: ClosedRange<Int>) -> [Post] {
    let texts = [
      "The river is frozen this morning.", "A new loom, and it reads cards.",
      "Notes on the engine, part two: it weaves algebraic patterns just as the loom weaves flowers "
        + "and leaves. The cards decide what it does, so one engine can do many things.",
      "Bread, at last.",
    ]
    return numbers.reversed().map { number in
      Post(
        id: number, text: texts[number % texts.count],
        video: number % 3 == 0 ? URL(string: "https://example.com/\(number).mp4") : nil)
    }
  }
}

extension Promotion {
  static let samples = [
    Promotion(id: "loom", title: "A course for weavers"),
    Promotion(id: "skates", title: "Skates, also for rent"),
    Promotion(id: "rye", title: "Rye from the mill"),
  ]
}
