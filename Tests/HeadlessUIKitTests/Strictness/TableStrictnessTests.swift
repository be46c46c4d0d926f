import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `A table is as strict as UIKit's` {
  @Test func `cells of an inset-grouped table are narrower than the table`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    let titles = Titles([["a"]])
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    final class Measured: UITableViewCell {
      var widths: [CGFloat] = []
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        widths.append(targetSize.width)
        return CGSize(width: targetSize.width, height: 50)
      }
    }
    table.register(Measured.self, forCellReuseIdentifier: "cell")
    table.dataSource = titles
    window.addSubview(table)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(0, 0)) as? Measured
    #expect(cell?.frame.minX == 16 && cell?.frame.width == 358)
    #expect(table.rectForRow(at: path(0, 0)).width == 358)
    #expect(cell?.widths == [358])
  }

  @Test func `a request for the visible rows of a table in no window logs a warning`() {
    let screen = TableScreen([["a"]], inWindow: false)
    screen.table.reloadData()
    let warnings = UIKitLog.recording { #expect(screen.table.visibleCells.count == 1) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("without being in the view hierarchy") == true)
    let shown = TableScreen([["a"]])
    shown.table.reloadData()
    #expect(UIKitLog.recording { _ = shown.table.visibleCells }.isEmpty)
  }

  @Test func `a row that is reconfigured needs a cell dequeued for its index path`() {
    final class Pathless: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell")
          ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
      }
    }
    let screen = TableScreen([["a"]])
    let source = Pathless()
    screen.table.dataSource = source
    screen.table.layoutIfNeeded()
    let exceptions = UIKitException.recording { screen.table.reconfigureRows(at: [path(0, 0)]) }
    #expect(exceptions.count == 1)
  }
}

/// A delegate that offers one swipe action. The test completes it.
private final class Swipeable: NSObject, UITableViewDelegate {
  var style = UIContextualAction.Style.destructive
  var complete: ((Bool) -> Void)?

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: style, title: "Delete") { [weak self] _, _, complete in
        self?.complete = complete
      }
    ])
  }
}

@MainActor
struct `The completion of a swipe action` {
  private let screen = TableScreen([["a", "b"]])
  private let delegate = Swipeable()

  init() { screen.table.delegate = delegate }

  @Test func `a destructive action that completes with true animates the row away`() throws {
    let swipe = try #require(screen.table.user.swipeRow(at: path(0, 0), from: .trailing))
    #expect(swipe.tap("Delete"))
    #expect(swipe.isOpen && screen.shown == ["a", "b"])
    delegate.complete?(true)
    #expect(!swipe.isOpen && swipe.hasRemovedRow)
    #expect(screen.shown == ["b"])
    screen.titles.sections = [["b"]]
    screen.table.deleteRows(at: [path(0, 0)], with: .automatic)
    #expect(screen.shown == ["b"])
  }

  @Test func `an action that completes with false only closes`() throws {
    let swipe = try #require(screen.table.user.swipeRow(at: path(0, 0), from: .trailing))
    swipe.tap("Delete")
    delegate.complete?(false)
    #expect(!swipe.isOpen && !swipe.hasRemovedRow)
    #expect(screen.shown == ["a", "b"])
    #expect(!swipe.tap("Delete"))
  }

  @Test func `a normal action doesn't remove its row`() throws {
    delegate.style = .normal
    let swipe = try #require(screen.table.user.swipeRow(at: path(0, 0), from: .trailing))
    swipe.tap("Delete")
    delegate.complete?(true)
    #expect(!swipe.hasRemovedRow && screen.shown == ["a", "b"])
  }
}
