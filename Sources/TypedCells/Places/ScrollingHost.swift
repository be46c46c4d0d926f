/// A host that knows where its rows are, and so can keep a list's place and see which rows are visible.
///
/// All positions are points in one direction: that in which the content scrolls. Where they begin is up to the host.
/// The host tells the engine what it can't see itself: ``ListEngine/didScroll()``, ``ListEngine/userWillScroll()`` and
/// ``ListEngine/viewportDidChange()``.
///
/// A list in another host doesn't have the methods and properties that need this, such as `keptPlace`, so code that uses
/// them doesn't compile.
@MainActor
public protocol ScrollingHost: ListHost {
  /// The part of the content that is visible; `nil` if the host isn't on screen.
  var viewport: ListViewport? { get }

  /// Returns where a row begins and ends, which may be an estimate if the row is off screen; `nil` if the host doesn't
  /// know.
  ///
  /// - Parameter path: the path of a row that exists.
  func extent(ofRowAt path: RowPath) -> ClosedRange<Double>?

  /// Scrolls without an animation, and lays out, also if the viewport is there already. A drag or a deceleration goes on
  /// from there.
  ///
  /// - Parameter start: the new ``ListViewport/start``, which the content allows.
  func scroll(toStart start: Double)

  /// Scrolls to the start or the end of the content.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - animated: whether to animate it.
  ///   - completion: call it once if you return `true`: when the viewport is there, or the user ended the animation.
  /// - Returns: whether the host scrolls; `false` if it isn't on screen.
  @discardableResult
  func scroll(
    to edge: ListEdge, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> Bool

  /// What scrolls the list at the moment. By default ``ActiveScroll/none``.
  var activeScroll: ActiveScroll { get }

  /// Returns the part of a row's area that is visible, from 0 to 1. By default, the part of its extent that is in the
  /// viewport.
  ///
  /// - Parameter path: the path of a row that exists.
  func visibleFraction(ofRowAt path: RowPath) -> Double

  /// Starts to tell the engine of scrolling and of changes of the viewport. By default nothing happens, because the host
  /// always does.
  func observeViewport()
}

extension ScrollingHost {
  /// ``ActiveScroll/none``, because the host scrolls at once.
  public var activeScroll: ActiveScroll { .none }

  /// Returns the part of a row's extent that is in the viewport; of a row that is longer than the viewport, the part of
  /// the viewport that it fills.
  ///
  /// - Parameter path: the path of a row that exists.
  public func visibleFraction(ofRowAt path: RowPath) -> Double {
    guard let viewport, let extent = extent(ofRowAt: path) else { return 0 }
    let visible = min(extent.upperBound, viewport.end) - max(extent.lowerBound, viewport.start)
    let whole = min(extent.upperBound - extent.lowerBound, viewport.length)
    return whole > 0 ? min(max(visible / whole, 0), 1) : 0
  }

  /// Does nothing, because the host always tells the engine.
  public func observeViewport() {}
}

/// The start or the end of a list's content.
public enum ListEdge: String, Hashable, Codable, Sendable {
  /// The top, or the left edge of a view that scrolls horizontally.
  case start

  /// The bottom, or the right edge of a view that scrolls horizontally.
  case end
}

/// What scrolls a list at the moment.
public enum ActiveScroll: Hashable, Sendable {
  /// Nothing.
  case none

  /// The user: a finger, or a deceleration after it.
  case user

  /// An animation of the list to one of its rows, or to the start.
  case list

  /// An animation of the list to its end.
  case listToEnd
}

/// The part of a list's content that is visible, in the direction in which it scrolls, without what insets cover.
public struct ListViewport: Hashable, Sendable {
  /// Where the visible part begins, in points.
  public var start: Double

  /// Where the visible part ends.
  public var end: Double

  /// Where the content begins: the smallest ``start``.
  public var contentStart: Double

  /// Where the content ends: the largest ``end``, unless the content is shorter than the viewport.
  public var contentEnd: Double

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - start: where the visible part begins, in points.
  ///   - end: where the visible part ends.
  ///   - contentStart: where the content begins.
  ///   - contentEnd: where the content ends.
  public init(start: Double, end: Double, contentStart: Double, contentEnd: Double) {
    self.start = start
    self.end = end
    self.contentStart = contentStart
    self.contentEnd = contentEnd
  }

  var length: Double { end - start }

  /// The start from which the end of the content is visible.
  var lastStart: Double { max(contentStart, contentEnd - length) }

  /// The distance that the content can still be scrolled to its end.
  var distanceToEnd: Double { lastStart - start }

  /// Returns the nearest start that the content allows. While the user pulls the content beyond its ends, that is allowed,
  /// too: the toolkit brings it back.
  func clamped(_ start: Double, overscrolls: Bool) -> Double {
    let low = overscrolls ? min(contentStart, self.start) : contentStart
    let high = overscrolls ? max(lastStart, self.start) : lastStart
    return min(max(start, low), high)
  }
}
