struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

struct Setting: Equatable {
  let title: String
  var isOn: Bool
}
