/// Why a data file cannot be shown: which file, where in it, what was expected and what came.
public struct DataFileError: Error, Equatable {
  /// The file, as the caller named it.
  public let file: String

  /// The place in the file, as in `line 4, column 15: people[3].year`; `nil` for the file as a whole.
  public let place: String?

  /// What was expected there, and what came.
  public let problem: String
}

extension DataFileError: CustomStringConvertible {
  public var description: String {
    [file, place, problem].compactMap(\.self).joined(separator: ": ")
  }
}
