import TypedCells

/// A query that several tasks change, and a list that has to show it.
@MainActor
final class QuerySession<Model: Identifiable, Host: ScrollingHost> {
  typealias Section = FakeQuery<Model>.Section

  private struct ReadError: Error {}

  let query: FakeQuery<Model>
  /// The first difference between the list and the query.
  private(set) var problem: String?
  /// What has happened, in sentences.
  private(set) var journal: [String]

  private let model: @MainActor (Int, Int) -> Model
  private let shown: @MainActor (Host.Cell) -> String?
  private let expected: @MainActor (Model) -> String
  /// The number and the version of each model.
  private var versions: [Model.ID: (number: Int, version: Int)] = [:]
  private var deleted: [Model] = []
  private var numberOfSections = 3
  private var anyReadFailed = false

  init(
    model: @escaping @MainActor (Int, Int) -> Model,
    shown: @escaping @MainActor (Host.Cell) -> String?,
    expected: @escaping @MainActor (Model) -> String
  ) {
    (self.model, self.shown, self.expected) = (model, shown, expected)
    var versions: [Model.ID: (number: Int, version: Int)] = [:]
    query = FakeQuery(
      (0..<3).map { section in
        let rows = (section * 12 + 1...section * 12 + 12).map { number in
          let model = model(number, 0)
          versions[model.id] = (number, 0)
          return model
        }
        return Section(id: "\(section + 1)", title: "\(section + 1)", rows: rows)
      })
    journal = ["section 1 has the rows 1 to 12, section 2 has 13 to 24, section 3 has 25 to 36"]
    self.versions = versions
  }

  /// Takes steps, each in the task of its writer, until there is a problem. If the next step is another writer's, a turn
  /// passes before.
  func take(_ steps: [QueryStep], in list: ListDriver<Host>) async {
    let transactions = steps.reduce(into: [[QueryStep]]()) { transactions, step in
      if transactions.last?[0].transaction == step.transaction {
        transactions[transactions.count - 1].append(step)
      } else {
        transactions.append([step])
      }
    }
    var next = 0
    let writers = (1...QueryStep.writers).map { writer in
      Task {
        for (position, transaction) in transactions.enumerated()
        where transaction[0].writer == writer {
          while next < position { await Task.yield() }
          if problem == nil { await perform(transaction, in: list) }
          next = position + 1
        }
      }
    }
    for writer in writers { await writer.value }
    if problem == nil { await compare(list) }
  }

  private func perform(_ transaction: [QueryStep], in list: ListDriver<Host>) async {
    let step = transaction[0]
    guard let event = step.kind.isEdit ? write(transaction) : await event(step, in: list) else {
      return
    }
    journal.append("writer \(step.writer) \(event)")
  }

  /// Takes a step that isn't an edit.
  ///
  /// - Returns: what happened; `nil` if nothing did.
  private func event(_ step: QueryStep, in list: ListDriver<Host>) async -> String? {
    switch step.kind {
    case .setDelivery:
      let (delivery, words): (FakeQuery<Model>.Delivery, String) =
        [(.immediately, "immediately"), (.later, "later"), (.onDemand, "on demand")][
          step.number(below: 3)]
      query.delivery = delivery
      return "lets reads return \(words)"
    case .setReporting:
      query.reportsChanges = step.numbers[0] % 2 == 0
      return query.reportsChanges ? "reports what changes" : "doesn't report what changes"
    case .deliver:
      guard let id = step.element(of: query.waiting, number: number) else { return nil }
      query.deliver(id)
      return "delivers \(number(id))"
    case .fail:
      guard let id = step.element(of: query.waiting, number: number) else { return nil }
      query.fail(id, with: ReadError())
      anyReadFailed = true
      return "fails the read of \(number(id))"
    case .scroll:
      let percent = step.number(below: 301) - 150
      scroll(list, byPart: Double(percent) / 100)
      return "scrolls by \(percent) % of the viewport"
    case .wait:
      for _ in 0..<step.numbers[0] % 8 { await Task.yield() }
      return nil
    default:
      await compare(list)
      return "delivers all reads"
    }
  }

  private func scroll(_ list: ListDriver<Host>, byPart part: Double) {
    guard let viewport = list.host.viewport else { return }
    let length = viewport.end - viewport.start
    let last = max(viewport.contentStart, viewport.contentEnd - length)
    list.host.scroll(
      toStart: min(max(viewport.start + part * length, viewport.contentStart), last))
  }

  private func number(_ id: Model.ID) -> Int { versions[id]?.number ?? 0 }

  // MARK: Edits

  /// Makes one change of the edits.
  private func write(_ edits: [QueryStep]) -> String? {
    var content = query.content
    var changed: Set<Model.ID> = []
    let words = edits.compactMap { edit($0, &content, &changed) }
    guard !words.isEmpty else { return nil }
    query.change(changed) { $0 = content }
    return words.joined(separator: ", and ")
  }

