/// A frame in the coordinates of the solver's root.
struct ConstrainedPlace {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// One axis of a place.
  struct Stretch {
    let low: LinearExpression
    let length: LinearExpression
    var high: LinearExpression { low + length }
  }

  init(
    x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ frame: CGRect) {
    self.init(
      x: LinearExpression(frame.minX), y: LinearExpression(frame.minY),
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
  }

  func along(isVertical: Bool) -> Stretch {
    isVertical ? Stretch(low: y, length: height) : Stretch(low: x, length: width)
  }

  mutating func inset(by insets: UIEdgeInsets) {
    x.constant += insets.left
    y.constant += insets.top
    width.constant -= insets.left + insets.right
    height.constant -= insets.top + insets.bottom
  }
}
