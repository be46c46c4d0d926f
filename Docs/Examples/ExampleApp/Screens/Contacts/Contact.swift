import Foundation

/// A person in the address book.
struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var city: String
  var isFavorite = false

  /// Returns whether the contact is found by a text.
  func isFound(by text: String) -> Bool {
    let text = text.lowercased()
    return text.isEmpty || name.lowercased().contains(text) || city.lowercased().contains(text)
  }

  static let samples = [
    Contact(id: 1, name: "Ada Lovelace", city: "London", isFavorite: true),
    Contact(id: 2, name: "Alan Turing", city: "London"),
    Contact(id: 3, name: "Donald Knuth", city: "Milwaukee"),
    Contact(id: 4, name: "Edsger Dijkstra", city: "Rotterdam"),
    Contact(id: 5, name: "Emmy Noether", city: "Erlangen"),
    Contact(id: 6, name: "Grace Hopper", city: "New York", isFavorite: true),
    Contact(id: 7, name: "Hedy Lamarr", city: "Vienna"),
    Contact(id: 8, name: "Katherine Johnson", city: "White Sulphur Springs"),
    Contact(id: 9, name: "Konrad Zuse", city: "Berlin"),
    Contact(id: 10, name: "Margaret Hamilton", city: "Paoli"),
  ]
}
