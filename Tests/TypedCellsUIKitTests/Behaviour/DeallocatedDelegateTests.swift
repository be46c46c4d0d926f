import Foundation
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A delegate that records every call of a scroll view, and some calls that rows don't handle.
private final class OwnDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  let journal = Journal()
  var offset = CGPoint(x: 0, y: 7)

  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    journal.note("let go")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.note("dragged")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    journal.note("to top?")
    return false
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("scrolled") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    journal.note("view")
    return scrollView
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { journal.note("zoom") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    journal.note("inset")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { offset }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    journal.note("primary?")
    return false
  }
}

@MainActor
struct `Your own delegate, deallocated before the view` {
  private let table = TableList()
  private let collection = CollectionList()

  private func showRows() {
    table.show { for number in 0..<40 { Row(TextCell.self, "\(number)").id(number) } }
    collection.show { for number in 0..<40 { Row(TileCell.self, "\(number)").id(number) } }
  }

  /// Performs all actions of a user on a scroll view.
  private func use(_ view: UIScrollView, scroll: () -> Void) {
    scroll()
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    view.contentInset.top += 1
    view.setZoomScale(1, animated: false)
  }

  @Test func `While it's alive, it receives every message of a scroll view`() {
    let own = OwnDelegate()
    table.host.delegate = own
    showRows()
    own.journal.removeAll()
    use(table.table) { table.table.user.scroll(by: 100) }
    #expect(
      own.journal.entries == [
        "drag", "let go", "scroll", "dragged", "scroll", "scrolled", "inset", "view", "zoom",
      ])
    own.journal.removeAll()
    #expect(!table.table.user.tapStatusBar())
    #expect(own.journal.entries == ["to top?"])
  }

  @Test func `Messages that it received before raise nothing later`() {
    var own: OwnDelegate? = OwnDelegate()
    table.host.delegate = own
    collection.host.delegate = own
    showRows()
    func useBoth() {
      use(table.table) { table.table.user.scroll(by: 100) }
      use(collection.collection) { collection.collection.user.scroll(by: 100) }
      _ = table.table.user.tapStatusBar()
      _ = collection.collection.user.tapStatusBar()
      collection.collection.user.tapItem(at: path(0, 3))
    }
    useBoth()
    let journal = own?.journal
    #expect(journal?.entries.contains("primary?") == true)
    journal?.removeAll()
    own = nil
    #expect(table.host.delegate == nil)
    let exceptions = UIKitException.recording { useBoth() }
    #expect(exceptions.isEmpty)
    #expect(journal?.entries == [])
  }

  @Test func `The view does then what it does without a delegate`() {
    var own: OwnDelegate? = OwnDelegate()
    table.host.delegate = own
    collection.host.delegate = own
    showRows()
    table.table.user.scroll(by: 100)
    #expect(!table.table.user.tapStatusBar())
    collection.collection.setCollectionViewLayout(
      UICollectionViewFlowLayout(), animated: false)
    #expect(collection.collection.contentOffset.y == 7)
    own = nil
    #expect(table.table.user.tapStatusBar())
    #expect(table.table.contentOffset.y == 0)
    collection.collection.contentOffset.y = 20
    collection.collection.setCollectionViewLayout(
      UICollectionViewFlowLayout(), animated: false)
    #expect(collection.collection.contentOffset.y == 20)
  }

  @Test func `Answers that are no neutral zero are those of a view without a delegate`() {
    #expect(NeutralAnswers.isTrue(for: "scrollViewShouldScrollToTop:"))
    #expect(!NeutralAnswers.isTrue(for: "scrollViewDidScroll:"))
  }

  /// `NeutralDelegate` returns one register. On Apple's systems, a method with a larger result must not reach
  /// it.
  @Test(arguments: [
    "Lists/Table/UITableViewDelegate", "Lists/Collection/UICollectionViewDelegate",
    "Lists/Collection/UICollectionViewDelegateFlowLayout", "Views/UIScrollViewDelegate",
  ])
  func `The list answers itself where a result doesn't fit one register`(file: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let delegates = try [
      "Table/TableDelegate", "Table/TableDelegate+Heights", "Collection/CollectionDelegate",
      "Collection/CollectionDelegate+Sizes",
    ].map { try text("Sources/TypedCellsUIKit/\($0).swift") }.joined()
    let declared = try text("TestSupport/HeadlessUIKitClasses/\(file).swift")
    let requirements = declared.prefix(upTo: try #require(declared.range(of: "\n}\n")).lowerBound)
    var found = 0
    for requirement in requirements.components(separatedBy: "\n\n") {
      guard let arrow = requirement.range(of: "->"),
        ["CGFloat", "CGPoint", "CGSize", "UIEdgeInsets", "UICollectionViewTransitionLayout"]
          .contains(requirement[arrow.upperBound...].split(whereSeparator: \.isWhitespace).first)
      else { continue }
      found += 1
      // The last parameter's label identifies the method.
      let parameter = requirement[..<arrow.lowerBound].split(separator: ",").last ?? ""
      let label = try #require(parameter.split(whereSeparator: \.isWhitespace).first)
      #expect(delegates.contains("\(label) "), "\(requirement)")
    }
    #expect(found > 0 || file == "Views/UIScrollViewDelegate")
  }
}
