import Foundation

/// Draws the pictures of the tutorial by running the reader's code at each point.
func tutorialPictures() throws -> [Picture] {
  let rows = TutorialProgram(
    files: [
      "Models.swift": "people-01-01.swift", "PersonCell.swift": "people-01-02.swift",
      "PeopleController.swift": "people-01-03.swift",
    ],
    main: """
      \(showingPeople)
      printRows()
      """)
  let hiding = TutorialProgram(
    files: [
      "Models.swift": "people-02-01.swift", "PersonCell.swift": "people-01-02.swift",
      "SwitchCell.swift": "people-02-02.swift", "PeopleController.swift": "people-02-04.swift",
    ],
    main: """
      \(showingPeople)
      printRows()
      controller.togglePeople()
      print("---")
      printRows()
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
  let switched = lines(try hiding.output())
  return [
    screen("people-rows", "Three people in a table", lines(try rows.output())),
    screen("people-switch", "A switch and three people", Array(switched.prefix { $0 != "---" })),
    screen(
      "people-hidden", "The switch alone",
      Array(switched.drop { $0 != "---" }.dropFirst())),
    try failure("people-law", "A test that fails", lines(try law.output(mayFail: true))),
  ]
}

/// Code that shows the reader's controller in a window, and prints the rows of its table.
private let showingPeople = """
  import TypedCellsUIKit

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
  let controller = PeopleController(style: .plain)
  window.rootViewController = controller
  window.makeKeyAndVisible()

  @MainActor func printRows() {
    let table: UITableView = controller.tableView
    table.layoutIfNeeded()
    print(table.dataSource?.tableView(table, titleForHeaderInSection: 0) ?? "")
    for cell in table.visibleCells {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let toggle = cell.accessoryView as? UISwitch
      print("  " + (content?.text ?? "") + (toggle.map { $0.isOn ? "  [ on ]" : "  [ off ]" } ?? ""))
    }
  }
  """

private func screen(_ name: String, _ title: String, _ lines: [String]) -> Picture {
  TextScreen(lines).drawn(
    name: name, title: title,
    description: lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; "))
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
