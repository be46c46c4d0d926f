/// Prints the stored properties of a cell, as a draft of `observing:` for you to edit.
///
/// Reflection finds stored properties only, including those that the user doesn't see. The kit never uses
/// them as an observation by itself.
///
/// ```swift
/// printDraftObservation(of: cell)
/// // PriceCell stores:
/// //   lines = ["Tea  3.50"]
/// // observing: { [$0.lines] }
/// ```
///
/// - Parameter cell: a cell that shows something.
/// - Returns: the printed text.
@discardableResult
@MainActor
public func printDraftObservation(of cell: AnyObject) -> String {
  let draft = draftObservation(of: cell)
  print(draft)
  return draft
}

/// Returns the text of a draft: one line for each stored property, superclasses first.
@MainActor
private func draftObservation(of cell: AnyObject) -> String {
  let name = "\(type(of: cell))"
  let properties = storedProperties(of: cell)
  guard !properties.isEmpty else {
    return "\(name) stores nothing that reflection sees; observe what it computes"
  }
  let lines = properties.map { "  \($0.name) = \($0.value)" }
  let list = properties.map { "$0.\($0.name)" }.joined(separator: ", ")
  return (["\(name) stores:"] + lines + ["observing: { [\(list)] }"]).joined(separator: "\n")
}
