import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
@MainActor @Suite struct `Debugging flow` {
  @Test func `inset`() async {
    let list = PlacedList(.flow)
    list.followsEnd = .near(points: 0)
    list.apply([BlockSection(id: 0, blocks: (0..<60).map { Block(id: $0, height: 90 + Double($0 % 7) * 11) })])
    func say(_ t: String) { debugPrint(t, list.view.contentOffset.y, list.view.contentSize.height, list.isAtEnd) }
    say("a")
    list.view.frame.size = CGSize(width: 480, height: 320)
    say("b")
    list.window.layoutIfNeeded()
    say("c")
    list.view.layoutIfNeeded()
    say("d")
  }
}
