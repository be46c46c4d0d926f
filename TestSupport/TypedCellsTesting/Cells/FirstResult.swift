extension Sequence {
  /// Returns the first result that isn't `nil`, and doesn't transform later elements.
  package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
