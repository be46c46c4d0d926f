/// Views beside rows that are neither headers nor footers, for example badges.
///
/// They are registered and dequeued like headers.
extension ListEngine {
  /// Returns a view that shows a row of a header class; an empty view if it can't be shown.
  ///
  /// - Parameters:
  ///   - supplementary: what to show.
  ///   - path: the path of the row that it belongs to, or of the first row of its section.
  ///   - belongsToRow: whether it belongs to the row, and not to the section.
  ///   - dequeue: dequeues or creates a view.
  package func view(
    showing supplementary: AnyHeaderFooter, at path: RowPath, belongsToRow: Bool,
    dequeue: @MainActor (ReuseIdentifier) throws -> Host.HeaderFooter
  ) -> Host.HeaderFooter {
    let place = ListFailure.Place(path, belongsToRow: belongsToRow)
    do throws(ListFailure) {
      let view = try headerFooters.dequeue(
        toShow: supplementary.row, by: resolve(supplementary: supplementary.row, at: place),
        at: place, path: path, from: dequeue)
      note(updateOf: view, with: supplementary.row, at: path)
      return view
    } catch {
      report(error)
      let view = host.makeEmptyHeaderFooter()
      views.record(of: view).note(updateWith: nil, at: path, revision)
      return view
    }
  }

  /// Updates a visible view in place, unless it already shows the same.
  ///
  /// - Parameters:
  ///   - view: a view that the host shows.
  ///   - identifier: the identifier by which it was dequeued; `nil` for an empty view.
  ///   - new: what to show.
  ///   - path: the path of the row that it belongs to, or of the first row of its section.
  ///   - belongsToRow: whether it belongs to the row, and not to the section.
  /// - Returns: whether the view can show it; otherwise the host has to replace the view.
  package func update(
    _ view: Host.HeaderFooter, dequeuedBy identifier: ReuseIdentifier?,
    toShow new: AnyHeaderFooter, at path: RowPath, belongsToRow: Bool
  ) -> Bool {
    let place = ListFailure.Place(path, belongsToRow: belongsToRow)
    do throws(ListFailure) {
      let resolved = try resolve(supplementary: new.row, at: place)
      guard resolved.registration.identifier == identifier else { return false }
      let record = views.record(of: view)
      // While the list follows observable values, one that the view reads may have changed.
      if readObserver == nil, isShowing(new.row, record, at: path) {
        record.note(new.row, revision)
        connectEvents(of: view, to: new.row)
      } else {
        try headerFooters.show(new.row, by: resolved, in: view, at: place, path: path)
        note(updateOf: view, with: new.row, at: path)
      }
      return true
    } catch {
      return false
    }
  }

  /// Decides about a view. If the list follows its model, it follows the values that the decision reads, besides those
  /// of the view's update.
  ///
  /// - Parameters:
  ///   - view: the view, which was updated before.
  ///   - decide: reads the values.
  /// - Returns: the decision.
  @discardableResult
  package func observing<Result>(
    decisionAbout view: AnyObject, _ decide: () -> Result
  ) -> Result {
    readObserver?.observe(\.decisionReading, of: view, decide) ?? decide()
  }

  /// Whether the list follows values that decisions about views read.
  package var followsValues: Bool { readObserver != nil }

  private func resolve(
    supplementary row: ErasedRow, at place: ListFailure.Place
  ) throws(ListFailure) -> ResolvedRow {
    try headerFooters.resolve(row, at: place) { registration in
      host.register(headerFooter: CellRegistration(registration))
    }
  }
}

extension ListFailure.Place {
  fileprivate init(_ path: RowPath, belongsToRow: Bool) {
    self = belongsToRow ? .row(path) : .section(path.section)
  }
}

extension AnyHeaderFooter {
  /// Erases a row of a view class, also of one that isn't for headers.
  ///
  /// - Parameter row: the row to erase.
  package init<View, Model>(erasing row: Row<View, Model>) { self.init(row) }

  /// Creates a row without data, whose view is dequeued by its class, but not updated.
  ///
  /// - Parameter viewClass: the class of the view.
  package init<View: AnyObject>(vacant viewClass: View.Type) {
    self.init(Row<View, Vacancy>(VacantBinding<View>()))
  }

  /// Whether the view has no data.
  package var isVacant: Bool { row.modelType == Vacancy.self }

  /// Shows the data in a view that wasn't dequeued.
  ///
  /// - Parameter view: a view of the row's class.
  /// - Throws: a ``CellMismatch`` for a view of another class.
  @MainActor
  package func update(_ view: AnyObject) throws(CellMismatch) { try row.update(view, at: nil) }
}

/// The model of a view without data.
struct Vacancy {}

/// The view is dequeued by its class, and can show data later.
struct VacantBinding<Cell: AnyObject>: TypedRowBinding {
  var model: Vacancy { Vacancy() }

  @MainActor
  func update(_ cell: AnyObject, for row: ErasedRow) throws(CellMismatch) {
    _ = try checkedCell(cell, as: Cell.self, identifier: row.givenIdentifier)
  }
}
