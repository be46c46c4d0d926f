extension NSLayoutConstraint {
  /// The distance between neighbouring views, in points, where fonts don't determine it.
  static let systemSpacing: CGFloat = 8
}

extension NSLayoutYAxisAnchor {
  /// Returns the system's distance below another anchor, in points. If one of the anchors is a baseline, it's the
  /// distance of the baselines of lines in the fonts of the two views.
  func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard isBaseline || anchor.isBaseline, let lower = font, let upper = anchor.font else {
      return NSLayoutConstraint.systemSpacing
    }
    return (lower.lineHeight + lower.descender - upper.descender).roundedUpToPixels
  }

  private var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  private var font: UIFont? {
    let view = item as? UIView
    return switch attribute {
    case .firstBaseline: view?.forFirstBaselineLayout.baselineFont
    case .lastBaseline: view?.forLastBaselineLayout.baselineFont
    default: view?.baselineFont
    }
  }
}
