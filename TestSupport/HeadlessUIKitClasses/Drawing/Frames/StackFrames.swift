/// The frames of a stack's views, which HeadlessUIKit itself doesn't lay out.
extension ViewPainter {
  /// Returns the size that the visible views of a stack need.
  func size(of stack: UIStackView, width: CGFloat?) -> CGSize {
    let isVertical = stack.axis == .vertical
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let sizes = views.map { view -> CGSize in
      let size = contentSize(of: view, width: isVertical ? width : nil)
      return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    let gaps = spacings(of: stack, between: views).reduce(0, +)
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let inner =
      isVertical
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
    return CGSize(
      width: inner.width + insets.left + insets.right,
      height: inner.height + insets.top + insets.bottom)
  }

  /// Returns the frames of a stack's visible views.
  func frames(in stack: UIStackView, size: CGSize) -> [(UIView, CGRect)] {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let area = CGRect(origin: stack.bounds.origin, size: size).inset(by: insets)
    let isVertical = stack.axis == .vertical
    let room = isVertical ? area.height : area.width
    var gaps = spacings(of: stack, between: views)
    let lengths = lengths(of: views, in: stack, area, &gaps, room: room)
    var start = isVertical ? area.minY : area.minX
    return zip(views.indices, views).map { index, view in
      defer { start += lengths[index] + (gaps.indices.contains(index) ? gaps[index] : 0) }
      return (view, frame(of: view, in: stack, area, start: start, length: lengths[index]))
    }
  }

  /// Returns the lengths of the views along the axis. For equal spacing, it widens the gaps.
  private func lengths(
    of views: [UIView], in stack: UIStackView, _ area: CGRect, _ gaps: inout [CGFloat],
    room: CGFloat
  ) -> [CGFloat] {
    guard !views.isEmpty else { return [] }
    let isVertical = stack.axis == .vertical
    let available = room - gaps.reduce(0, +)
    if stack.distribution == .fillEqually {
      return views.map { _ in max(available / CGFloat(views.count), 0) }
    }
    let own = views.map { view -> CGFloat in
      let size = contentSize(of: view, width: isVertical ? area.width : nil)
      return isVertical ? size.height : size.width
    }
    var lengths = own.map { max($0, 0) }
    let spare = available - lengths.reduce(0, +)
    switch stack.distribution {
    case .equalSpacing, .equalCentering:
      if spare > 0, !gaps.isEmpty {
        gaps = gaps.map { $0 + spare / CGFloat(gaps.count) }
        return lengths
      }
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      if total > 0 { return lengths.map { max($0 * available / total, 0) } }
    case .fill, .fillEqually: break
    }
    let index = flexibleView(of: views, own, stack.axis)
    if spare >= 0 || lengths[index] + spare >= 0 {
      lengths[index] += spare
      return lengths
    }
    let total = lengths.reduce(0, +)
    return total > 0 ? lengths.map { max($0 * available / total, 0) } : lengths
  }

  /// Returns the index of the view that grows or shrinks with its stack: the one without a size of its own, or
  /// with the lowest hugging priority. Of several it's the last one.
  private func flexibleView(
    of views: [UIView], _ lengths: [CGFloat], _ axis: NSLayoutConstraint.Axis
  ) -> Int {
    func isFixed(_ view: UIView) -> Bool {
      view.constraints.contains {
        $0.firstItem === view && $0.secondItem == nil && $0.relation == .equal
          && $0.firstAttribute == (axis == .vertical ? .height : .width)
      }
    }
    let indices = views.indices.filter { !isFixed(views[$0]) }
    if let open = indices.last(where: { lengths[$0] < 0 }) { return open }
    let lowest = indices.map { views[$0].contentHuggingPriority(for: axis).rawValue }.min()
    return indices.last { views[$0].contentHuggingPriority(for: axis).rawValue == lowest }
      ?? views.count - 1
  }

  private func frame(
    of view: UIView, in stack: UIStackView, _ area: CGRect, start: CGFloat, length: CGFloat
  ) -> CGRect {
    let isVertical = stack.axis == .vertical
    let breadth = isVertical ? area.width : area.height
    let size = contentSize(of: view, width: isVertical ? area.width : length)
    let own = isVertical ? size.width : size.height
    let used = stack.alignment == .fill || own < 0 ? breadth : min(own, breadth)
    let low = isVertical ? area.minX : area.minY
    let offset: CGFloat =
      switch stack.alignment {
      case .fill, .leading, .firstBaseline: low
      case .center: low + (breadth - used) / 2
      case .trailing, .lastBaseline: low + breadth - used
      }
    return isVertical
      ? CGRect(x: offset, y: start, width: used, height: length)
      : CGRect(x: start, y: offset, width: length, height: used)
  }

  private func spacings(of stack: UIStackView, between views: [UIView]) -> [CGFloat] {
    views.dropLast().map { view in
      switch stack.customSpacing(after: view) {
      case UIStackView.spacingUseDefault: stack.spacing
      case UIStackView.spacingUseSystem: 8
      case let spacing: spacing
      }
    }
  }
}
