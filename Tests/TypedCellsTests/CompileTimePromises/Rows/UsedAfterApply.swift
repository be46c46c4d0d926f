// Any task can build content, but it can't use the content after passing it to the main actor.

import TypedCells

@MainActor private func apply(_ sections: [ListSection<ScreenCell>]) {}

@concurrent private func build() async {
  let sections = [ListSection<ScreenCell>(id: 0) { Row(TextCell.self, "text") }]
  await apply(sections)  // error: risks causing data races
  print(sections.count)
  // twin: print("applied")
}
