public import TypedCells

/// What the laws of lists ask: a driver answers, and so can a data source of your own.
@MainActor
public protocol ExaminableList {
  /// How many sections there are.
  var sectionCount: Int { get }

  /// How many rows a section has; 0 for a section that is not there.
  ///
  /// - Parameter section: the position of the section.
  func rowCount(in section: Int) -> Int

  /// Whether there is a row at a path.
  ///
  /// - Parameter path: the section and the row in it, which may not be there.
  func hasRow(at path: RowPath) -> Bool

  /// The identity of the row at a path; `nil` for a row that its place alone makes what it is.
  ///
  /// - Parameter path: the section and the row in it.
  func identity(at path: RowPath) -> RowIdentity?

  /// Where the rows of an identity stand.
  ///
  /// - Parameter identity: the identity.
  /// - Complexity: that of a driver takes O(*n*) for *n* rows.
  func paths(of identity: RowIdentity) -> [RowPath]
}

extension ListDriver: ExaminableList {
  public var sectionCount: Int { sections.count }

  public func hasRow(at path: RowPath) -> Bool { row(at: path) != nil }

  public func identity(at path: RowPath) -> RowIdentity? { row(at: path)?.identity }

  public func paths(of identity: RowIdentity) -> [RowPath] { paths(ofID: identity) }

  /// Asks the driver and not the method above, which is for identities alone.
  private func paths<ID: Hashable>(ofID id: ID) -> [RowPath] { paths(of: id) }
}
