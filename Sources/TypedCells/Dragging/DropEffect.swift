/// The effect of a drop, which the user sees during the drag.
public enum DropEffect: Hashable, Sendable {
  /// The drop has no effect.
  case none

  /// The drop has no effect, and the user sees that it isn't allowed.
  case forbidden

  /// The drop copies the items.
  case copy

  /// The drop moves the items. For items of another app, the list proposes a copy instead.
  case move
}
