/// A card of the carousel above the posts.
struct Promotion: Identifiable, Equatable {
  let id: String
  let title: String
}
