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

  @Test func `that can't be used are reported at once`() {
    screen.apply { photos(0..<1).layout(.grid(columns: 0)) }
    #expect(screen.failures.count == 1)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `of any size are laid out, and reported with their value if others are used`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let large: [CGFloat] = [1e308, 1e18, 1e9, 1e6, 100, 1, 1e-3, 1e-300, 0, -1, -1e308, .infinity]
    func number() -> CGFloat {
      Int.random(in: 0..<12, using: &random) == 0
        ? .nan : large[Int.random(in: large.indices, using: &random)]
    }
    func count() -> Int {
      [.max, .min, 1_000_000_000, 1_001, 1_000, 3, 1, 0][Int.random(in: 0..<8, using: &random)]
    }
    func height() -> SectionLayout.ItemHeight {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .estimated(number())
      case 1: .points(number())
      default: .aspectRatio(number())
      }
    }
    func insets() -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: number(), leading: number(), bottom: number(), trailing: number())
    }
    let badges = [
      SectionLayout.Badge(
        "badge", width: number(), height: number(), offset: CGPoint(x: number(), y: number()))
    ]
    screen.apply {
      photos(0..<2, id: "a").layout(
        .grid(
          columns: count(), spacing: number(), itemHeight: height(), insets: insets(),
          badges: badges))
      photos(0..<2, id: "b").layout(
        .grid(minimumWidth: number(), spacing: number(), itemHeight: height(), insets: insets()))
      photos(0..<2, id: "c").layout(
        .carousel(
          itemWidth: .fraction(number()), itemHeight: height(), rows: count(), spacing: number(),
          insets: insets(), badges: badges))
      photos(0..<2, id: "d").layout(
        .carousel(itemWidth: .points(number()), itemHeight: height(), rows: 1))
    }
    for section in 0..<4 {
      let frame = screen.frame(section, 0) ?? .zero
      #expect(
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite },
        "seed \(seed), section \(section): \(frame)")
    }
  }

  @Test func `that are too large are reported with their value`() {
    let insets = NSDirectionalEdgeInsets(top: 1e300, leading: 0, bottom: 0, trailing: 0)
    screen.apply {
      photos(0..<2, id: "a").layout(.grid(columns: .max))
      photos(0..<2, id: "b").layout(
        .carousel(itemWidth: .fraction(1e308), itemHeight: .aspectRatio(1e-308))
      )
      .background(Backdrop.self, insets: insets)
    }
    #expect(
      screen.failures.map(\.description) == [
        "Section 'a' (index 0): the section has a layout with columns \(Int.max), which the host doesn't use: "
          + "expected 1 to 1000, so 1000 is used",
        "Section 'b' (index 1): the section has a layout with itemWidth: .fraction 1e+308, which the host doesn't "
          + "use: expected 0.001 to 1000.0, so 1000.0 is used",
        "Section 'b' (index 1): the section has a layout with itemHeight: .aspectRatio 1e-308, which the host "
          + "doesn't use: expected 0.001 to 1000.0, so 0.001 is used",
        "Section 'b' (index 1): the section has a layout with insets.top 1e+300, which the host doesn't use: "
          + "expected -1000000.0 to 1000000.0, so 1000000.0 is used",
      ])
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

private final class Backdrop: UIView, Updatable {
  func update(viewData: Void) {}
}
