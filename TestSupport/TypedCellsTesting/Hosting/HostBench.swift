public import TypedCells

/// Functions that create a kind of host, fill it and observe it.
///
/// ```swift
/// let bench = HostBench(
///   makeHost: { TerminalList(height: 100) },
///   cells: (TextCell.self, HeadlineCell.self),  // both show a `String`
///   reading: { $0.lines.joined() },
///   scrolling: { list, path in list.scroll(to: path) })
/// print(HostLaws(bench).report())
/// ```
@MainActor
public struct HostBench<Host: ListHost> {
  /// Functions that add headers above sections and read them.
  @MainActor
  public struct Headers {
    let add: @MainActor (ListSection<Host.Cell>, String) -> ListSection<Host.Cell>
    let read: @MainActor (Host.HeaderFooter) -> String

    /// Creates the functions for headers.
    ///
    /// - Parameters:
    ///   - add: returns a section with a header whose view, of a class of the host's, shows a text.
    ///   - read: returns the text that such a view shows.
    public init(
      adding add: @escaping @MainActor (ListSection<Host.Cell>, String) -> ListSection<Host.Cell>,
      reading read: @escaping @MainActor (Host.HeaderFooter) -> String
    ) {
      self.add = add
      self.read = read
    }
  }

  let makeHost: @MainActor () -> Host
  let scroll: @MainActor (Host, RowPath) -> Void
  let settle: @MainActor (Host) -> Void
  let read: @MainActor (Host.Cell) -> String
  let headers: Headers?
  let makeRow: @MainActor (HostRow, HostJournal) -> AnyRow<Host.Cell>
  /// Returns the identifier that dequeues the cells of a kind.
  let identifier: @MainActor (HostRow.Kind) -> ReuseIdentifier?

  /// Describes a kind of host.
  ///
  /// - Parameters:
  ///   - makeHost: creates a host whose viewport shows some rows, but not hundreds.
  ///   - cells: two classes of cells that show a text.
  ///   - read: returns the text that a cell of either class shows.
  ///   - scroll: scrolls to a row, as a user does.
  ///   - settle: lets the host finish its layout and its animations.
  ///   - headers: adds and reads headers; `nil` for a host without headers.
  public init<Plain: Updatable & HostedCell, Other: Updatable & HostedCell>(
    makeHost: @escaping @MainActor () -> Host,
    cells: (Plain.Type, Other.Type),
    reading read: @escaping @MainActor (Host.Cell) -> String,
    scrolling scroll: @escaping @MainActor (Host, RowPath) -> Void,
    settling settle: @escaping @MainActor (Host) -> Void = { _ in },
    headers: Headers? = nil
  )
  where
    Plain.ViewData == String, Plain.BaseCell == Host.Cell,
    Other.ViewData == String, Other.BaseCell == Host.Cell
  {
    self.makeHost = makeHost
    self.scroll = scroll
    self.settle = settle
    self.read = read
    self.headers = headers
    makeRow = { row, journal in
      switch row.kind {
      case .plain: AnyRow(journal.watched(Row(Plain.self, row.text), row))
      case .other: AnyRow(journal.watched(Row(Other.self, row.text), row))
      case .unknown:
        AnyRow(
          journal.watched(Row(Plain.self, row.text), row)
            .reuseIdentifier(HostRow.unknownIdentifier))
      }
    }
    identifier = { kind in
      switch kind {
      case .plain: ReuseIdentifier(for: Plain.self)
      case .other: ReuseIdentifier(for: Other.self)
      case .unknown: nil
      }
    }
  }
}
