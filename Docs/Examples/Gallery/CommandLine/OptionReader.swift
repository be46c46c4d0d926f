/// Reads options and their values from a command line, from left to right.
struct OptionReader {
  private var arguments: ArraySlice<String>
  private var option = ""

  init(_ arguments: ArraySlice<String>) {
    self.arguments = arguments
  }

  /// Returns the next option, or `nil` at the end.
  mutating func next() throws(UsageError) -> String? {
    guard let argument = arguments.popFirst() else { return nil }
    guard argument.hasPrefix("--") else {
      throw UsageError("expected an option, found \(argument.debugDescription)")
    }
    option = argument
    return argument
  }

  /// Returns the option's value.
  ///
  /// - Parameter expected: the name of the value in error messages.
  mutating func value(_ expected: String) throws(UsageError) -> String {
    guard let value = arguments.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(option) lacks its value: \(expected)")
    }
    return value
  }

  /// Returns the option's value as numbers that are separated by points.
  ///
  /// - Parameters:
  ///   - count: the number of numbers that the value must have.
  ///   - expected: the name of the value in error messages.
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
