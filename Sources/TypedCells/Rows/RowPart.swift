/// A part of a section as a ``RowBuilder`` collects it: a row, a group of parts, or rows made on demand.
///
/// Parts don't have the kind of host as a parameter, because the builder has checked it, and because code
/// that is generic over it and not specialised takes ten times as long to move a row. A part takes 32
/// bytes; `CompactHeight` and the cases of `Content` are there to keep it that small.
@frozen
public struct _RowPart {
  @frozen
  @usableFromInline
  enum Content {
    case row(ErasedRow)
    /// A row with a condition that hides it, or with children.
    case hidableRow(ErasedRow)
    case lazy(LazyPart)
    /// A contiguous array, because its reference leaves room for the case of this enum.
    case group(ContiguousArray<_RowPart>)
    /// A row of a lazy part that hasn't been made, so that only its identity is known.
    case unmade
  }

  /// What makes a row the same row before and after a change. Unused in groups and lazy parts.
  @usableFromInline var identity: RowIdentity
  /// The height of a row, as its row declares it.
  @usableFromInline var height: CompactHeight
  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content, identity: RowIdentity = .unknown, height: CompactHeight = .undeclared) {
    self.identity = identity
    self.height = height
    self.content = content
  }

  @inlinable
  init<Cell, Model>(_ row: consuming Row<Cell, Model>) {
    self.init(
      row.canHide ? .hidableRow(row.storage) : .row(row.storage), identity: row.identity,
      height: row.height)
  }

  /// Returns the part with the branch of an `if` or a `switch` that it is in.
  ///
  /// It is noted where a row without an identity, and a group, has room for it. Nested branches are the digits of a
  /// number.
  ///
  /// - Parameter branch: 1 or 2.
  @inlinable
  consuming func inBranch(_ branch: UInt64) -> _RowPart {
    if case .position(let position, let branches) = identity.storage {
      identity = RowIdentity(storage: .position(position, in: branches &* 2 &+ branch))
    }
    return self
  }
}

extension _RowPart {
  /// The row. The part must be one.
  var row: ErasedRow {
    @inline(__always) get {
      switch content {
      case .row(let row), .hidableRow(let row): return row
      case .lazy, .group, .unmade: preconditionFailure("this part of a section isn't a row")
      }
    }
  }

  var isRow: Bool {
    switch content {
    case .row, .hidableRow: true
    case .lazy, .group, .unmade: false
    }
  }

  var canHide: Bool {
    if case .hidableRow = content { true } else { false }
  }
}

extension _RowPart: Diffable {
  @inlinable
  public var diffIdentity: RowIdentity { identity }
}
