/// A mistake in a data file, with the file's name and the position of the mistake.
public struct DataFileError: Error, Equatable {
  /// The file's name or path, as passed to ``DataFile``.
  public let file: String

  /// The position in the file, for example `line 4, column 15: people[3].year`.
  ///
  /// It is `nil` if the error is about the whole file.
  public let place: String?

  /// A description of the expected and the actual value.
  public let problem: String
}

extension DataFileError: CustomStringConvertible {
  public var description: String {
    [file, place, problem].compactMap(\.self).joined(separator: ": ")
  }
}
