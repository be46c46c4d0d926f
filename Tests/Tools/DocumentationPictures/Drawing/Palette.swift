/// The role of a part of a picture, which determines its color.
enum Ink: String, CaseIterable {
  case plain, quiet, blue, green, red, orange
}

/// The colors of a picture. Each ink has a contrast of at least 5 : 1 on each surface.
struct Palette: Sendable {
  let page: String
  let card: String
  let edge: String
  let inks: [Ink: String]

  static let light = Palette(
    page: "#ffffff", card: "#f2f2f7", edge: "#6e6e73",
    inks: [
      .plain: "#1d1d1f", .quiet: "#48484a", .blue: "#0050c0", .green: "#0b6623",
      .red: "#b3001b", .orange: "#8a3d00",
    ])

  static let dark = Palette(
    page: "#1d1d1f", card: "#2c2c2e", edge: "#a1a1a6",
    inks: [
      .plain: "#f5f5f7", .quiet: "#d1d1d6", .blue: "#7cc0ff", .green: "#6ee08a",
      .red: "#ff9a92", .orange: "#ffb866",
    ])

  /// The style sheet. The light and the dark file of a picture differ only in these lines.
  var styles: String {
    let inks = Ink.allCases.map { ".\($0.rawValue) { fill: \(self.inks[$0] ?? edge) }" }
    let surfaces = [
      ".page { fill: \(page); stroke: \(edge); stroke-opacity: 0.5 }",
      ".card { fill: \(card); stroke: \(edge) }",
      ".line { fill: none; stroke: \(edge); stroke-width: 1.5 }",
      ".head { fill: \(edge) }",
    ]
    return (surfaces + inks).joined(separator: "\n    ")
  }
}
