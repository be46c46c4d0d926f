import Foundation

/// Draws the README's screen: the frames of its rows, and the button that a swipe reveals.
@MainActor
func peopleScreen(_ table: PeopleTable) -> Picture {
  let texts = table.rows.flatMap { row in [row.title, row.subtitle].compactMap { $0 } }
  var picture = Picture(
    name: "people-table", title: "A table of people",
    description:
      "A table with the header \(table.header) and the rows \(texts.joined(separator: "; "))."
      + " A row is swiped and shows the button "
      + table.rows.flatMap(\.buttons).joined(separator: ", ") + ".")
  let top = 8.0
  picture.write(
    table.header, x: 20, y: top + 20,
    Picture.Lettering(size: 14, ink: .quiet, isBold: true))
  for row in table.rows {
    draw(row, top: top, in: &picture)
    picture.height = max(picture.height, top + Double(row.frame.maxY) + 8)
  }
  return picture
}

private func draw(_ row: PeopleTable.ShownRow, top: Double, in picture: inout Picture) {
  let buttonWidth = 84.0
  let (minY, maxY) = (top + Double(row.frame.minY), top + Double(row.frame.maxY))
  let x = 20.0
  let middle = (minY + maxY) / 2
  picture.rule(x: 20, y: minY)
  picture.write(
    row.title, x: x, y: middle + (row.subtitle == nil ? 5 : -3), Picture.Lettering(size: 16))
  if let subtitle = row.subtitle {
    picture.write(subtitle, x: x, y: middle + 14, Picture.Lettering(size: 12, ink: .quiet))
  }
  for (position, title) in row.buttons.enumerated() {
    let left = Picture.width - buttonWidth * Double(position + 1)
    picture.button(title, x: left, y: minY, width: buttonWidth, height: maxY - minY)
  }
}
