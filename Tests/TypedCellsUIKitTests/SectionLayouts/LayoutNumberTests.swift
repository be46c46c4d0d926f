import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
struct `Numbers of a layout` {
  private let screen = LayoutScreen()

  @Test func `that can't be used are replaced`() {
    screen.apply {
      photos(0..<4, id: "a").layout(
        .grid(
          columns: 2, spacing: -.infinity, itemHeight: .points(50),
          insets: NSDirectionalEdgeInsets(top: .nan, leading: .infinity, bottom: 0, trailing: 0)))
      photos(0..<2, id: "b").layout(.carousel(itemWidth: .fraction(0), itemHeight: .points(50)))
      photos(0..<2, id: "c").layout(.carousel(itemWidth: .points(0), itemHeight: .points(50)))
    }
    #expect(screen.frame(0, 0) == CGRect(x: 0, y: 0, width: 150, height: 50))
    #expect(screen.frame(0, 3) == CGRect(x: 150, y: 50, width: 150, height: 50))
    #expect(screen.frame(1, 0)?.width == 300)
    #expect(screen.frame(2, 0)?.width == 1)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `that can't be used are reported at once`() {
    screen.apply { photos(0..<1).layout(.grid(columns: 0)) }
    #expect(screen.failures.count == 1)
  }

  @Test func `that can be used aren't reported`() {
    let insets = NSDirectionalEdgeInsets(top: -1, leading: 2, bottom: 3, trailing: 4)
    let badges = [SectionLayout.Badge("badge", width: 0, height: 0, offset: CGPoint(x: -1, y: -1))]
    screen.apply {
      photos(0..<1, id: "a").layout(
        .grid(
          columns: 1, spacing: 0, itemHeight: .points(0), insets: insets, badges: badges))
      photos(0..<1, id: "b").layout(
        .grid(minimumWidth: 1, spacing: 20, itemHeight: .estimated(1), insets: insets))
      photos(0..<1, id: "c").layout(
        .carousel(
          itemWidth: .points(50), itemHeight: .aspectRatio(0.1), rows: 1, spacing: 10,
          insets: insets, badges: badges))
      photos(0..<1, id: "d").layout(
        .carousel(itemWidth: .fraction(0.1), itemHeight: .points(70), rows: 3, spacing: 0))
    }
    #expect(screen.failures.isEmpty)
  }
}
