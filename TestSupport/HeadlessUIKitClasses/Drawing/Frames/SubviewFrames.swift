/// The frames of subviews in a picture.
extension ViewPainter {
  /// Returns the subviews of a view, from back to front, with their frames in the picture relative to the view's
  /// origin.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - size: the view's size in the picture. A cell's content, for example, makes room for accessories.
  func subviewFrames(of view: UIView, size: CGSize) -> [(UIView, CGRect)] {
    let offset = CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)
    var frames: [ObjectIdentifier: CGRect] = [:]
    var solver = ConstraintSolver(in: view, size: .known(size)) { [self] in
      contentSize(of: $0, width: $1)
    }
    for (child, frame) in solver.frames() {
      frames[ObjectIdentifier(child)] = filled(frame, of: child)
    }
    return view.subviews.map { child in
      let key = ObjectIdentifier(child)
      let frame =
        chosenFrames[key] ?? frames[key] ?? resized(child, from: view.bounds.size, to: size)
      return (child, frame.moved(by: offset))
    }
  }

  /// Gives content its own size along axes that the constraints leave open.
  private func filled(_ frame: CGRect, of view: UIView) -> CGRect {
    guard frame.width == 0 || frame.height == 0 else { return frame }
    let size = contentSize(of: view, width: frame.width > 0 ? frame.width : nil)
    var frame = frame
    if frame.width == 0 { frame.size.width = max(size.width, 0) }
    if frame.height == 0 { frame.size.height = max(size.height, 0) }
    return frame
  }

  /// Returns the frame of a view after its superview was resized, according to the autoresizing mask.
  private func resized(_ view: UIView, from old: CGSize, to new: CGSize) -> CGRect {
    let (frame, mask) = (view.place, view.autoresizingMask)
    guard old != new, !mask.isEmpty else { return frame }
    let (x, width) = mask.follow(
      new.width - old.width, frame.minX, frame.width, low: .flexibleLeftMargin,
      size: .flexibleWidth, high: .flexibleRightMargin)
    let (y, height) = mask.follow(
      new.height - old.height, frame.minY, frame.height, low: .flexibleTopMargin,
      size: .flexibleHeight, high: .flexibleBottomMargin)
    return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}
