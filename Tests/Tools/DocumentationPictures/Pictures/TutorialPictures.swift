import Foundation

/// Draws the pictures of the tutorials by running the reader's code at each point.
func tutorialPictures() throws -> [DrawnFile] { try peoplePictures() + notesPictures() }

private func peoplePictures() throws -> [DrawnFile] {
  let rows = TutorialProgram(
    files: [
      "Models.swift": "people-01-01.swift", "PersonCell.swift": "people-01-02.swift",
      "PeopleController.swift": "people-01-04.swift",
    ],
    main: """
      \(drawingPeople)
      draw(height: 172)
      """)
  let hiding = TutorialProgram(
    files: [
      "Models.swift": "people-02-02.swift", "PersonCell.swift": "people-01-02.swift",
      "SwitchCell.swift": "people-02-03.swift", "PeopleController.swift": "people-02-05.swift",
    ],
    main: """
      \(drawingPeople)
      draw(height: 216)
      controller.togglePeople()
      draw(height: 84)
      controller.togglePeople()
      window.layoutIfNeeded()
      _ = table.user.swipeRow(at: IndexPath(row: 2, section: 0), from: .trailing)
      draw(height: 216)
      """)
  let stale = TutorialProgram(
    files: [
      "Models.swift": "people-03-01.swift", "PersonCell.swift": "people-03-03.swift",
      "SwitchCell.swift": "people-02-03.swift", "PeopleController.swift": "people-03-02.swift",
    ],
    main: """
      \(drawingPeople)
      window.layoutIfNeeded()
      controller.list.send(.commitEdit, toRowAt: RowPath(section: 0, row: 1), .delete)
      window.layoutIfNeeded()
      controller.togglePeople()
      window.layoutIfNeeded()
      controller.togglePeople()
      draw(height: 194)
      """)
  let law = TutorialProgram(
    files: [
      "Models.swift": "people-03-01.swift", "PersonCell.swift": "people-03-03.swift",
      "PersonCellTests.swift": "people-03-04.swift",
    ],
    // The package manager runs tests with this code.
    main: """
      import Testing

      await Testing.__swiftPMEntryPoint() as Never
      """)
  let people = pictures(in: try rows.output())
  let switched = pictures(in: try hiding.output())
  let reused = pictures(in: try stale.output())
  guard people.count == 2, switched.count == 6, reused.count == 2 else {
    throw Problem(
      "the tutorial's programs drew \(people.count), \(switched.count) and \(reused.count) pictures"
    )
  }
  return [
    DrawnFile(name: "people-rows", light: people[0], dark: people[1]),
    DrawnFile(name: "people-switch", light: switched[0], dark: switched[1]),
    DrawnFile(name: "people-hidden", light: switched[2], dark: switched[3]),
    DrawnFile(name: "people-swiped", light: switched[4], dark: switched[5]),
    DrawnFile(name: "people-stale", light: reused[0], dark: reused[1]),
    try failure("people-law", "A test that fails", lines(try law.output(mayFail: true))).file,
  ]
}

private func notesPictures() throws -> [DrawnFile] {
  let swiping = TutorialProgram(
    files: [
      "Models.swift": "notes-01-01.swift", "NoteCell.swift": "notes-01-02.swift",
      "NotesController.swift": "notes-02-02.swift",
    ],
    main: """
      \(drawingNotes)
      draw(height: 186)
      _ = collection.user.swipeItem(at: IndexPath(item: 1, section: 0), from: .leading)
      draw(height: 186)
      """)
  let following = TutorialProgram(
    files: [
      "Models.swift": "notes-01-01.swift", "NoteCell.swift": "notes-01-02.swift",
      "NoteStore.swift": "notes-03-01.swift", "NotesController.swift": "notes-03-03.swift",
    ],
    main: """
      \(drawingNotes)
      window.layoutIfNeeded()
      controller.store.add("Something new")
      controller.store.togglePin(of: controller.notes[1])
      await controller.list.followedChanges()
      draw(height: 230)
      """)
  let swiped = pictures(in: try swiping.output())
  let followed = pictures(in: try following.output())
  guard swiped.count == 4, followed.count == 2 else {
    throw Problem("the tutorial's programs drew \(swiped.count) and \(followed.count) pictures")
  }
  return [
    DrawnFile(name: "notes-rows", light: swiped[0], dark: swiped[1]),
    DrawnFile(name: "notes-swiped", light: swiped[2], dark: swiped[3]),
    DrawnFile(name: "notes-pinned", light: followed[0], dark: followed[1]),
  ]
}

/// Code that shows the reader's controller in a window, and prints pictures of it, light and dark.
private let drawingPeople = """
  \(drawing("PeopleController(style: .plain)", titled: "A table of people"))
  let table: UITableView = controller.tableView
  """

private let drawingNotes = """
  \(drawing("NotesController()", titled: "A list of notes"))
  let collection = controller.list.host.collectionView!
  """

private func drawing(_ controller: String, titled title: String) -> String {
  """
  import TypedCells
  import TypedCellsUIKit

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
  let controller = \(controller)
  controller.title = "\(title)"
  window.rootViewController = controller
  window.makeKeyAndVisible()

  @MainActor func draw(height: Double) {
    window.frame.size.height = height
    window.layoutIfNeeded()
    for style in [UIUserInterfaceStyle.light, .dark] { print(window.svg(style: style), "\(separator)") }
  }
  """
}

private let separator = "=== end of the picture ==="

private func pictures(in output: String) -> [String] {
  output.components(separatedBy: separator).dropLast()
    .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) + "\n" }
}

/// Draws the message of the first issue, without the symbols that differ between platforms.
private func failure(_ name: String, _ title: String, _ printed: [String]) throws -> Picture {
  let issue = Array(printed.drop { !$0.contains(" recorded an issue at ") })
  guard issue.count > 1, issue[1].hasPrefix("↳ ") else {
    throw Problem("the test printed something else:\n\(printed.joined(separator: "\n"))")
  }
  let lines = issue.prefix(2).enumerated().flatMap { number, text in
    wrapped(text, to: TextScreen.columns, indent: "  ").map { line in
      TextScreen.Line(text: line, ink: number == 0 ? .red : .plain, isBold: number == 0)
    }
  }
  return TextScreen(lines: lines).drawn(
    name: name, title: title, description: issue.prefix(2).joined(separator: " "))
}

private func lines(_ output: String) -> [String] {
  var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  while lines.last == "" { lines.removeLast() }
  return lines
}
