import Foundation
import TypedCells

/// Where the user left each chat. A chat that was left at its end has no place.
struct ChatPlaces {
  var defaults = UserDefaults.standard

  subscript(name: String) -> ListPlace<ChatMessage.ID>? {
    get {
      defaults.data(forKey: "chat.\(name)")
        .flatMap { try? JSONDecoder().decode(ListPlace<ChatMessage.ID>.self, from: $0) }
    }
    nonmutating set {
      defaults.set(newValue.flatMap { try? JSONEncoder().encode($0) }, forKey: "chat.\(name)")
    }
  }
}
