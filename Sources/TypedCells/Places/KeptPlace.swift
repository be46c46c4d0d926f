/// What stays in place when a list's content changes.
public enum KeptPlace: Hashable {
  /// Nothing: the view's own behaviour applies. In UIKit, the content's start keeps its distance from the viewport, so
  /// rows that are inserted above move what the user sees.
  case none

  /// The first row whose top is visible keeps its distance from the top of the viewport.
  case top

  /// The last row whose bottom is visible keeps its distance from the bottom of the viewport, also when the keyboard makes
  /// the viewport smaller.
  case bottom

  /// The row with an identity keeps its distance from the top of the viewport while it's visible; otherwise as for
  /// ``top``.
  case row(RowIdentity)

  /// Keeps a row in place while it's visible.
  ///
  /// - Parameter id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  public static func row(_ id: some Hashable) -> KeptPlace { .row(RowIdentity(id)) }
}

/// When a list scrolls to its end because content was added there.
public enum EndFollowing: Hashable, Sendable {
  /// Never.
  case never

  /// If the end was visible, or at most some points below the viewport.
  case near(points: Double)

  /// If content is added at the end, wherever the viewport is.
  case always
}
