import Observation

@MainActor
@Observable
final class NoteStore {
  private(set) var notes = [
    Note(id: 1, text: "Buy tea"),
    Note(id: 2, text: "Call Grace"),
    Note(id: 3, text: "Read about compilers"),
  ]

  func add(_ text: String) {
    let id = (notes.map(\.id).max() ?? 0) + 1
    notes.append(Note(id: id, text: text))
  }

  func togglePin(of note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isPinned.toggle()
    notes = notes.filter(\.isPinned) + notes.filter { !$0.isPinned }
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
  }
}
