import HeadlessList

/// Draws how cells move between the queue and the screen, with the counts and the first steps of a run.
@MainActor
func reuseCycle(_ run: ReuseRun) -> Picture {
  let built = run.end.counters.built
  var picture = Picture(
    name: "reuse-cycle", title: "The reuse cycle of cells",
    description: """
      \(ReuseRun.rowCount) rows are scrolled through a viewport of \(ReuseRun.visibleCount): \(built) \
      cells are built and updated \(run.updates.scrolling) times. Cells of rows that leave the screen wait in a \
      queue. \(run.preparations) times one of them is prepared for reuse and updated for another row. A row that stays while its content changes is updated in place, without \
      prepareForReuse.
      """)
  drawCycle(of: run, in: &picture)
  let titles = ["start", "1 row on", "2 rows on", "3 rows on"]
  for (column, moment) in run.beginning.enumerated() {
    draw(moment, titled: titles[column], x: 16 + Double(column) * 83, in: &picture)
  }
  picture.height = 430
  return picture
}

@MainActor
private func drawCycle(of run: ReuseRun, in picture: inout Picture) {
  let places = [
    (x: 96.0, y: 52.0, title: "on screen", count: "\(run.end.rows.count) cells"),
    (x: 16.0, y: 164.0, title: "in the queue", count: cells(run.end.queue.count)),
    (x: 200.0, y: 164.0, title: "prepareForReuse", count: "\(run.preparations) times"),
  ]
  for place in places {
    picture.card(x: place.x, y: place.y, width: 144, height: 46)
    let centred = Picture.Lettering(size: 13, ink: .blue, isBold: true, anchor: .middle)
    picture.write(place.title, x: place.x + 72, y: place.y + 19, centred)
    picture.write(
      place.count, x: place.x + 72, y: place.y + 36, Picture.Lettering(anchor: .middle))
  }
  picture.arrow("M168 28 V50")
  picture.write(
    "\(cells(run.end.counters.built)) built", x: 168, y: 22, Picture.Lettering(anchor: .middle))
  picture.arrow("M130 99 L96 162")
  let departures = run.end.counters.configured - run.end.rows.count
  picture.write("\(departures) rows left", x: 16, y: 134)
  picture.arrow("M161 187 H198")
  picture.arrow("M254 163 L212 101")
  picture.write("\(run.updates.scrolling - run.end.counters.built) updates", x: 246, y: 136)
  picture.arrow("M241 64 h20 q12 0 12 11 t-12 11 h-18")
  picture.write("\(run.updates.inPlace) update", x: 280, y: 65)
  picture.write("in place,", x: 280, y: 80)
  picture.write("prepared: \(run.preparationsInPlace)", x: 280, y: 95)
}

@MainActor
private func draw(
  _ moment: ReuseRun.Moment, titled title: String, x: Double, in picture: inout Picture
) {
  let top = 240.0
  picture.write(title, x: x, y: top + 8, Picture.Lettering(isBold: true))
  picture.card(x: x, y: top + 16, width: 78, height: Double(moment.rows.count) * 22 + 10)
  for (number, row) in moment.rows.enumerated() {
    let y = top + 36 + Double(number) * 22
    picture.write(row.title, x: x + 8, y: y)
    picture.write(
      row.cell, x: x + 70, y: y, Picture.Lettering(ink: ink(row.cell), isBold: true, anchor: .end))
  }
  let queue = moment.queue.isEmpty ? "none" : moment.queue.joined(separator: ", ")
  let counts = [
    "queue: \(queue)", "built: \(moment.counters.built)", "reused: \(moment.counters.reused)",
  ]
  for (number, line) in counts.enumerated() {
    picture.write(line, x: x, y: top + 138 + Double(number) * 17)
  }
}

/// Returns a color for each cell of the first screen that is reused, and for the cell that was created
/// later.
private func ink(_ letter: String) -> Ink {
  switch letter {
  case "A": .orange
  case "B": .green
  case "E": .red
  default: .blue
  }
}

private func cells(_ count: Int) -> String { "\(count) \(count == 1 ? "cell" : "cells")" }
