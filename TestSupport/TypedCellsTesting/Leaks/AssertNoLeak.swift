import TypedCells

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Fails the running test when an object outlives what made it.
///
/// The law is `object.isReleased`. It is how to prove that a screen and its list do not keep each
/// other alive:
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
///   - make: makes an object, does with it what may leak it, and lets go of it.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///
/// - Throws: what `make` throws.
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

/// `object.isReleased`: an object that nobody needs is gone.
///
/// - Parameter make: makes an object, does with it what may leak it, and lets go of it.
/// - Returns: a violation, if the object is still there.
///
/// - Throws: what `make` throws.
@MainActor
public func leaks(of make: @MainActor () throws -> AnyObject) rethrows -> [Violation] {
  weak var object: AnyObject?
  try inPool { object = try make() }
  return object.map {
    [
      Violation(
        law: "object.isReleased", subject: readableName(of: type(of: $0)),
        detail: "it is still there once its maker has let go of it; something keeps it alive")
    ]
  } ?? []
}

/// Runs `body` so that nothing it autoreleases outlives it, where there is such a thing.
private func inPool(_ body: () throws -> Void) rethrows {
  #if canImport(ObjectiveC)
    try autoreleasepool(invoking: body)
  #else
    try body()
  #endif
}
