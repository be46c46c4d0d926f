import TypedCells

print(Row(TextCell.self, 42))  // error: cannot convert … 'Int'
