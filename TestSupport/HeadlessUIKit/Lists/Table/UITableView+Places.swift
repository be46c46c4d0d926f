/// Where rows are, and which row is where.
extension UITableView {
  var displayedPaths: [IndexPath] {
    shownRows.filter { $0.value.isDisplayed && !$0.value.isSwipedAway }.keys.sorted()
  }

  /// How far cells are away from the sides. Inset-grouped tables lay their cells out narrower than their bounds
  /// by their margins, which are 20 points on large phones and 16 on small ones.
  var cellInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width >= 414 ? 20 : 16
  }

  /// A strip of the content that cells fill from side to side.
  func cellStrip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: cellInset, y: top, width: bounds.width - 2 * cellInset, height: height)
  }

  func strip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
