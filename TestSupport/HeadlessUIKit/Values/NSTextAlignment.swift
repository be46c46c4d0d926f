#if os(Linux)
  /// How text stands in its line.
  public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
  }

  /// What is cut off of text that is too long.
  public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
#endif
