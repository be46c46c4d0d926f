import HeadlessList
import TypedCells
import TypedCellsTesting

private protocol Titled { var title: String { get } }
private protocol Noted { var note: String { get } }
@MainActor private protocol TitledCell: AnyObject { var title: String? { get set } }
@MainActor private protocol NotedCell: AnyObject { var note: String? { get set } }

private struct Book: Titled, Noted, CustomStringConvertible {
  var title = "Emma"
  var note = "1815"
  var description: String { "Book" }
}

private struct Chapter: Titled, CustomStringConvertible {
  var title = "One"
  var description: String { "Chapter" }
}

private struct Page: CustomStringConvertible {
  var description: String { "Page" }
}

private final class TitleCell: HeadlessCell, TitledCell {
  var title: String? { didSet { lines = [title].compactMap(\.self) } }
}

private final class NoteCell: HeadlessCell, TitledCell, NotedCell {
  var title: String? { didSet { layOut() } }
  var note: String? { didSet { layOut() } }
  private func layOut() { lines = [title, note].compactMap(\.self) }
}

extension Capability {
  fileprivate static func title(
    _ change: @escaping @MainActor (String) -> String? = { $0 },
    reset: @escaping @MainActor (any TitledCell) -> Void = { $0.title = nil }
  ) -> Capability {
    Capability(
      (any Titled).self, (any TitledCell).self,
      configure: { cell, model in
        cell.title = change(model.title)
      }, reset: reset)
  }

  fileprivate static func note(
    reset: @escaping @MainActor (any NotedCell) -> Void = { $0.note = nil }
  ) -> Capability {
    Capability(
      (any Noted).self, (any NotedCell).self,
      configure: { cell, model in
        cell.note = model.note
      }, reset: reset)
  }

  /// Shows a note as the title, unless a later capability sets the title.
  fileprivate static var noteAsTitle: Capability {
    Capability(
      (any Noted).self, (any TitledCell).self,
      configure: { cell, model in
        cell.title = model.note
      }, reset: { _ in })
  }
}

/// The chain of casts that the registries replace.
@MainActor
private func chain(_ cell: HeadlessCell, _ model: Any) {
  if let cell = cell as? any TitledCell, let model = model as? any Titled {
    cell.title = model.title
  }
  if let cell = cell as? any NotedCell, let model = model as? any Noted { cell.note = model.note }
}

@MainActor
private func capabilities(
  _ capabilities: [Capability], models: [Any] = [Book(), Chapter(), Page()],
  chain: (@MainActor (HeadlessCell, Any) -> Void)? = chain
) -> LawReport {
  attempt {
    let registry = try CapabilityRegistry(capabilities)
    registry.onIgnored = nil
    return CapabilityLaws(
      of: registry, makeCells: { [TitleCell(), NoteCell()] }, models: models, chain: chain,
      observing: look
    ).report()
  }
}

@MainActor
private func ignored(_ cell: AnyObject, _ model: Any) -> LawReport {
  attempt { try CapabilityRegistry([.title(), .note()]).report(cell, by: model).lawReport }
}

nonisolated extension Fixture {
  static let brokenCapabilities: [Fixture] = [
    .broken("another title", "capability.equalsChain", saying: #"["EMMA"], and like ["Emma"]"#) {
      capabilities([.title { $0.uppercased() }, .note()])
    },
    .broken("a title that is lost", "capability.equalsChain", saying: "looks like [], and like") {
      capabilities([.title { _ in nil }, .note()])
    },
    .broken("a capability too few", "capability.equalsChain", saying: "NoteCell by Book") {
      capabilities([.title()])
    },
    .broken("a capability too many", "capability.equalsChain", saying: #"["1815"], and"#) {
      capabilities([.title(), .note(), .noteAsTitle])
    },
    .broken("a title that stays", "capability.noStaleState", saying: "by Page after Book") {
      capabilities([.title(reset: { _ in }), .note()])
    },
    .broken("a note that stays", "capability.noStaleState", saying: "by Chapter after Book") {
      capabilities([.title(), .note(reset: { _ in })])
    },
    .broken("a note that is made up", "capability.noStaleState", saying: "where a fresh one") {
      capabilities([.title(), .note(reset: { $0.note = $0.note.map { _ in "none" } })])
    },
    .broken("models without traits", "capability.exercised", saying: "no capability is examined") {
      capabilities([.title(), .note()], models: [Page()])
    },
    .broken("an empty registry", "capability.exercised", saying: "no cell has a trait") {
      capabilities([], chain: nil)
    },
    .broken("a note that nobody shows", "capability.nothingIgnored", saying: "Noted →") {
      ignored(TitleCell(), Book())
    },
    .broken("a cell that shows nothing", "capability.nothingIgnored", saying: "Titled →") {
      ignored(HeadlessCell(), Chapter())
    },
  ]

  static let correctCapabilities: [Fixture] = [
    .correct("the same as the chain") { capabilities([.title(), .note()]) },
    .correct("in another order that does not matter") { capabilities([.note(), .title()]) },
    .correct("in an order that does") {
      capabilities([.noteAsTitle, .title(), .note()], models: [Book()])
    },
    .correct("without a chain") { capabilities([.title()], chain: nil) },
    .correct("a title and no more") { ignored(TitleCell(), Chapter()) },
    .correct("a title and a note") { ignored(NoteCell(), Book()) },
    .correct("a page in a cell of titles") { ignored(TitleCell(), Page()) },
  ]
}