  private func edit(
    _ step: QueryStep, _ content: inout [Section], _ changed: inout Set<Model.ID>
  ) -> String? {
    let rows = content.indices.flatMap { section in
      content[section].rows.indices.map { (section: section, row: $0) }
    }
    let row = step.element(of: rows) { number(content[$0.section].rows[$0.row].id) }
    /// Returns the position of a section; `nil` if there is none.
    func section(by position: Int = 0) -> Int? {
      step.element(of: content.indices, by: position) { Int("\(content[$0].id)") ?? 0 }
    }
    /// Inserts a model into a section that the step selects.
    func insert(_ model: Model) -> String? {
      guard let section = section(by: 1) else { return nil }
      let position = step.number(below: content[section].rows.count + 1, by: 2)
      content[section].rows.insert(model, at: position)
      return "\(number(model.id)) at \(position) of section \(content[section].id)"
    }
    switch step.kind {
    case .insert:
      return insert(newModel()).map { "inserts \($0)" }
    case .restore:
      guard let last = deleted.popLast() else { return nil }
      let model = newVersion(of: last)
      changed.insert(model.id)
      guard let words = insert(model) else {
        deleted.append(model)
        return nil
      }
      return "inserts, changed, the deleted \(words)"
    case .delete:
      guard let row else { return nil }
      let model = content[row.section].rows.remove(at: row.row)
      deleted.append(model)
      return "deletes \(number(model.id))"
    case .move:
      guard let row else { return nil }
      return insert(content[row.section].rows.remove(at: row.row)).map {
        "deletes and inserts \($0)"
      }
    case .change:
      guard let row else { return nil }
      let model = newVersion(of: content[row.section].rows[row.row])
      content[row.section].rows[row.row] = model
      changed.insert(model.id)
      return "changes \(number(model.id))"
    case .insertSection:
      numberOfSections += 1
      let section = Section(
        id: "\(numberOfSections)", title: "\(numberOfSections)", rows: [newModel(), newModel()])
      let position = step.number(below: content.count + 1)
      content.insert(section, at: position)
      return
        "inserts section \(section.id) at \(position), with \(section.rows.map { number($0.id) })"
    case .deleteSection:
      guard let position = section() else { return nil }
      let section = content.remove(at: position)
      deleted += section.rows
      return "deletes section \(section.id)"
    default:
      guard let old = section() else { return nil }
      let section = content.remove(at: old)
      let new = step.number(below: content.count + 1, by: 1)
      content.insert(section, at: new)
      return "moves section \(section.id) to \(new)"
    }
  }

  private func newModel() -> Model {
    let number = versions.count + 1
    let model = model(number, 0)
    versions[model.id] = (number, 0)
    return model
  }

  private func newVersion(of old: Model) -> Model {
    guard let (number, version) = versions[old.id] else { return old }
    versions[old.id] = (number, version + 1)
    return model(number, version + 1)
  }

  // MARK: Comparing

  /// Delivers all reads until the list shows the query.
  private func compare(_ list: ListDriver<Host>) async {
    if anyReadFailed {
      // A source that can read again doesn't know what a list has failed to read.
      let reports = query.reportsChanges
      query.reportsChanges = false
      query.change { _ in }
      query.reportsChanges = reports
      anyReadFailed = false
    }
    var agreements = 0
    // The list shows a model some turns after it was delivered. Twice, because a late read can replace what's right.
    for round in 0..<8 where agreements < 2 {
      query.deliver()
      for _ in 0..<20 { await Task.yield() }
      scroll(list, byPart: 0)
      // Some hosts finish a change after an animation.
      if round > 4 { try? await Task.sleep(nanoseconds: 1_000_000) }
      problem = difference(list)
      agreements = problem == nil && query.waiting.isEmpty ? agreements + 1 : 0
    }
  }

  private func difference(_ list: ListDriver<Host>) -> String? {
    // Sections without rows may be hidden, and others aren't the query's.
    let sections = query.content.filter { !$0.rows.isEmpty }
    let ids = (1...numberOfSections).map { RowIdentity(AnyHashable("\($0)")) }
    let positions = list.sections.indices.filter { position in
      list.rowCount(in: position) > 0 && ids.contains(list.sections[position].identity)
    }
    let counts = positions.map { position in
      "\(list.rowCount(in: position)) in section \(list.sections[position].identity)"
    }
    let expectedCounts = sections.map { "\($0.rows.count) in section \($0.id)" }
    guard counts == expectedCounts else {
      return "it has the rows \(counts), expected \(expectedCounts)"
    }
    let cells = list.host.visibleCells.sorted { $0.path < $1.path }
    if cells.isEmpty, !sections.isEmpty {
      return "none of its rows is visible. Put the screen into a window, and lay it out"
    }
    return cells.firstResult { visible in
      guard let section = positions.firstIndex(of: visible.path.section),
        sections[section].rows.indices.contains(visible.path.row)
      else { return nil }
      let model = sections[section].rows[visible.path.row]
      let (text, expected) = (shown(visible.cell), expected(model))
      guard text != expected else { return nil }
      return
        "row \(visible.path.row) of section \(sections[section].id) is \(number(model.id)) and shows "
        + "\(text.map { "'\($0)'" } ?? "nothing"), expected '\(expected)'"
    }
  }
}
