import TypedCells

print(Row(TextCell.self, "Ada"))
