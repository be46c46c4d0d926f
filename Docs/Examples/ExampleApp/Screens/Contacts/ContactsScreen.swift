#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A SwiftUI screen: a list of contacts, and the details of the selected one, which are pushed.
struct ContactsScreen: View {
  @State private var contacts = Contact.samples
  @State private var selection: Contact.ID?

  var body: some View {
    #if canImport(SwiftUI)
      if #available(iOS 16, *) {
        NavigationStack(path: $selection.path) {
          list.navigationDestination(for: Contact.ID.self) { id in details(of: id) }
        }
        .hidesSearchBehindButton()
      } else {
        NavigationView {
          list.background(
            NavigationLink("", destination: details(of: selection), isActive: $selection.isShown))
        }
      }
    #else
      // On Linux, a stand-in for SwiftUI runs the list. It has no navigation.
      list
    #endif
  }

  private var list: some View {
    ContactList(contacts: $contacts, selection: $selection).navigationTitle("Contacts")
  }

  @ViewBuilder
  private func details(of id: Contact.ID?) -> some View {
    if let contact = contacts.first(where: { $0.id == id }) {
      VStack {
        Text(contact.name)
        Text(contact.city)
      }
      .navigationTitle(contact.name)
    }
  }
}

/// The selected contact is the one whose details are shown. When the user goes back, the list deselects it.
extension Optional where Wrapped == Contact.ID {
  /// The selection as the path of a navigation stack.
  fileprivate var path: [Contact.ID] {
    get { map { [$0] } ?? [] }
    set { self = newValue.last }
  }

  /// The selection as the state of a navigation link.
  fileprivate var isShown: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

#if canImport(SwiftUI)
  extension View {
    /// On iOS 26, a button in the toolbar opens the search field.
    @ViewBuilder
    fileprivate func hidesSearchBehindButton() -> some View {
      if #available(iOS 26, visionOS 26, *) { searchToolbarBehavior(.minimize) } else { self }
    }
  }
#endif
