/// The cell of a row. It isn't displayed while it's only measured or prepared.
struct ShownRow {
  let cell: UITableViewCell
  var isDisplayed = false
  /// Whether a swipe action has removed the cell although the row still exists.
  var isSwipedAway = false
}
