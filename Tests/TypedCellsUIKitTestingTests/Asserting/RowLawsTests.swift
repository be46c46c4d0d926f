import Testing
import TypedCells
import TypedCellsTesting
import TypedCellsUIKitTesting

private struct Task: Identifiable, Equatable {
  let id: Int
  var title: String
  var note: String?
}

private let tasks = [
  Task(id: 1, title: "write", note: "today"), Task(id: 2, title: "read"),
  Task(id: 3, title: "rest"),
]

@MainActor
private func content(of task: Task) -> UIListContentConfiguration {
  var content = UIListContentConfiguration.subtitleCell()
  content.text = task.title
  content.secondaryText = task.note
  return content
}

@MainActor
private func background(_ color: UIColor?) -> UIBackgroundConfiguration {
  var background = UIBackgroundConfiguration.listPlainCell()
  background.backgroundColor = color
  return background
}

@MainActor
struct `The laws of cells, examined for a row` {
  @Test func `accept contents that closures make`() {
    assertRowLaws(in: UITableView.self, samples: tasks) { task in
      Row(task) { content(of: $0) }
    }
    assertRowLaws(in: UICollectionView.self, samples: tasks) { task in
      Row(task) { task, state in
        var content = content(of: task)
        if state.isSelected { content.secondaryText = "selected" }
        return content
      }
      .background { task, state in background(task.note == nil ? .systemRed : nil) }
    }
    assertRowLaws(in: UICollectionView.self, samples: tasks) { task in
      Row(ContentCollectionCell.self, task.title) { title in content(of: Task(id: 0, title: title))
      }
      .background { _ in background(.systemRed) }
    }
  }

  @Test func `find what configure doesn't reset`() {
    expectFailure(containing: "cell.noStaleState") {
      assertRowLaws(in: UITableView.self, samples: tasks) { task in
        Row(task) { content(of: $0) }
          .configure { cell, task, _ in if task.note != nil { cell.accessoryType = .checkmark } }
      }
    }
    assertRowLaws(in: UITableView.self, samples: tasks) { task in
      Row(task) { content(of: $0) }
        .configure { cell, task, _ in cell.accessoryType = task.note != nil ? .checkmark : .none }
    }
  }

  @Test func `find a closure that ignores its model`() {
    expectFailure(containing: "cell.distinguishingSamples") {
      assertRowLaws(in: UITableView.self, samples: tasks) { task in
        Row(task) { _ in UIListContentConfiguration.cell() }
      }
    }
  }

  @Test func `need samples that one cell can show`() {
    expectFailure(containing: "another class of cells than sample 0") {
      assertRowLaws(in: UITableView.self, samples: tasks) { task in
        task.note == nil
          ? Row(task) { content(of: $0) }
          : Row(task) { content(of: $0) }.background { _ in background(.systemRed) }
      }
    }
  }
}
