/// Posts, the newest first, and what the user has seen of them.
@MainActor
final class FeedStore {
  /// What the user has seen.
  enum Impression: Hashable {
    case post(Post.ID)
    case promotion(Promotion.ID)
    case carousel
  }

  let promotions: [Promotion]
  private(set) var posts: [Post] = [] { didSet { onChange() } }
  private(set) var impressions: [Impression] = []
  /// Called after each change of the posts.
  var onChange: () -> Void = {}

  private let load: (Post.ID?) async -> [Post]

  /// - Parameter load: returns the posts that are newer than one, or the first ones.
  init(promotions: [Promotion], load: @escaping (Post.ID?) async -> [Post]) {
    self.promotions = promotions
    self.load = load
  }

  func refresh() async { receive(await load(posts.first?.id)) }

  /// Adds posts at the top, without those that are there already.
  func receive(_ new: [Post]) {
    posts = new.filter { post in !posts.contains { $0.id == post.id } } + posts
  }

  func record(_ impression: Impression) { impressions.append(impression) }
}
