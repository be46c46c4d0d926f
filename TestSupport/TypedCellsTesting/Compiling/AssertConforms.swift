/// Fails the running test unless a type conforms to a protocol.
///
/// ```swift
/// assertConforms(PriceCell.self, to: "Updatable") { $0 is any Updatable.Type }
/// ```
///
/// The obvious ways to ask at run time ask something else:
///
/// - `cell is any Updatable` about a variable of the type `PriceCell` is answered when it is compiled.
///   Here the question is about an `Any.Type`, of which the compiler knows nothing.
/// - `PriceCell.self is Updatable.Type` does not ask for a conformance: the type of the protocol itself is
///   `(any Updatable).Type`, which no class is; of one that conforms, it is `any Updatable.Type`.
/// - A protocol conforms to itself in no case but a few: `any Updatable` is not `Updatable`.
///
/// Some things cannot be asked at run time: whether a type is `Sendable`, which leaves no trace in a
/// program, and whether a call is refused. Those take compile cases.
///
/// - Parameters:
///   - type: the type.
///   - name: what to call the protocol in a failure.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///   - conforms: the question, as `{ $0 is any Updatable.Type }`.
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

/// Fails the running test when a type conforms to a protocol.
///
/// It finds conformances that are conditional, too: `[Int]` is `Equatable` where `[PriceCell]` is not, so
/// ask about the very type that matters. A conformance that another module adds counts once that module is
/// part of the program.
///
/// - Parameters:
///   - type: the type.
///   - name: what to call the protocol in a failure.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///   - conforms: the question, as in
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
