extension CGFloat {
  /// The length in whole pixels, rounded down. A length just below a pixel counts as that pixel, because fractions are
  /// inexact.
  var roundedDownToPixels: CGFloat {
    let scale = Self.pixelsPerPoint
    return (self * scale + 0.01).rounded(.down) / scale
  }

  /// The length in whole pixels, rounded up. A length just above a pixel counts as that pixel.
  var roundedUpToPixels: CGFloat {
    let scale = Self.pixelsPerPoint
    return (self * scale - 0.01).rounded(.up) / scale
  }

  /// The position of the nearest pixel.
  var roundedToPixel: CGFloat {
    let scale = Self.pixelsPerPoint
    return (self * scale).rounded() / scale
  }

  private static var pixelsPerPoint: CGFloat {
    Swift.max(UITraitCollection.current.displayScale, 1)
  }
}

extension CGRect {
  /// The rectangle with its origin at the nearest pixel.
  var atPixel: CGRect {
    CGRect(x: minX.roundedToPixel, y: minY.roundedToPixel, width: width, height: height)
  }
}
