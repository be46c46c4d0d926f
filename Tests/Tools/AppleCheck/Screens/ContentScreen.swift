#if canImport(UIKit)
  import SwiftUI
  import TypedCells
  import TypedCellsUIKit

  // Rows whose content closures make, in SwiftUI too.

  struct Contact: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @available(iOS 16, tvOS 16, visionOS 1, *)
  @MainActor func hostedTable(of contacts: [Contact]) -> ListSection<UITableViewCell> {
    ListSection(id: "contacts") {
      for contact in contacts {
        Row(swiftUI: contact) { contact in
          Text(contact.name)
          if contact.id > 1 { Text("more") }
        }
        .onSelect { contact in print(contact.name) }
        Row(contact) { contact in
          UIHostingConfiguration { Text(contact.name) }
            .background { Color.blue }
            .minSize(height: 60)
        }
      }
      Row(swiftUI: "a text") { Text($0) }
    }
    .header(swiftUI: "a header") { title in Text(title) }
  }

  @available(iOS 16, tvOS 16, visionOS 1, *)
  @MainActor func hostedList(of contacts: [Contact]) -> ListSection<UICollectionViewCell> {
    ListSection(id: "contacts") {
      for contact in contacts {
        Row(swiftUI: contact) { contact in Text(contact.name) }
          .accessories([.disclosureIndicator()])
        Row(ContentCollectionCell.self, contact) { contact, state in
          UIHostingConfiguration { Text(state.isSelected ? contact.name : "") }
        }
      }
      Row(swiftUI: "a text") { text in Text(text) }
      Row(ContentCollectionCell.self, swiftUI: "a tile") { text in Text(text) }
    }
    .header(swiftUI: "a header") { title in Text(title) }
    .footer(swiftUI: contacts.count) { count in Text("\(count)") }
  }

  @MainActor func contents(of contacts: [Contact]) -> ListSection<UITableViewCell> {
    ListSection(id: "contacts") {
      for contact in contacts {
        Row(contact) { contact in
          var content = UIListContentConfiguration.subtitleCell()
          content.text = contact.name
          return content
        }
        .background { _, state in state.isSelected ? .listSidebarCell() : .clear() }
      }
    }
  }
#endif
