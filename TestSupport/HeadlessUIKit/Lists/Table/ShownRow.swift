/// A cell in the table. It isn't displayed while it's only measured or prepared.
struct ShownRow {
  let cell: UITableViewCell
  var isDisplayed = false
  /// Whether a swipe has animated the cell away while the row is still there.
  var isSwipedAway = false
}
