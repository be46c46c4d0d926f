package import HeadlessList

extension HeadlessView: ExaminableView {
  /// Creates, prepares and observes the cells of a `HeadlessList` by their lines, buttons and height.
  package static func handling(isMade: Bool) -> CellHandling<HeadlessView> {
    var handling = CellHandling<HeadlessView>(
      make: { self.init() },
      look: { cell in
        var node = ObservedNode(kind: "\(self)", object: ObjectIdentifier(cell))
        for (index, line) in cell.lines.enumerated() { node.add("lines[\(index)]", text: line) }
        for (index, button) in cell.buttons.enumerated() {
          node.add("buttons[\(index)]", text: button.title)
        }
        node.add("fittingHeight", .number(cell.fittingHeight))
        return CellObservation(node)
      })
    handling.prepare = { $0.prepareForReuse() }
    handling.inputs = { cell in
      cell.buttons.map { button in
        CellInput("a tap on '\(button.title)'", callsActions: true) { button.perform() }
      }
    }
    handling.counts = { ["lines": $0.lines.count, "buttons": $0.buttons.count] }
    return handling
  }
}
