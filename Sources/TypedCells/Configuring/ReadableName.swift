/// Returns the full name of a type as a person would write it.
///
/// The runtime names the file or function around a private type by an address, as in
/// `Shop.(unknown context at $55d0).PriceCell`; that part differs in every run and is left out.
package func readableName(of type: Any.Type) -> String { withoutContexts(fullName(of: type)) }

/// Returns the name of a type with those of its module and the types around it.
///
/// `String(reflecting:)` returns the same text. It looks for conformances of the metatype first, which takes 400 times as
/// many instructions.
package func fullName(of type: Any.Type) -> String { _typeName(type, qualified: true) }

/// `name` without the parts that name an anonymous context by its address.
func withoutContexts(_ name: String) -> String {
  let marker = "(unknown context at $"
  var readable = ""
  var rest = name[...]
  while let start = rest.firstIndex(of: "(") {
    readable += rest[..<start]
    rest = rest[start...]
    if rest.hasPrefix(marker), let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
      if rest.first == "." { rest.removeFirst() }
    } else {
      readable.append(rest.removeFirst())
    }
  }
  return readable + rest
}
