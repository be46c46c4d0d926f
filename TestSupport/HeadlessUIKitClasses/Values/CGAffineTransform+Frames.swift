extension CGAffineTransform {
  /// Returns the smallest rectangle around a view that has a place without the transform.
  func frame(of place: CGRect) -> CGRect {
    let size = sizeAround(place.size)
    return CGRect(
      x: place.midX + tx - size.width / 2, y: place.midY + ty - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the place of a view that has a frame with the transform. It's exact for scalings and translations. Rotated
  /// views have no single place for a frame; UIKit's documentation calls their frame undefined.
  func place(in frame: CGRect) -> CGRect {
    let size = inverted().sizeAround(frame.size)
    return CGRect(
      x: frame.midX - tx - size.width / 2, y: frame.midY - ty - size.height / 2,
      width: size.width, height: size.height)
  }

  private func sizeAround(_ size: CGSize) -> CGSize {
    CGSize(
      width: abs(a) * size.width + abs(c) * size.height,
      height: abs(b) * size.width + abs(d) * size.height)
  }
}
