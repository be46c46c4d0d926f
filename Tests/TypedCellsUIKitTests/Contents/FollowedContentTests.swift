import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Contact: Identifiable {
  let id: Int
  var name: String
  var status = "away"

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }
}

@MainActor
struct `A closure that makes the content of a row in a list that follows its model` {
  private let list = TableList()

  private var texts: [String?] {
    list.table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `is called for its row alone when a value changes that it read`() async {
    let contacts = [Contact(1, "Ada"), Contact(2, "Grace")]
    var calls: [Int] = []
    list.driver.follow {
      ListSection(id: 0) {
        for contact in contacts {
          Row(contact) { contact in
            calls.append(contact.id)
            var content = UIListContentConfiguration.cell()
            content.text = contact.name
            return content
          }
        }
      }
    }
    list.table.layoutIfNeeded()
    calls = []
    contacts[1].name = "Hopper"
    await list.driver.followedChanges()
    #expect(texts == ["Ada", "Hopper"])
    contacts[1].status = "here"
    await list.driver.followedChanges()
    #expect(calls == [2])
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `is observed too while it's called for another state of the cell`() async throws {
    let contact = Contact(1, "Ada")
    var calls = 0
    list.driver.follow {
      ListSection(id: 0) {
        Row(contact) { contact, state in
          calls += 1
          var content = UIListContentConfiguration.cell()
          content.text = state.isSelected ? contact.status : contact.name
          return content
        }
        .background { contact, state in
          var background = UIBackgroundConfiguration.listPlainCell()
          background.cornerRadius = state.isSelected && contact.status == "here" ? 8 : 0
          return background
        }
      }
    }
    list.table.layoutIfNeeded()
    let cell = try #require(list.cell(0, 0))
    cell.setSelected(true, animated: false)
    list.table.layoutIfNeeded()
    #expect(texts == ["away"])
    contact.status = "here"
    await list.driver.followedChanges()
    #expect(texts == ["here"])
    #expect(cell.backgroundConfiguration?.cornerRadius == 8)
    // The repetition is over, so that what it read isn't observed any more.
    cell.setSelected(false, animated: false)
    list.table.layoutIfNeeded()
    contact.name = "Byron"
    await list.driver.followedChanges()
    #expect(texts == ["Byron"])
    calls = 0
    contact.status = "away"
    await list.driver.followedChanges()
    #expect(calls == 0)
    list.driver.stopFollowing()
    cell.setSelected(true, animated: false)
    list.table.layoutIfNeeded()
    #expect(texts == ["away"], "the state still matters")
  }
}
