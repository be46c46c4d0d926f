#if os(Linux)
  /// An edge or a size of a view, to make constraints of.
  @preconcurrency @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// A constraint that holds two anchors at one place.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
      constraint(equalTo: anchor, constant: 0)
    }

    /// A constraint that holds two anchors at a distance, in points.
    open func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint()
      constraint.constant = c
      return constraint
    }
  }

  /// A leading, trailing, left or right edge, or a horizontal centre.
  @preconcurrency @MainActor
  open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

  /// A top or bottom edge, or a vertical centre.
  @preconcurrency @MainActor
  open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  /// A width or a height.
  @preconcurrency @MainActor
  open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that gives a dimension a length, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint()
      constraint.constant = c
      return constraint
    }
  }
#endif
