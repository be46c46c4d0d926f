/// An attribute of a view or layout guide, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying {
  /// Returns the anchor itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// Returns a constraint that makes two anchors equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Returns a constraint that makes an anchor greater than or equal to another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes an anchor less than or equal to another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes an anchor equal to another anchor plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that makes an anchor greater than or equal to another anchor plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that makes an anchor less than or equal to another anchor plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }
}

/// A leading, trailing, left or right edge, or a horizontal centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that places an anchor after another anchor, at the system spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: NSLayoutConstraint.systemSpacing * max(multiplier, 0))
  }

  /// Returns a constraint that places an anchor after another anchor, at the system spacing or more.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, to: anchor,
      constant: NSLayoutConstraint.systemSpacing * max(multiplier, 0))
  }

  /// Returns a constraint that places an anchor after another anchor, at the system spacing or less.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, to: anchor, constant: NSLayoutConstraint.systemSpacing * max(multiplier, 0))
  }
}

/// A top or bottom edge, a baseline or a vertical centre.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that places an anchor below another anchor, at the system spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: systemSpacing(below: anchor) * max(multiplier, 0))
  }

  /// Returns a constraint that places an anchor below another anchor, at the system spacing or more.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, to: anchor, constant: systemSpacing(below: anchor) * max(multiplier, 0))
  }

  /// Returns a constraint that places an anchor below another anchor, at the system spacing or less.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, to: anchor, constant: systemSpacing(below: anchor) * max(multiplier, 0))
  }
}
