import TypedCells

/// Fails the running test unless an expression has exactly the expected static type.
///
/// ```swift
/// assertType(of: Row(PersonCell.self, ada), is: Row<PersonCell, Person>.self)
/// ```
///
/// `is` and `as?` also accept subclasses, the value of an optional or an `Any`, and values that can be
/// converted. A declaration such as `let row: Row<PersonCell, Person> = …` gives the compiler the type, so
/// it may choose another overload than in code without the declaration.
///
/// - Parameters:
///   - value: the expression.
///   - expected: the static type of the expression, not the dynamic type of its value.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertType<Value, Expected>(
  of value: @autoclosure () throws -> Value,
  is expected: Expected.Type,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    typeViolations(
      "type.isExactly", of: Value.self, isMet: Value.self == Expected.self,
      "it should be \(readableName(of: Expected.self))"),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns a violation if a type doesn't meet a law.
func typeViolations(
  _ law: String, of type: any Any.Type, isMet: Bool, _ detail: String
) -> [Violation] {
  isMet ? [] : [Violation(law: law, subject: readableName(of: type), detail: detail)]
}
