import Foundation
import HeadlessList
import Testing

@testable import TypedCells

/// Identities of rows and sections are often e-mail addresses or phone numbers of an app's users.
@MainActor
struct `Failures without identities` {
  private let list = RecordedList()

  @Test func `name positions in place of identities`() {
    list.driver.duplicates = .keepFirst
    func apply(_ ids: String..., header: String = "nowhere") {
      list.driver.apply {
        ListSection(id: "secret-section") {
          for id in ids { Row(TextCell.self, "").id(id) }
          Row(TextCell.self, "").id("secret-row").reuseIdentifier("nowhere")
        }
        .header(Row(TextHeader.self, "").reuseIdentifier(ReuseIdentifier(header)))
      }
    }
    apply("secret-1", "secret-2")
    apply("secret-1", "secret-2", "secret-1")
    list.driver.apply {
      ListSection(id: "secret-section") { Row(TextCell.self, "") }
      ListSection(id: "secret-section") { Row(TextCell.self, "") }
    }
    #expect(list.failures.count >= 4)
    #expect(list.failures.allSatisfy { $0.description.contains("secret") })
    for failure in list.failures {
      let message = failure.withoutIdentities.messageWithTopic
      #expect(!message.contains("secret"), "\(message)")
      #expect(message.contains(failure.troubleshootingTopic))
    }
    #expect(
      list.failures.last?.withoutIdentities.description
        == "Section 1: sections 0 and 1 have the same identity, <private>; give each its own")
  }
}
