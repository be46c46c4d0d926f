/// Draws the modules, with those without imports at the bottom, and an arrow from each module to its
/// imports.
func architecture(_ graph: ModuleGraph) -> Picture {
  let places = places(of: graph)
  var picture = Picture(
    name: "architecture", title: "The modules of TypedCells",
    description: graph.layers.joined().map(sentence).joined(separator: " "))
  picture.height = places.values.reduce(0) { max($0, $1.y + $1.height) } + 70
  for module in graph.layers.joined() {
    guard let place = places[module.name] else { continue }
    for dependency in module.dependencies {
      guard let other = places[dependency.name] else { continue }
      let start = place.middle + (other.middle - place.middle) * 0.25
      let end = other.middle + (place.middle - other.middle) * 0.25
      picture.arrow(
        "M\(decimal(start)) \(decimal(place.y + place.height)) L\(decimal(end)) \(decimal(other.y - 1))",
        isDashed: !dependency.platforms.isEmpty)
    }
  }
  // After all arrows, which pass behind other modules.
  for module in graph.layers.joined() {
    guard let place = places[module.name] else { continue }
    picture.card(x: place.x, y: place.y, width: place.width, height: place.height)
    // The boxes of a layer with three modules are narrow.
    let isNarrow = place.width < 130
    picture.write(
      module.name, x: place.middle, y: place.y + 22,
      Picture.Lettering(size: isNarrow ? 10 : 13, ink: .blue, isBold: true, anchor: .middle))
    for (number, line) in importLines(module).enumerated() {
      picture.write(
        line, x: place.middle, y: place.y + 39 + Double(number) * 14,
        Picture.Lettering(size: isNarrow ? 8.5 : 11, ink: .quiet, anchor: .middle))
    }
  }
  let legend = [
    "An arrow points to the module that is known.",
    "A broken one is for systems without UIKit's lists.",
    "What a module reaches through another has no arrow.",
  ]
  for (number, line) in legend.enumerated() {
    picture.write(
      line, x: 16, y: picture.height - 46 + Double(number) * 16,
      Picture.Lettering(size: 11.5, ink: .quiet))
  }
  return picture
}

private struct Place {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  var middle: Double { x + width / 2 }
}

/// Places each layer in a line, and each module as close as possible to the modules that it imports.
private func places(of graph: ModuleGraph) -> [String: Place] {
  var places: [String: Place] = [:]
  var bottom = graph.layers.reduce(-28) { $0 + height(of: $1) + 44 }
  for layer in graph.layers {
    func wish(_ module: ModuleGraph.Module) -> Double {
      let known = module.dependencies.compactMap { places[$0.name]?.middle }
      return known.reduce(0, +) / Double(max(known.count, 1))
    }
    let inOrder = layer.enumerated().sorted {
      (wish($0.element), $0.offset) < (wish($1.element), $1.offset)
    }
    let width = (Picture.width - 32 - 12 * Double(layer.count - 1)) / Double(layer.count)
    let height = height(of: layer)
    bottom -= height
    for (column, module) in inOrder.map(\.element).enumerated() {
      places[module.name] = Place(
        x: 16 + Double(column) * (width + 12),
        y: bottom, width: width, height: height)
    }
    bottom -= 44
  }
  return places
}

private func height(of layer: [ModuleGraph.Module]) -> Double {
  Double(layer.map { importLines($0).count }.max() ?? 0) * 14 + 34
}

private func importLines(_ module: ModuleGraph.Module) -> [String] {
  wrapped(imports(module), to: 22)
}

private func imports(_ module: ModuleGraph.Module) -> String {
  guard !module.imports.isEmpty else {
    return module.dependencies.isEmpty ? "imports nothing" : "imports nothing else"
  }
  return "imports \(module.imports.joined(separator: ", "))"
}

private func sentence(_ module: ModuleGraph.Module) -> String {
  let known = module.dependencies.map { dependency in
    dependency.name + (dependency.platforms.isEmpty ? "" : " on systems without UIKit's lists")
  }
  let parts = known.isEmpty ? [] : ["knows \(known.joined(separator: " and "))"]
  return "\(module.name) \((parts + [imports(module)]).joined(separator: ", "))."
}
