/// Content in, updates out: shows sections of typed rows in a host.
///
/// ```swift
/// let list = ListDriver(host: HeadlessList(height: 480))
/// list.apply {
///   ListSection(id: "greetings") {
///     Row(TextCell.self, "Hello")
///   }
/// }
/// ```
///
/// Keep the driver for as long as its list is to work; it keeps its host.
@MainActor
public final class ListDriver<Host: ListHost> {
  private struct Transaction {
    let sections: [ListSection<Host.Cell>]
    let animated: Bool
  }

  /// What shows the content.
  public let host: Host

  /// What the reuse identifiers of the list stand for.
  public let registry: CellRegistry<Host.Cell>

  /// What to do about a row that could not be shown; an empty cell stands in for it.
  public var onFailure: @MainActor (ListFailure) -> Void = ListFailure.trapInDebugBuilds

  /// The content that the host shows.
  public private(set) var sections: [ListSection<Host.Cell>] = []

  private var registeredIdentifiers: Set<ReuseIdentifier> = []
  private var pending: [Transaction] = []
  private var isApplying = false
  private var hasContent = false

  /// Attaches a new driver to a host.
  ///
  /// - Parameters:
  ///   - host: what is to show the content.
  ///   - registry: what the list's reuse identifiers stand for; several lists may share one.
  public init(host: Host, registry: CellRegistry<Host.Cell> = CellRegistry()) {
    self.host = host
    self.registry = registry
    host.attach(to: self)
  }

  /// Replaces the content, by deletions and insertions of what differs in identity.
  ///
  /// Rows that stay and are on screen are updated in place. A call made while another is running,
  /// as from a handler or a cell, is queued and carried out after it.
  ///
  /// - Parameters:
  ///   - animated: whether the user is to see the change happen.
  ///   - sections: the new content.
  public func apply(
    animated: Bool = true,
    @SectionBuilder<Host.Cell> _ sections: () -> [ListSection<Host.Cell>]
  ) {
    apply(sections(), animated: animated)
  }

  /// Replaces the content, by deletions and insertions of what differs in identity.
  ///
  /// Rows that stay and are on screen are updated in place. A call made while another is running,
  /// as from a handler or a cell, is queued and carried out after it.
  ///
  /// - Parameters:
  ///   - sections: the new content.
  ///   - animated: whether the user is to see the change happen.
  public func apply(_ sections: [ListSection<Host.Cell>], animated: Bool = true) {
    pending.append(Transaction(sections: sections, animated: animated))
    guard !isApplying else { return }
    isApplying = true
    defer { isApplying = false }
    while !pending.isEmpty { carryOut(pending.removeFirst()) }
  }

  /// Updates every cell on screen from its row; where a row wants another kind of cell, replaces it.
  public func refreshVisible() {
    var misfits: [RowPath] = []
    for visible in host.visibleCells {
      guard let row = row(at: visible.path) else { continue }
      do throws(ListFailure) {
        let resolved = try resolve(row, at: visible.path)
        if resolved.registration.identifier == visible.identifier {
          try update(visible.cell, from: row, as: resolved, at: visible.path)
        } else {
          misfits.append(visible.path)
        }
      } catch {
        misfits.append(visible.path)
      }
    }
    if !misfits.isEmpty { host.reloadRows(at: misfits) }
    host.adjustHeights()
  }

  private func carryOut(_ transaction: Transaction) {
    guard hasContent else {
      sections = transaction.sections
      hasContent = true
      host.reload()
      return
    }
    let changes = ListChanges(from: sections, to: transaction.sections)
    if changes.isEmpty {
      sections = transaction.sections
    } else {
      host.perform(changes, animated: transaction.animated) { sections = transaction.sections }
    }
    refreshVisible()
  }
}

// MARK: - What a host asks and tells

extension ListDriver {
  /// How many rows a section has; 0 for a section that is not there.
  ///
  /// - Parameter section: the section's position.
  public func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The row at a path, or `nil` when there is none.
  ///
  /// - Parameter path: where the row stands.
  public func row(at path: RowPath) -> AnyRow<Host.Cell>? {
    (0..<rowCount(in: path.section)).contains(path.row)
      ? sections[path.section].rows[path.row] : nil
  }

  /// A cell that shows the row at a path; an empty one when the row cannot be shown.
  ///
  /// - Parameters:
  ///   - path: where the row stands.
  ///   - dequeue: gets a cell from the host's reuse queue, or makes one. The host has learned the
  ///     identifier by ``ListHost/register(_:)`` before.
  public func cell(
    at path: RowPath, dequeue: (ReuseIdentifier) throws -> Host.Cell
  ) -> Host.Cell {
    guard let row = row(at: path) else { return host.makeEmptyCell() }
    do throws(ListFailure) {
      let resolved = try resolve(row, at: path)
      let cell: Host.Cell
      do {
        cell = try dequeue(resolved.registration.identifier)
      } catch {
        throw ListFailure(path: path, reason: .dequeuing(error))
      }
      try update(cell, from: row, as: resolved, at: path)
      return cell
    } catch {
      onFailure(error)
      return host.makeEmptyCell()
    }
  }

  private func resolve(
    _ row: AnyRow<Host.Cell>, at path: RowPath
  ) throws(ListFailure) -> ResolvedRow<Host.Cell> {
    let resolved: ResolvedRow<Host.Cell>
    do {
      resolved = try registry.resolve(row.row, at: path)
    } catch {
      throw ListFailure(path: path, reason: .registration(error))
    }
    if registeredIdentifiers.insert(resolved.registration.identifier).inserted {
      host.register(resolved.registration)
    }
    return resolved
  }

  private func update(
    _ cell: Host.Cell,
    from row: AnyRow<Host.Cell>,
    as resolved: ResolvedRow<Host.Cell>,
    at path: RowPath
  ) throws(ListFailure) {
    do {
      try resolved.update(cell, from: row.row)
    } catch {
      throw ListFailure(path: path, reason: .mismatch(error))
    }
  }
}
