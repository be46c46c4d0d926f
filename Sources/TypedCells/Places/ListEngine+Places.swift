/// What a host tells about scrolling.
extension ListEngine {
  /// Notes that the content has been scrolled: by the user, by your code, or by the host.
  ///
  /// - Complexity: O(1) if nothing needs the place of the list; otherwise O(*v*) for *v* visible rows.
  public func didScroll() {
    guard !isChanging else { return }
    placeKeeper?.didScroll()
    visibility?.update()
  }

  /// Notes that the user begins to scroll.
  public func userWillScroll() { placeKeeper?.willScrollElsewhere() }

  /// Notes that the viewport has got another size or other insets, or that the host has come on screen, and was laid out.
  public func viewportDidChange() {
    guard !isChanging else { return }
    placeKeeper?.viewportDidChange()
    visibility?.update()
  }

  /// Performs a scroll that the developer requests, which has precedence over a saved place.
  ///
  /// - Parameter scroll: scrolls, and returns whether the host does.
  @discardableResult
  package func scrolling(_ scroll: () -> Bool) -> Bool {
    let scrolls = passing(scroll)
    guard scrolls else { return false }
    placeKeeper?.willScrollElsewhere()
    // Once more after the layout of the scroll, in which rows may have been measured.
    placeKeeper?.didScroll()
    return true
  }

  /// Performs a scroll of the list. Rows that are on screen only on the way don't count as an edge of the list.
  func passing<Result>(_ scroll: () -> Result) -> Result {
    guard !isScrolling else { return scroll() }
    isScrolling = true
    let result = scroll()
    isScrolling = false
    lookForEdges()
    return result
  }
}
