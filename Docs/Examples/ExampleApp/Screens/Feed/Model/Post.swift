import Foundation

/// A post with a text, a video, or both.
struct Post: Identifiable, Equatable {
  /// The post's number. Newer posts have greater numbers.
  let id: Int
  var text = ""
  var video: URL?
}
