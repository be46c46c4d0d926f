// The files in this folder import only the standard library, because the fuzzer in Tests/Tools/Fuzzing compiles them,
// too.

/// A row of a random list.
struct FuzzRow: Hashable, CustomStringConvertible {
  var id: Int
  var value: Int

  var description: String { value == 0 ? "\(id)" : "\(id)=\(value)" }
}

/// A section of a random list.
struct FuzzSection: Hashable, CustomStringConvertible {
  var id: Int
  var value: Int
  var rows: [FuzzRow]

  var description: String { "§\(value == 0 ? "\(id)" : "\(id)=\(value)")\(rows)" }
}

/// A random change of a list.
struct FuzzCase: CustomStringConvertible {
  var old: [FuzzSection]
  var new: [FuzzSection]

  var description: String { "\(old) to \(new)" }

  var isSmall: Bool { [old, new].allSatisfy { $0.reduce(0) { $0 + $1.rows.count } < 400 } }

  var hasUniqueIdentities: Bool {
    [old, new].allSatisfy { sections in
      let rows = sections.flatMap(\.rows)
      return Set(sections.map(\.id)).count == sections.count
        && Set(rows.map(\.id)).count == rows.count
    }
  }
}
