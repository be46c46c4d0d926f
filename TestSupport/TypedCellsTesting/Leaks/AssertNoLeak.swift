import TypedCells

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Fails the running test if an object isn't deallocated after the closure that creates it.
///
/// The law is `object.isReleased`. Use it to check that a screen and its list don't hold each other:
///
/// ```swift
/// assertNoLeak {
///   let screen = PeopleScreen()
///   screen.show(people)
///   return screen
/// }
/// ```
///
/// - Parameters:
///   - make: creates an object, uses it in a way that may leak it, and returns it.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///
/// - Throws: any error that `make` throws.
@MainActor
public func assertNoLeak(
  _ make: @MainActor () throws -> AnyObject,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  report(
    try leaks(of: make),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// `object.isReleased`: an object without an owner is deallocated.
///
/// - Parameter make: creates an object, uses it in a way that may leak it, and returns it.
/// - Returns: a violation, if the object isn't deallocated.
///
/// - Throws: any error that `make` throws.
@MainActor
public func leaks(of make: @MainActor () throws -> AnyObject) rethrows -> [Violation] {
  weak var object: AnyObject?
  try inPool { object = try make() }
  return object.map {
    [
      Violation(
        law: "object.isReleased", subject: readableName(of: type(of: $0)),
        detail:
          "it isn't deallocated after the test released it; look for a closure that captures it")
    ]
  } ?? []
}

/// Runs `body` in an autorelease pool, on platforms that have them.
package func inPool(_ body: () throws -> Void) rethrows {
  #if canImport(ObjectiveC)
    try autoreleasepool(invoking: body)
  #else
    try body()
  #endif
}
