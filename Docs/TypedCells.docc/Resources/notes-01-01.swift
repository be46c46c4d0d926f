struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
  var isPinned = false
}
