import Foundation

/// The messages of a day.
struct ChatDay {
  let date: Date
  var messages: [ChatMessage]

  /// Returns the days of messages, in the order of the messages. A message from a slow clock belongs to the day of the one
  /// before, so that each day comes once.
  static func days(of messages: [ChatMessage]) -> [ChatDay] {
    var days: [ChatDay] = []
    for message in messages {
      let date = Calendar.current.startOfDay(for: message.date)
      if let last = days.last, date <= last.date {
        days[days.count - 1].messages.append(message)
      } else {
        days.append(ChatDay(date: date, messages: [message]))
      }
    }
    return days
  }
}
