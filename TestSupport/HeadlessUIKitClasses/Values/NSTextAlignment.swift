/// The alignments of text.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned with the left edge.
  case left

  /// Centred.
  case center

  /// Aligned with the right edge.
  case right

  /// Justified.
  case justified

  /// The alignment of the text's language.
  case natural
}

/// The ways in which text that is too long is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are wrapped after words.
  case byWordWrapping

  /// Lines are wrapped after any character.
  case byCharWrapping

  /// The text is clipped at the edge.
  case byClipping

  /// The beginning of the text is truncated.
  case byTruncatingHead

  /// The end of the text is truncated.
  case byTruncatingTail

  /// The middle of the text is truncated.
  case byTruncatingMiddle
}
