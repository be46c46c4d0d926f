/// Where rows are, and which row is where.
extension UITableView {
  var displayedPaths: [IndexPath] {
    shownRows.filter(\.value.isDisplayed).keys.sorted()
  }

  func strip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
