import HeadlessList
import TypedCells

/// A change that moves a section, deletes, inserts, moves and updates rows, and moves a row to another
/// section. It's recorded in the stages that a driver passes to its host.
@MainActor
struct DiffRun {
  let steps: [RecordingHost.Step]

  init() {
    let list = ListDriver(host: RecordingHost())
    list.apply {
      ListSection(id: "people", header: "People") {
        for name in ["Ada", "Grace", "Alan", "Edsger"] { Row(NameCell.self, name).id(name) }
      }
      ListSection(id: "friends", header: "Friends") {
        for name in ["Barbara"] { Row(NameCell.self, name).id(name) }
      }
    }
    list.apply {
      ListSection(id: "friends", header: "Friends") {
        for name in ["Barbara", "Ada"] { Row(NameCell.self, name).id(name) }
      }
      ListSection(id: "people", header: "People") {
        for name in ["Alan", "Grace", "Donald"] {
          Row(NameCell.self, name == "Grace" ? "Grace H." : name).id(name)
        }
      }
    }
    steps = list.host.steps
  }
}

private final class NameCell: HeadlessCell, Updatable {
  func update(viewData name: String) { lines = [name] }
}
