import TypedCells

/// Fails the running test unless the compiler gives an expression exactly a certain type.
///
/// ```swift
/// assertType(of: Row(PersonCell.self, ada), is: Row<PersonCell, Person>.self)
/// ```
///
/// `is` and `as?` say yes to more: to subclasses, to what an optional or an `Any` holds, and to whatever
/// the value can be converted to. And `let row: Row<PersonCell, Person> = …` tells the compiler what to
/// find, so that another overload may be chosen than in the code of a user who does not.
///
/// - Parameters:
///   - value: the expression.
///   - expected: its type, not that of the value that happens to be in it.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
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

/// What is wrong with a type, if anything.
func typeViolations(
  _ law: String, of type: any Any.Type, isMet: Bool, _ detail: String
) -> [Violation] {
  isMet ? [] : [Violation(law: law, subject: readableName(of: type), detail: detail)]
}
