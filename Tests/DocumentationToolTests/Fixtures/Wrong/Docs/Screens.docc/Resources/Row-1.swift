import TypedCells

@MainActor func show() {
  print(TextCell.self)
}
