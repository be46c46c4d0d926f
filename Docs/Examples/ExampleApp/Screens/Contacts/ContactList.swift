import TypedCells
import TypedCellsUIKit

#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The contacts in a list that can be searched, refreshed and selected in.
struct ContactList: View {
  @Binding var contacts: [Contact]
  /// The contact whose details are shown.
  @Binding var selection: Contact.ID?
  @State private var search = ""

  private var found: [Contact] { contacts.filter { $0.isFound(by: search) } }

  var body: some View {
    TypedList(layout: .list(.insetGrouped)) {
      let favorites = found.filter(\.isFavorite)
      if !favorites.isEmpty {
        ListSection(id: "favorites", header: "Favorites") { rows(of: favorites) }
      }
      ListSection(id: "others") { rows(of: found.filter { !$0.isFavorite }) }
        .whenEmpty { Row(search.isEmpty ? "No contacts" : "Nothing found", content: content(of:)) }
    }
    .selection($selection)
    .refreshable { await restore() }
    .searchable(text: $search)
  }

  @RowBuilder<UICollectionViewCell>
  private func rows(of contacts: [Contact]) -> RowList<UICollectionViewCell> {
    for contact in contacts {
      if #available(iOS 16, *) {
        Row(swiftUI: contact) { contact in
          ContactRow(contact: contact) { toggleFavorite(contact) }
        }
        .onDelete(delete)
      } else {
        Row(contact.name, content: content(of:)).id(contact.id)
          .onDelete { _ in delete(contact) }
      }
    }
  }

  private func content(of text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  private func delete(_ contact: Contact) {
    withAnimation { contacts.removeAll { $0.id == contact.id } }
  }

  private func toggleFavorite(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    withAnimation { contacts[index].isFavorite.toggle() }
  }

  /// Restores all contacts, as a server would that still has them.
  @MainActor
  private func restore() async { contacts = Contact.samples }
}

/// A contact's name and city, and a button that makes it a favorite.
struct ContactRow: View {
  let contact: Contact
  let toggleFavorite: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack {
        Text(contact.name)
        Text(contact.city)
      }
      Button(contact.isFavorite ? "★" : "☆", action: toggleFavorite)
    }
  }
}
