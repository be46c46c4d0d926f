extension UITableView {
  func offset(showing rect: CGRect, at position: ScrollPosition) -> CGFloat {
    switch position {
    case .top: rect.minY
    case .middle: rect.midY - bounds.height / 2
    case .bottom: rect.maxY - bounds.height
    case .none where rect.minY < bounds.minY: rect.minY
    case .none where rect.maxY > bounds.maxY: rect.maxY - bounds.height
    case .none: contentOffset.y
    }
  }
}
