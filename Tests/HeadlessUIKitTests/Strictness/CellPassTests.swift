import Foundation
import HeadlessUIKit
import Testing

/// A delegate that inserts a row or item whenever one is displayed.
private final class Endless: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var isActive = true
  var insert: () -> Void = {}

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { run() }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { run() }

  private func run() {
    guard isActive else { return }
    isActive = false
    insert()
  }
}

@MainActor
struct `Changes while cells are updated` {
  private let endless = Endless()

  @Test func `a change of a table from willDisplay is an assertion`() {
    let screen = TableScreen([numbers(0..<3)])
    endless.insert = {
      screen.titles.sections[0].append("more")
      screen.table.insertRows(at: [path(0, 3)], with: .none)
    }
    screen.table.delegate = endless
    screen.table.reloadData()
    let exceptions = UIKitException.recording { screen.table.layoutIfNeeded() }
    #expect(
      exceptions.map(\.reason) == [
        "Attempted to call -beginUpdates on the table view while it was in the process of updating "
          + "its visible cells, which is not allowed."
      ])
    #expect(screen.shown == numbers(0..<3) + ["more"])
  }

  @Test func `a change of a table from cellForRow is an assertion`() {
    final class Eager: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.reloadRows(at: [indexPath], with: .none)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let screen = TableScreen([])
    let eager = Eager()
    screen.table.dataSource = eager
    let exceptions = UIKitException.recording { screen.table.layoutIfNeeded() }
    #expect(!exceptions.isEmpty)
  }

  @Test func `a change of a collection from willDisplay is an assertion`() {
    let screen = CollectionScreen([numbers(0..<3)])
    endless.insert = {
      screen.tiles.sections[0].append("more")
      screen.collection.insertItems(at: [path(0, 3)])
    }
    screen.collection.delegate = endless
    screen.collection.reloadData()
    let exceptions = UIKitException.recording { screen.collection.layoutIfNeeded() }
    #expect(exceptions.count == 1)
    #expect(screen.shown == numbers(0..<3) + ["more"])
  }

  @Test func `a change from a handler of a tap is allowed`() {
    final class Selecting: NSObject, UITableViewDelegate {
      var select: () -> Void = {}
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { select() }
    }
    let screen = TableScreen([["a"]])
    let delegate = Selecting()
    delegate.select = {
      screen.titles.sections = [["a", "b"]]
      screen.table.insertRows(at: [path(0, 1)], with: .none)
    }
    screen.table.delegate = delegate
    screen.table.user.tapRow(at: path(0, 0))
    #expect(screen.shown == ["a", "b"])
  }
}
