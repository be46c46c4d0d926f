/// The alignment of text in its line.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left.
  case left

  /// Lines are centred.
  case center

  /// Lines end at the right.
  case right

  /// Lines are as wide as the text, but for the last.
  case justified

  /// Lines begin where the language has them begin.
  case natural
}

/// What is cut off of text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end after words.
  case byWordWrapping

  /// Lines end after any character.
  case byCharWrapping

  /// What does not fit is cut off.
  case byClipping

  /// What does not fit is left out at the beginning.
  case byTruncatingHead

  /// What does not fit is left out at the end.
  case byTruncatingTail

  /// What does not fit is left out in the middle.
  case byTruncatingMiddle
}
