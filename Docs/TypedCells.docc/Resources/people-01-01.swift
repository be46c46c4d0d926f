struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}
