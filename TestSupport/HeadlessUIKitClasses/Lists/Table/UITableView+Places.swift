/// The positions of rows.
extension UITableView {
  var displayedPaths: [IndexPath] {
    shownRows.filter { $0.value.isDisplayed && !$0.value.isSwipedAway }.keys.sorted()
  }

  /// The distance between cells and the left and right edges of the table. In an inset-grouped table it's the
  /// margin: 20 points on large phones and 16 points on small ones.
  var cellInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width >= 414 ? 20 : 16
  }

  /// Returns the frame of a cell with a vertical position and height.
  func cellStrip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: cellInset, y: top, width: bounds.width - 2 * cellInset, height: height)
  }

  func strip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
