import Foundation
import GRDB

/// Why the library couldn't be read or changed, in words for the user.
public struct LibraryProblem: Error, Equatable, Sendable {
  public enum Kind: Sendable {
    case locked
    case damaged
    case missingFolder
    case fullDisk
    case readOnly
    case other
  }

  public let kind: Kind

  /// What happened, in one sentence.
  public let message: String

  /// What the user can do.
  public let advice: String

  /// Describes an error of the database.
  public init(_ error: any Error, path: String) {
    if let problem = error as? LibraryProblem {
      self = problem
      return
    }
    let file = URL(fileURLWithPath: path).lastPathComponent
    let code = (error as? DatabaseError)?.resultCode
    switch code {
    case .some(.SQLITE_BUSY), .some(.SQLITE_LOCKED):
      kind = .locked
      message = "Another program is using “\(file)”."
      advice = "Close the other program, then try again. Nothing was changed."
    case .some(.SQLITE_NOTADB), .some(.SQLITE_CORRUPT):
      kind = .damaged
      message = "The file “\(file)” is damaged."
      advice = "Restore it from a backup, or move it away to start with an empty library."
    case .some(.SQLITE_CANTOPEN):
      kind = .missingFolder
      message = "The file “\(file)” can't be opened."
      advice = "Check that its folder exists and that you may read it."
    case .some(.SQLITE_FULL):
      kind = .fullDisk
      message = "The disk is full."
      advice = "Free some space, then try again. Nothing was changed."
    case .some(.SQLITE_READONLY):
      kind = .readOnly
      message = "The file “\(file)” can't be changed."
      advice = "Check that you may write to it and to its folder."
    default:
      kind = .other
      message = "The library couldn't be read or changed: \(error)"
      advice = "Try again."
    }
  }
}
