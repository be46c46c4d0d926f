/// A source of identities that no row has yet.
struct FreshNumbers: Equatable {
  private var next = 0

  mutating func take(_ count: Int) -> [Int] {
    next += count
    return Array(next - count..<next)
  }
}
