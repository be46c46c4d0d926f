/// Takes options and their values from a command line, from left to right.
struct OptionReader {
  private var arguments: ArraySlice<String>
  private var option = ""

  init(_ arguments: ArraySlice<String>) {
    self.arguments = arguments
  }

  /// The next option, or `nil` at the end.
  mutating func next() throws(UsageError) -> String? {
    guard let argument = arguments.popFirst() else { return nil }
    guard argument.hasPrefix("--") else {
      throw UsageError("expected an option, found \(argument.debugDescription)")
    }
    option = argument
    return argument
  }

  /// The option's value.
  ///
  /// - Parameter expected: what the value is called in messages.
  mutating func value(_ expected: String) throws(UsageError) -> String {
    guard let value = arguments.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(option) lacks its value: \(expected)")
    }
    return value
  }

  /// The option's value as numbers with points between them.
  ///
  /// - Parameters:
  ///   - count: how many numbers there are to be.
  ///   - expected: what the value is called in messages.
  mutating func numbers(_ count: Int, _ expected: String) throws(UsageError) -> [Int] {
    let value = try value(expected)
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == count,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy("0123456789".contains) })
    else { throw UsageError("\(option): expected \(expected), found \(value.debugDescription)") }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == count else {
      throw UsageError("\(option): expected numbers up to \(Int.max), found \(value)")
    }
    return numbers
  }
}
