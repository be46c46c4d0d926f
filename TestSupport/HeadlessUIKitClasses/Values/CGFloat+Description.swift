extension CGFloat {
  /// The number with up to three decimal places, and without trailing zeros.
  var formattedForDescription: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}
