/// An edit of the core that breaks a promise which is kept at compile time.
struct Weakening: Sendable {
  /// A replacement in a file of the core.
  struct Edit: Sendable {
    /// The file's path in the core's sources.
    let file: String
    /// The text to replace, which the file holds exactly once.
    let old: String
    let new: String
  }

  /// What was given up.
  let name: String
  let edits: [Edit]
  /// The compile case, by its path among the promises, that has to notice.
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
