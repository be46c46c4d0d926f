/// An event that a cell sends to the row that it shows, for example when the user turns a switch.
///
/// Store an event for each control in the cell, and send it with the control's value. `TypedCellsUIKit` makes one from a
/// control:
///
/// ```text
/// final class SwitchCell: UITableViewCell, Updatable {
///   private let toggle = UISwitch()
///   private(set) lazy var toggled = CellEvent(toggle, \.isOn)
/// }
/// ```
///
/// The row handles it by its key path:
///
/// ```text
/// Row(SwitchCell.self, setting)
///   .on(\.toggled, weak: self) { screen, setting, isOn in screen.turn(setting, isOn) }
/// ```
///
/// The cell needs no closure that a reuse has to clear, and doesn't know its list. The event reaches the row that the cell
/// shows when it's sent. If the cell is on no screen any more, or its row has no handler, nothing happens.
///
/// If the model refuses the value, the cell shows the model again after the next change of the content, even if the row's
/// model is equal: the list remembers that the control may show something else.
@MainActor
public final class CellEvent<Value> {
  private weak var receiver: (any CellEventReceiver)?
  private weak var view: AnyObject?
  /// The event's key path in the class of the view.
  private var source: AnyKeyPath?

  /// Creates an event.
  public init() {}

  /// Sends a value to the row that the cell shows at the moment.
  ///
  /// - Parameter value: what the row's handler receives.
  /// - Complexity: O(*n*) for *n* visible cells.
  public func send(_ value: Value) {
    guard let view, let source else { return }
    receiver?.receive(value, at: source, from: view)
  }
}

extension CellEvent<Void> {
  /// Sends the event to the row that the cell shows at the moment.
  public func send() { send(()) }
}

/// An event of a cell, without the type of its value.
@MainActor
private protocol ConnectableEvent {
  func connect(_ source: AnyKeyPath, of view: AnyObject, to receiver: any CellEventReceiver)
}

extension CellEvent: ConnectableEvent {
  fileprivate func connect(
    _ source: AnyKeyPath, of view: AnyObject, to receiver: any CellEventReceiver
  ) {
    (self.receiver, self.view, self.source) = (receiver, view, source)
  }
}

@MainActor
private protocol CellEventReceiver: AnyObject {
  /// Passes a value on to the row, header or footer that a view shows.
  func receive<Value>(_ value: Value, at source: AnyKeyPath, from view: AnyObject)
}

extension ListEngine: CellEventReceiver {
  /// Notes that a view was updated with a row, and connects its events that the row handles.
  func note(updateOf view: AnyObject, with row: ErasedRow, at path: RowPath) {
    views.record(of: view).note(updateWith: row, at: path, revision)
    connectEvents(of: view, to: row)
  }

  /// Connects the events of a view that its row handles.
  func connectEvents(of view: AnyObject, to row: ErasedRow) {
    for source in row.handledCellEvents {
      let event = (view as Any)[keyPath: source] as? any ConnectableEvent
      event?.connect(source, of: view, to: self)
    }
  }

  fileprivate func receive<Value>(_ value: Value, at source: AnyKeyPath, from view: AnyObject) {
    guard let row = visibleRow(in: view) else { return }
    views[view]?.mayShowOtherValue = true
    row.answer(toCellEventAt: source, value)
  }

  /// Returns the row of the content that a visible cell, header or footer shows, or that another view beside rows shows,
  /// such as a badge.
  private func visibleRow(in view: AnyObject) -> ErasedRow? {
    if view is Host.Cell {
      let visible = host.visibleCells.first { $0.cell === view }
      return visible.flatMap { row(at: $0.path)?.row }
    }
    guard let visible = host.visibleHeaderFooters.first(where: { $0.view === view }) else {
      return views[view]?.row
    }
    return headerFooter(at: visible.edge, ofSection: visible.section)?.row
  }
}
