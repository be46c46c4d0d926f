/// The texts that explain the program.
enum Help {
  /// How to read a transcript.
  static let legend = """
    Four screens on a list that needs no display. Each step shows what is in the
    viewport: › marks what is selected, [ … ] is a button. Below it stands what
    the list has done so far, and in brackets what the step added:

      built        cells created
      reused       cells that had left the viewport and came back for another row
      configured   rows shown in a cell that was built or reused for them
      refused      rows that did not fit their cell and got an empty one instead
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

      Without a screen: a tour of all four. With one: the screen as it comes up, and
      after each of the actions.

      SCREEN
      \(screens.joined(separator: "\n"))

      OPTIONS
        --data FILE              show this file instead of the one that comes along
        --rows N                 people: show N people, who come again and again
        --help, -h               show this

      ACTIONS, carried out in the given order; all positions count from 0
        --scroll N               scroll down until N more rows have left at the
                                 top or the list ends; beyond 1,000 rows, jump
        --select SECTION.ROW     select a row
        --delete SECTION.ROW     mixed: delete a row; people: a favourite
        --move SECTION.ROW.TO    mixed: drag a row to another position
        --tap SECTION.ROW.BUTTON employees: tap a button
        --toggle                 people: flip the switch that hides them
      A row that is out of sight is brought to the top before it is touched.

      EXIT STATUS
        0   all is well
        1   a file or an action is at fault; standard error says where, and
            nothing is shown
        2   the command line is at fault

      FILES are objects in JSON, in UTF-8, of at most 16 MiB. No text and no array is
      empty, texts have no control characters, and keys other than these are errors.
      "source" says where the facts can be checked.
      """
  }

  private static func fileFormat(_ kind: ScreenKind) -> String {
    "A file for the screen \(kind.name):\n\n\(kind.sampleFile)\n\n\(kind.fileNotes)"
  }
}
