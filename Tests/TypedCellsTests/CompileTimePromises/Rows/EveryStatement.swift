// A section can mix rows, lazy rows, conditions and loops.

import TypedCells

@MainActor private func section(_ names: [String], title: String?) -> ListSection<ScreenCell> {
  ListSection(id: "all") {
    Row(TextCell.self, "text").id(1)
    if let title {
      Row(TextCell.self, title).id("title")
    } else {
      Row(model: 1)
    }
    for name in names {
      Row(TextCell.self, name).id(name).height(44)
    }
    switch names.count {
    case 0: Row(TextCell.self, "nobody")
    default: LazyRows(names, id: \.self) { Row(TextCell.self, $0) }
    }
    if #available(macOS 99, *) {
      Row(TextCell.self, "tomorrow")
    }
  }
}
