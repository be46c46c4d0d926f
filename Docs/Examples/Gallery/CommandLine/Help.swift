/// The texts that explain the program.
enum Help {
  /// How to read a transcript.
  static let legend = """
    Four screens on a list that needs no display. Each step prints the viewport:
    › marks a selected row, [ … ] is a button. Below the viewport are the list's
    counters, and in brackets the change by this step:

      built        cells created
      reused       cells reused for another row
      configured   rows shown in a cell that was built or reused for them
      refused      rows whose cell had the wrong class; the list shows an empty cell
    """

  /// The text of `--help`.
  static var text: String {
    ([usage] + ScreenKind.all.map(fileFormat)).joined(separator: "\n\n")
  }

  private static var usage: String {
    let screens = ScreenKind.all.map { kind in
      "  \(fitted(kind.name, to: 12)) \(kind.summary)"
    }
    return """
      usage: swift run Gallery
             swift run Gallery SCREEN [--data FILE] [--rows N] [ACTION …]

      Without a screen: a tour of all four. With a screen: the screen at first, and
      after each action.

      SCREEN
      \(screens.joined(separator: "\n"))

      OPTIONS
        --data FILE              show this file instead of the built-in one
        --rows N                 people: show N rows; people repeat if there are
                                 fewer
        --help, -h               show this help

      ACTIONS, in the given order; positions start at 0
        --scroll N               scroll down by N rows or to the end; by more than
                                 1,000 rows, without stops
        --select SECTION.ROW     select a row
        --delete SECTION.ROW     mixed: delete a row; people: a favourite
        --move SECTION.ROW.TO    mixed: drag a row to another position
        --tap SECTION.ROW.BUTTON employees: tap a button
        --toggle                 people: flip the switch that hides them
      A row off screen is scrolled to the top first.

      EXIT STATUS
        0   success
        1   an error in a file or an action, written to standard error; no screen
            is printed
        2   an error in the arguments

      FILES contain one JSON object in UTF-8, of at most 16 MiB. Empty texts and
      arrays, control characters and unknown keys are errors. "source" is a reference
      for the facts.
      """
  }

  private static func fileFormat(_ kind: ScreenKind) -> String {
    "A file for the screen \(kind.name):\n\n\(kind.sampleFile)\n\n\(kind.fileNotes)"
  }
}
