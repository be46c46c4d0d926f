/// Returns the first difference inside two values: an element of an array or a field of a struct.
@MainActor
func innermostDifference(
  _ one: ObservedValue, _ two: ObservedValue
) -> (path: String, here: String, there: String) {
  guard case .value(let first) = one, case .value(let second) = two else {
    return ("", one.words, two.words)
  }
  return innermostDifference(first.value, second.value, depth: 0)
}

@MainActor
private func innermostDifference(
  _ one: Any, _ two: Any, depth: Int
) -> (path: String, here: String, there: String) {
  let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: two))
  let whole = ("", words(of: one), words(of: two))
  guard depth < 4, first.displayStyle == second.displayStyle else { return whole }
  switch first.displayStyle {
  case .collection:
    let (a, b) = (Array(first.children), Array(second.children))
    for index in 0..<max(a.count, b.count) {
      guard index < a.count, index < b.count else {
        return (
          "[\(index)]", index < a.count ? words(of: a[index].value) : "nil",
          index < b.count ? words(of: b[index].value) : "nil"
        )
      }
      if words(of: a[index].value) == words(of: b[index].value) { continue }
      let inner = innermostDifference(a[index].value, b[index].value, depth: depth + 1)
      return ("[\(index)]" + inner.path, inner.here, inner.there)
    }
    return whole
  case .struct, .optional:
    for (a, b) in zip(first.children, second.children)
    where words(of: a.value) != words(of: b.value) {
      let inner = innermostDifference(a.value, b.value, depth: depth + 1)
      let label = a.label.map { $0 == "some" ? "" : ".\($0)" } ?? ""
      return (label + inner.path, inner.here, inner.there)
    }
    return whole
  default: return whole
  }
}

/// Returns the text of a value for reports; for an optional, the text of its value.
@MainActor
private func words(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { words(of: $0.value) } ?? "nil"
  }
  return value is String ? "\"\(value)\"" : withoutAddresses("\(value)")
}
