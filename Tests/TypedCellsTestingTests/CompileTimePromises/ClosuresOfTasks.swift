// Closures that a task passes from elsewhere run on the main actor.

import TypedCellsTesting

@MainActor private final class Screen {
  var samples = ["a", "b"]
  var title = "Inbox"
  init() {}
}

@available(macOS 14, *)
@concurrent private func use(_ screen: Screen) async {
  await assertCellLaws(
    Label.self, samples: screen.samples, making: { Label() },
    observing: { [$0.text, screen.title] })
  await assertCellLaws(
    Label.self, samples: screen.samples, making: { Label() },
    observing: { ($0.text, screen.title) })
  await assertCellLaws(
    Picture.self, samples: screen.samples, making: { Picture() }, updating: { $0.name = $1 },
    observing: { [$0.name, screen.title] })
  await assertCellLaws(TextCell.self, samples: screen.samples) { $0.lines + [screen.title] }
  await assertCellLaws(TextCell.self, samples: screen.samples) { ($0.lines, screen.title) }
  _ = await CellLaws(
    samples: screen.samples, makeCell: { Label() }, observing: { [$0.text, screen.title] })
  _ = await leaks { Label() }
}
