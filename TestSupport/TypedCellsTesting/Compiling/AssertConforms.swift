/// Fails the running test unless a type conforms to a protocol.
///
/// ```swift
/// assertConforms(PriceCell.self, to: "Updatable") { $0 is any Updatable.Type }
/// ```
///
/// Simpler expressions check something else:
///
/// - For a variable of the type `PriceCell`, the compiler evaluates `cell is any Updatable` when it compiles
///   the test. The closure gets an `Any.Type`, so the check happens at run time.
/// - `PriceCell.self is Updatable.Type` doesn't check a conformance. A class that conforms is an
///   `any Updatable.Type`, and no class is the type of the protocol itself, `(any Updatable).Type`.
/// - Most protocols don't conform to themselves: `any Updatable` isn't `Updatable`.
///
/// A test can't check at run time whether a type is `Sendable`, because compiled programs don't contain this
/// conformance, or whether a call compiles. Use compile cases for those.
///
/// - Parameters:
///   - type: a type such as `PriceCell.self`.
///   - name: the protocol's name in failures.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - conforms: the check, such as `{ $0 is any Updatable.Type }`.
public func assertConforms(
  _ type: any Any.Type,
  to name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ conforms: (any Any.Type) -> Bool
) {
  report(
    typeViolations(
      "type.conforms", of: type, isMet: conforms(type), "it should conform to \(name)"),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test if a type conforms to a protocol.
///
/// It also finds conditional conformances: `[Int]` is `Equatable` and `[PriceCell]` isn't, so check exactly
/// the type that you use. A conformance from another module counts if the program links that module.
///
/// - Parameters:
///   - type: a type such as `[PriceCell].self`.
///   - name: the protocol's name in failures.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - conforms: the check, as in
///     ``assertConforms(_:to:fileID:filePath:line:column:_:)``.
public func assertDoesNotConform(
  _ type: any Any.Type,
  to name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ conforms: (any Any.Type) -> Bool
) {
  report(
    typeViolations(
      "type.doesNotConform", of: type, isMet: !conforms(type), "it should not conform to \(name)"),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
