/// The sizes of content.
extension ViewPainter {
  /// Returns the size that a view's content needs. A dimension is `UIView.noIntrinsicMetric` if the view has none.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - width: the width at which a text is wrapped, or `nil` if it isn't limited.
  func contentSize(of view: UIView, width: CGFloat?) -> CGSize {
    var size = ownSize(of: view, width: width)
    for constraint in view.constraints
    where constraint.firstItem === view && constraint.secondItem == nil
      && constraint.relation == .equal
    {
      if constraint.firstAttribute == .width { size.width = constraint.constant }
      if constraint.firstAttribute == .height { size.height = constraint.constant }
    }
    return size
  }

  private func ownSize(of view: UIView, width: CGFloat?) -> CGSize {
    if let label = view as? UILabel {
      return chosenLooks[ObjectIdentifier(label)] == nil
        ? label.intrinsicContentSize(width: width) : size(of: label, width: width)
    }
    if let text = view as? UITextView { return text.contentSize(wrappedAt: width) }
    let own = view.intrinsicContentSize
    let none = UIView.noIntrinsicMetric
    guard own.width == none, own.height == none, ConstraintSolver.hasConstraints(view) else {
      return own
    }
    var solver = ConstraintSolver(
      in: view,
      size: .fitting(
        CGSize(width: width ?? 0, height: 0),
        horizontal: width == nil ? .fittingSizeLevel : .required, vertical: .fittingSizeLevel)
    ) { [self] in contentSize(of: $0, width: $1) }
    return solver.size() ?? own
  }

  func size(of segments: UISegmentedControl) -> CGSize {
    let widths = (0..<segments.numberOfSegments).map { index in
      StyledText(segments.titleForSegment(at: index) ?? "", segmentStyle(isSelected: true)).width
    }
    let widest = widths.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(segments.numberOfSegments), height: 32)
  }

  func size(of label: UILabel, width: CGFloat?) -> CGSize {
    guard let text = styledText(of: label) else { return .zero }
    let limit = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : width
    let lines = text.lines(
      width: limit ?? .greatestFiniteMagnitude, limit: label.numberOfLines,
      mode: label.lineBreakMode)
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * text.lineHeight)
  }

  /// Returns the size of an image. Only symbols have a known one.
  func size(of image: UIImage?) -> CGSize {
    guard let image else { return .zero }
    if image.size != .zero { return image.size }
    return image.symbolName == nil ? CGSize(width: 40, height: 40) : CGSize(width: 22, height: 22)
  }
}
