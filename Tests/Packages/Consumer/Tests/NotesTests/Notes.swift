import HeadlessList
import TypedCells

// Declarations of an app without isolation annotations. In a new Xcode project, all of them and their
// conformances belong to the main actor.

enum Part { case inbox, archive }

struct NoteID: Hashable {
  var raw: Int

  static func == (left: NoteID, right: NoteID) -> Bool {
    MainActor.preconditionIsolated("NoteID was compared away from the main actor")
    return left.raw == right.raw
  }

  func hash(into hasher: inout Hasher) {
    MainActor.preconditionIsolated("NoteID was hashed away from the main actor")
    hasher.combine(raw)
  }
}

struct Note: Identifiable, Equatable {
  var id: NoteID
  var text: String
}

/// A note with reference semantics, which is its own identity.
final class Draft: Hashable {
  var text: String

  init(text: String) { self.text = text }

  static func == (left: Draft, right: Draft) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class NoteCell: HeadlessCell, Updatable {
  func update(viewData note: Note) { lines = [note.text] }
}

final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

protocol Titled {
  var title: String { get }
}

@MainActor protocol TitledConfigurable: AnyObject {
  func configure(title: String?)
}

struct Folder: Titled {
  var title: String
}

final class FolderCell: HeadlessCell, TitledConfigurable {
  func configure(title: String?) { lines = title.map { [$0] } ?? [] }
}

extension Capability {
  @MainActor static var titled: Capability {
    Capability((any Titled).self, (any TitledConfigurable).self) { cell, model in
      cell.configure(title: model.title)
    } reset: { cell in
      cell.configure(title: nil)
    }
  }
}

@MainActor
final class NotesScreen {
  let host = HeadlessList(height: 400)
  let list: ListDriver<HeadlessList>
  var notes = (0..<6).map { Note(id: NoteID(raw: $0), text: "note \($0)") }
  var drafts = [Draft(text: "draft")]
  var hidesDrafts = false
  private(set) var chosen: [String] = []
  private let capabilities: CapabilityRegistry

  init() throws {
    list = ListDriver(host: host)
    capabilities = try CapabilityRegistry([.titled])
  }

  var sections: [ListSection<HeadlessCell>] {
    [
      ListSection(id: Part.inbox, header: "Inbox") {
        Row(FolderCell.self, by: Folder(title: "folder"), using: capabilities).id(NoteID(raw: 700))
        for note in notes {
          Row(NoteCell.self, note)
            .updates(when: \.text)
            .onSelect(weak: self) { screen, note in screen.chosen.append(note.text) }
            .on(.trailingSwipeActions, weak: self) { screen, note in
              [RowAction("Delete") { screen.delete(note) }]
            }
        }
        for draft in drafts {
          Row(TextCell.self, draft.text).id(draft).hidden { [weak self] in
            self?.hidesDrafts ?? false
          }
        }
      },
      ListSection(id: Part.archive) {
        LazyRows(notes, id: \.id) { Row(NoteCell.self, $0) }
      },
      ListSection(id: "all") {
        LazyRows(notes) { Row(NoteCell.self, $0).height { Double($0.text.count) } }
      },
    ]
  }

  func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }
}
