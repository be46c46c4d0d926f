import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

@available(macOS 14, iOS 17, tvOS 17, *)
@MainActor
@Observable
private final class Notes {
  var numbers = Array(0..<40)

  func delete(_ number: Int) { numbers.removeAll { $0 == number } }
}

private final class NoteCell: UICollectionViewListCell, Updatable {
  private(set) var number = -1

  func update(viewData number: Int) { self.number = number }
}

/// UIKit removes the cell when a destructive action completes, so the list must have deleted the row by then.
@MainActor
struct `A list that follows its model` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let container: UIView
  private let list: TypedCellsUIKit.CollectionList
  private let tableList = TableList()

  init() {
    container = UIView(frame: window.bounds)
    window.addSubview(container)
    list = TypedCellsUIKit.CollectionList(in: container, appearance: .plain)
  }

  private func collection() throws -> UICollectionView {
    try #require(list.host.collectionView)
  }

  /// The numbers of the cells on screen, from top to bottom.
  private func numbers() throws -> [Int] {
    let collection = try collection()
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.sorted()
      .compactMap { collection.cellForItem(at: $0) }
      .map { $0.superview === collection ? ($0 as? NoteCell)?.number ?? -1 : -2 }
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  private func follow(
    _ notes: Notes, _ adapt: @escaping (Row<NoteCell, Int>) -> Row<NoteCell, Int>
  ) throws {
    list.follow {
      ListSection(id: 0) {
        for number in notes.numbers { adapt(Row(NoteCell.self, number).id(number)) }
      }
    }
    try collection().layoutIfNeeded()
  }

  private func swipe(_ item: Int) throws -> SwipeOnScreen {
    try #require(try collection().user.swipeItem(at: path(0, item), from: .trailing))
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `deletes a row before its swipe completes if content waits for the next turn`() throws
  {
    let notes = Notes()
    func section() -> ListSection<UICollectionViewCell> {
      ListSection(id: 0) {
        for number in notes.numbers {
          Row(NoteCell.self, number).id(number)
            .on(.trailingSwipeActions, weak: notes) { notes, number in
              [
                RowAction("Delete", style: .destructive) {
                  notes.delete(number)
                  list.applyInNextTurn(weak: notes) { _ in section() }
                }
              ]
            }
        }
      }
    }
    list.apply { section() }
    let count = try numbers().count
    #expect(try swipe(1).tap("Delete"))
    #expect(try collection().numberOfItems(inSection: 0) == 39)
    #expect(try numbers().prefix(3) == [0, 2, 3])
    #expect(try numbers().count == count)
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `deletes a row of a table before the Delete button returns`() throws {
    let notes = Notes()
    tableList.driver.follow {
      ListSection(id: 0) {
        for number in notes.numbers {
          Row(TextCell.self, "\(number)").id(number).on(.commitEdit) { _, _ in notes.delete(number)
          }
        }
      }
    }
    tableList.table.layoutIfNeeded()
    let swipe = try #require(tableList.table.user.swipeRow(at: path(0, 1), from: .trailing))
    #expect(swipe.tap("Delete"))
    #expect(tableList.table.numberOfRows(inSection: 0) == 39)
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `deletes a row before its destructive swipe action completes`() throws {
    let notes = Notes()
    try follow(notes) { row in
      row.on(.trailingSwipeActions, weak: notes) { notes, number in
        [
          RowAction("Delete", style: .destructive) { notes.delete(number) },
          RowAction("Move to the end") {
            notes.delete(number)
            notes.numbers.append(number)
          },
        ]
      }
    }
    let count = try numbers().count
    #expect(try swipe(1).tap("Delete"))
    #expect(try collection().numberOfItems(inSection: 0) == 39)
    #expect(try numbers() == [0] + Array(2...count))
    #expect(try swipe(0).tap("Move to the end"))
    #expect(try numbers().first == 0, "other actions are shown in the next turn")
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `deletes a row before an action that takes time completes`() async throws {
    let notes = Notes()
    try follow(notes) { row in
      row.on(.trailingSwipeActions, weak: notes) { notes, number in
        [
          RowAction("Delete", style: .destructive) {
            await Task.yield()
            notes.delete(number)
            return true
          }
        ]
      }
    }
    let swipe = try swipe(0)
    swipe.tap("Delete")
    while swipe.isOpen { await Task.yield() }
    #expect(swipe.hasRemovedRow)
    #expect(try collection().numberOfItems(inSection: 0) == 39)
    #expect(try numbers().first == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `lets UIKit remove a row that a handler of commitEdit deletes`() throws {
    let notes = Notes()
    try follow(notes) { row in
      row.on(.commitEdit, weak: notes) { notes, number, _ in notes.delete(number) }
    }
    let swipe = try swipe(2)
    swipe.tap("Delete")
    #expect(swipe.hasRemovedRow)
    #expect(try numbers().prefix(3) == [0, 1, 3])
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `deletes a row of a table before its destructive swipe action completes`() throws {
    let notes = Notes()
    tableList.driver.follow {
      ListSection(id: 0) {
        for number in notes.numbers {
          Row(TextCell.self, "\(number)").id(number)
            .on(.trailingSwipeActions, weak: notes) { notes, _ in
              [RowAction("Delete", style: .destructive) { notes.delete(number) }]
            }
        }
      }
    }
    let table = tableList.table
    table.layoutIfNeeded()
    let count = table.visibleCells.count
    #expect(try #require(table.user.swipeRow(at: path(0, 1), from: .trailing)).tap("Delete"))
    #expect(table.numberOfRows(inSection: 0) == 39)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == count)
    #expect(table.visibleCells.allSatisfy { $0.superview === table })
  }
}
