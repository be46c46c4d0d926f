/// The place of an assertion in its author's source, where its failures are to be shown.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
