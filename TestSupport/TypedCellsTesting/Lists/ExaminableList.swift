public import TypedCells

/// A list that the laws of lists can examine.
///
/// `ListDriver` conforms. Let your own data source conform to examine it with ``ListLaws``, too.
@MainActor
public protocol ExaminableList {
  /// The number of sections.
  var sectionCount: Int { get }

  /// Returns the number of rows in a section, or 0 if the section doesn't exist.
  ///
  /// - Parameter section: the section's index.
  func rowCount(in section: Int) -> Int

  /// Returns whether a row exists at a path.
  ///
  /// - Parameter path: the section and the row in it; neither has to exist.
  func hasRow(at path: RowPath) -> Bool

  /// Returns the identity of the row at a path, or `nil` if only its position identifies it.
  ///
  /// - Parameter path: the section and the row in it.
  func identity(at path: RowPath) -> RowIdentity?

  /// Returns the paths of the rows with an identity.
  ///
  /// - Parameter identity: an identity that rows of the list have, or have not.
  /// - Complexity: O(*n*) for *n* rows of a driver.
  func paths(of identity: RowIdentity) -> [RowPath]
}

extension ListDriver: ExaminableList {
  public var sectionCount: Int { sections.count }

  public func hasRow(at path: RowPath) -> Bool { row(at: path) != nil }

  public func identity(at path: RowPath) -> RowIdentity? { row(at: path)?.identity }

  public func paths(of identity: RowIdentity) -> [RowPath] { paths(ofID: identity) }

  /// Calls the driver's generic method, because the method above has the same name.
  private func paths<ID: Hashable>(ofID id: ID) -> [RowPath] { paths(of: id) }
}
