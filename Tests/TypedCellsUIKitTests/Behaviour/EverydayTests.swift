import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

private final class LoadingCell: UITableViewCell, Updatable {
  func update(viewData: Void) { textLabel?.text = "Loading…" }
}

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Contact: Identifiable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
private final class ContactCell: UITableViewCell, Updatable {
  private(set) var updates = 0

  func update(viewData contact: Contact) {
    updates += 1
    textLabel?.text = contact.name
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
private final class ContactTile: UICollectionViewCell, Updatable {
  private(set) var updates = 0
  private(set) var name = ""

  func update(viewData contact: Contact) {
    updates += 1
    name = contact.name
  }
}

/// The core's features, which its own tests examine on the list without a screen.
@MainActor
struct `Lists of UIKit` {
  private let table = TableList()
  private let collection = CollectionList()
  private let journal = Journal()

  @Test func `pass the cell of a selected row on, and find the cells of rows`() {
    table.show {
      for text in ["a", "b"] {
        Row(TextCell.self, text).id(text).onSelectCell(weak: journal) { journal, text, cell, path in
          journal.note("\(text) \(cell.textLabel?.text ?? "") \(path)")
        }
      }
    }
    collection.show {
      Row(TileCell.self, "c").id("c").onSelectCell(weak: journal) { journal, text, cell, path in
        journal.note("\(text) \(cell.title) \(path)")
      }
    }
    table.table.user.tapRow(at: path(0, 1))
    collection.collection.user.tapItem(at: path(0, 0))
    #expect(journal.entries == ["b b 0.1", "c c 0.0"])
    #expect(table.driver.visibleCell(of: "b", as: TextCell.self) === table.cell(0, 1))
    #expect(collection.driver.visibleCell(of: "c", as: TileCell.self) === collection.cell(0, 0))
    #expect(collection.driver.visibleCell(of: "d", as: TileCell.self) == nil)
  }

  @Test func `show content that is awaited, from arrays and rows without data`() async {
    await table.driver.applyAndWait {
      ListSection(id: 0) {
        ["a", "b"].map { Row(TextCell.self, $0).id($0) }
        Row(LoadingCell.self)
      }
    }
    #expect(table.shown == ["a", "b", "Loading…"])
    let second = await table.driver.applyAndWait {
      ListSection(id: 0) { ["b", "c"].map { Row(TextCell.self, $0).id($0) } }
    }
    #expect(table.shown == ["b", "c"])
    #expect(!second.isEmpty)
    await collection.driver.applyAndWait {
      ListSection(id: 0) { ["d"].map { Row(TileCell.self, $0) } }
    }
    collection.collection.layoutIfNeeded()
    #expect(collection.shown == ["d"])
  }

  @Test func `reveal a row inside collapsed ones`() {
    table.show {
      Row(TextCell.self, "account").id("account").children {
        Row(TextCell.self, "lists").id("lists").children {
          Row(TextCell.self, "swift").id("swift")
        }
      }
    }
    #expect(table.shown == ["account"])
    #expect(table.driver.reveal("swift", animated: false))
    table.table.layoutIfNeeded()
    #expect(table.shown == ["account", "lists", "swift"])
    #expect(!table.driver.reveal("other", animated: false))
  }

  @Test func `report the end of a collection view once`() async {
    collection.driver.onReachEnd(weak: journal) { $0.note("end") }
    collection.show { for number in 0..<40 { Row(TileCell.self, "\(number)").id(number) } }
    await nextTurn()
    #expect(journal.entries.isEmpty)
    collection.collection.user.scroll(by: 10_000)
    collection.driver.refreshVisible()
    await nextTurn()
    #expect(journal.entries == ["end"])
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `update a cell alone when a value changes that its class read`() async throws {
    let contacts = [Contact(1, "Ada"), Contact(2, "Grace")]
    table.driver.follow {
      ListSection(id: 0) { for contact in contacts { Row(ContactCell.self, contact) } }
    }
    collection.driver.follow {
      ListSection(id: 0) { for contact in contacts { Row(ContactTile.self, contact) } }
    }
    table.table.layoutIfNeeded()
    collection.collection.layoutIfNeeded()
    let cells = try [0, 1].map { try #require(table.cell(0, $0) as? ContactCell) }
    let tiles = try [0, 1].map { try #require(collection.cell(0, $0) as? ContactTile) }
    contacts[1].name = "Hopper"
    await table.driver.followedChanges()
    await collection.driver.followedChanges()
    #expect(cells.map(\.textLabel?.text) == ["Ada", "Hopper"])
    #expect(tiles.map(\.name) == ["Ada", "Hopper"])
    #expect(cells.map(\.updates) == [1, 2])
    #expect(tiles.map(\.updates) == [1, 2])
  }
}
