/// Reads the models of the rows that a list shows, and keeps those that rows needed last.
@MainActor
final class QueryReader<Results: QueryResults> {
  /// What is known about a model.
  enum Known {
    case model(Results.Model)
    case waiting
    case failed(any Error)
  }

  private struct Entry {
    var known: Known
    /// Whether the model may have changed since it was read. Until it's read again, rows show the old one.
    var isOld = false
    /// Reads the model; `nil` if nothing is being read. If it's replaced, what it reads is dropped.
    var task: OwnedTask?
    /// When a row needed the model last.
    var use: Int
  }

  /// The number of models that are kept. It's many more than rows are on screen, so that short ways back read nothing.
  private static var limit: Int { 1_000 }
  /// The number of reads that begin before those of rows without a cell are cancelled. It's more than most screens have
  /// rows, so that a short way back continues the reads, and few enough that those of a screen begin soon after a fling.
  private static var readLimit: Int { 50 }

  let results: Results
  /// Called with an identity when its model has been read later, or couldn't be read.
  var onArrival: @MainActor (Results.ID) -> Void = { _ in }
  /// Returns the identities of the rows that have cells, on screen or prepared.
  var rowsWithCells: @MainActor () -> IdentitySet<RowIdentity> = { IdentitySet() }
  private var entries: [Results.ID: Entry] = [:]
  private var uses = 0
  /// The number of reads that began since those of rows without a cell were cancelled.
  private var begunReads = 0
  /// The number of changes so far.
  private(set) var version = 0

  init(_ results: Results) { self.results = results }

  /// Returns what is known about a model, and reads it if it isn't known or old.
  ///
  /// - Parameters:
  ///   - id: the identity of the model.
  ///   - version: the version of the content that has the row. Rows of an earlier one may be deleted, so they aren't read.
  func known(_ id: Results.ID, for version: Int) -> Known {
    guard version == self.version else { return entries[id]?.known ?? .waiting }
    uses += 1
    if let entry = entries[id], !entry.isOld {
      entries[id]?.use = uses
      return entry.known
    }
    var entry = Entry(known: entries[id]?.known ?? .waiting, use: uses)
    switch results.read(id) {
    case .model(let model): entry.known = .model(model)
    case .failed(let error): entry.known = .failed(error)
    case .later(let read):
      entry.task = task(for: id, read)
      begunReads += 1
      // In a later turn, when the view knows which cells it has.
      if begunReads == Self.readLimit { Task { [weak self] in self?.cancelReadsWithoutCells() } }
    }
    entries[id] = entry
    if entries.count > Self.limit { forgetOldest() }
    return entry.known
  }

  /// Returns whether a row with an identity can be made without reading the model.
  func hasRead(_ id: Results.ID) -> Bool { entries[id]?.isOld == false }

  /// Whether a model is being read.
  var isReading: Bool { entries.values.contains { $0.task != nil } }

  /// Reads a model again the next time a row needs it.
  func forget(_ id: Results.ID) { entries[id]?.isOld = true }

  func note(_ change: QueryChange<Results.ID>) {
    version += 1
    if let ids = change.changedIDs {
      for id in ids { forget(id) }
    } else {
      for id in entries.keys { forget(id) }
    }
  }

  private func task(
    for id: Results.ID, _ read: @escaping @MainActor () async throws -> Results.Model
  ) -> OwnedTask {
    OwnedTask(
      Task { [weak self] in
        // The user scrolled past the row in the same turn.
        if Task.isCancelled { return }
        let result: Known
        do {
          result = .model(try await read())
        } catch is CancellationError {
          // The source has given up, for example because the row is being deleted. The row stays as it is until it
          // needs the model again. If this task was cancelled, a newer read may be under way.
          if !Task.isCancelled { self?.giveUp(id) }
          return
        } catch {
          result = .failed(error)
        }
        // A newer read has begun, or the model isn't needed any more.
        if Task.isCancelled { return }
        self?.arrive(result, for: id)
      })
  }

  private func arrive(_ known: Known, for id: Results.ID) {
    entries[id]?.known = known
    entries[id]?.task = nil
    onArrival(id)
  }

  /// Cancels reads of rows that the user has scrolled past. The rows need their models again when they get cells.
  private func cancelReadsWithoutCells() {
    begunReads = 0
    let rows = rowsWithCells()
    // Outside a window, no cell is known.
    guard !rows.isEmpty else { return }
    for (id, entry) in entries where entry.task != nil && !rows.contains(RowIdentity(id)) {
      giveUp(id)
    }
  }

  private func giveUp(_ id: Results.ID) {
    entries[id]?.task = nil
    forget(id)
  }

  /// Forgets the half of the models that rows didn't need for the longest time.
  private func forgetOldest() {
    let uses = entries.values.map(\.use).sorted()
    let oldest = uses[uses.count / 2]
    entries = entries.filter { $0.value.use >= oldest }
  }
}
