import Testing

@testable import Gallery

@MainActor
struct `A transcript` {
  @Test func `has a picture, what happened, and the growing counters for each step`() throws {
    let screen = try PeopleScreen(peopleFile(2), rows: nil)
    var transcript = Transcript(screen)
    transcript.addStep("first")
    _ = try screen.perform(.toggle)
    transcript.addStep("second")
    let lines = transcript.lines.filter { !$0.contains("│") && !$0.contains("─") }
    #expect(
      lines == [
        "1. first", "cells: built 5, reused 0, configured 5, refused 0", "",
        "2. second", "→ about to change: delete rows 1.0–1.1",
        "cells: built 5, reused 0, configured 5, refused 0",
      ])
    _ = try screen.perform(.toggle)
    transcript.addStep("third")
    #expect(transcript.lines.last == "cells: built 5, reused 2 (+2), configured 7 (+2), refused 0")
  }
}
