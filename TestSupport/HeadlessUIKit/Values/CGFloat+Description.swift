extension CGFloat {
  /// The number without a fraction if it is whole, and with up to three digits of it otherwise.
  var formattedForDescription: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}
