/// A column or a row. Elements without a length of their own share what is left.
@MainActor
struct NodeStack {
  static let defaultSpacing: CGFloat = 8

  var isHorizontal = false
  var spacing = defaultSpacing

  func size(of nodes: [ViewNode], _ proposal: ProposedViewSize) -> ProposedViewSize {
    let sizes = sizes(of: nodes, proposal)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isHorizontal
      ? ProposedViewSize(width: sum(widths), height: combine(heights, max))
      : ProposedViewSize(width: combine(widths, max), height: sum(heights))
  }

  func place(_ nodes: [ViewNode], in rect: CGRect) {
    let lengths = sizes(of: nodes, ProposedViewSize(rect.size)).map {
      isHorizontal ? $0.width : $0.height
    }
    let flexible = lengths.count { $0 == nil }
    let fixed = sum(lengths.map { $0 ?? 0 }) ?? 0
    let share = max((isHorizontal ? rect.width : rect.height) - fixed, 0) / CGFloat(max(flexible, 1))
    var rest = rect
    for (node, length) in zip(nodes, lengths) {
      let length = length ?? share
      let edge = isHorizontal ? CGRectEdge.minXEdge : .minYEdge
      let (frame, after) = rest.divided(atDistance: length, from: edge)
      node.place(in: frame)
      rest = after.divided(atDistance: spacing, from: edge).remainder
    }
  }

  private func sizes(of nodes: [ViewNode], _ proposal: ProposedViewSize) -> [ProposedViewSize] {
    var rest = proposal
    return nodes.map { node in
      let size = node.size(rest)
      if isHorizontal { rest.width = rest.width.map { max($0 - (size.width ?? 0) - spacing, 0) } }
      return size
    }
  }

  private func sum(_ lengths: [CGFloat?]) -> CGFloat? {
    combine(lengths, +).map { $0 + spacing * CGFloat(max(lengths.count - 1, 0)) }
  }

  private func combine(
    _ lengths: [CGFloat?], _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> CGFloat? {
    lengths.contains(nil) ? nil : lengths.compactMap(\.self).reduce(0, operation)
  }
}

extension ViewNode {
  /// The nodes that the container of this node arranges.
  var elements: [ViewNode] {
    uiView != nil || stack != nil ? [self] : children.flatMap(\.elements)
  }

  /// The `UIView`s of the node and of those inside it.
  var uiViews: [UIView] { uiView.map { [$0] } ?? children.flatMap(\.uiViews) }

  func size(_ proposal: ProposedViewSize) -> ProposedViewSize {
    stack?.size(of: children.flatMap(\.elements), proposal)
      ?? nodeView?.size(proposal, in: self) ?? .unspecified
  }

  func place(in rect: CGRect) {
    uiView?.frame = rect
    stack?.place(children.flatMap(\.elements), in: rect)
  }
}
