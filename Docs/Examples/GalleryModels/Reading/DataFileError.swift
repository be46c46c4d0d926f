/// A mistake in a data file, with the file's name and the path of the wrong value.
public struct DataFileError: Error, Equatable {
  /// The file's name or path, as passed to ``DataFile``.
  public let file: String

  /// The path of the wrong value in the file, for example `people[3].year`.
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
