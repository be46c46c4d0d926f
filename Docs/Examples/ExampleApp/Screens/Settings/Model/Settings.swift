struct Settings: Equatable {
  var name = ""
  var showsNotifications = true
  var playsSounds = true
  var sound = NotificationSound.chime
  var volume: Float = 0.5
  var reminderDays = 2
  var adjustsBrightness = false
  var brightness: Float = 0.8
  var sharesUsage = false

  static let longestName = 20

  /// What is wrong with the name, in words for the user.
  var nameProblem: String? {
    if name.allSatisfy(\.isWhitespace) { return "Enter a name." }
    if name.count > Self.longestName { return "Use at most \(Self.longestName) characters." }
    return nil
  }
}

enum NotificationSound: String, CaseIterable {
  case chime = "Chime"
  case bell = "Bell"
  case glass = "Glass"
  case marimba = "Marimba"
}
