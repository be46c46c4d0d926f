import HeadlessSwiftUI
import Testing

@MainActor
struct FirstTests {
  @Test func `x`() {}
}
