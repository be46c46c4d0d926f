// Handlers run on the main actor.

import TypedCells

@MainActor private func show(_ text: String) {}
@MainActor private func use(_ row: Row<TextCell, String>, _ owner: TextCell) {
  _ = row.onSelect { show($0) }
    .onSelect(weak: owner) { owner, text in owner.update(viewData: text) }
    .on(.highlight) { text, _ in show(text) }
    .hidden { [ScreenCell]().isEmpty }
}
