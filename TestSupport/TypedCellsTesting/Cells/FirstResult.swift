extension Sequence {
  /// The first result that isn't `nil`; later elements aren't looked at.
  package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
