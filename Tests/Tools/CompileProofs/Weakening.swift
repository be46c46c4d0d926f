/// An edit of the core that breaks a compile-time promise.
struct Weakening: Sendable {
  /// A replacement in a file of the core.
  struct Edit: Sendable {
    /// The file's path in the core's sources.
    let file: String
    /// The text to replace. It occurs exactly once in the file.
    let old: String
    let new: String
  }

  /// A description of the broken promise.
  let name: String
  let edits: [Edit]
  /// The path of the compile case that has to fail, relative to the promises' folder.
  let promise: String

  /// Creates a weakening of one edit.
  init(_ name: String, breaks promise: String, in file: String, _ old: String, _ new: String) {
    self.init(name, breaks: promise, [Edit(file: file, old: old, new: new)])
  }

  /// Creates a weakening of several edits.
  init(_ name: String, breaks promise: String, _ edits: [Edit]) {
    self.name = name
    self.promise = promise
    self.edits = edits
  }
}
