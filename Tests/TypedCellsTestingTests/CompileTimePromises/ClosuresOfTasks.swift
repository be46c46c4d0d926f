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
    Label.self, samples: screen.samples, .made { Label() }, .observing { [$0.text, screen.title] })
  await assertCellLaws(
    Label.self, samples: screen.samples, .made { Label() }, .observing { $0.text },
    .observing { _ in screen.title })
  await assertCellLaws(
    Picture.self, samples: screen.samples, .made { Picture() },
    .observing { [$0.name, screen.title] }
  ) { $0.name = $1 }
  await assertCellLaws(
    TextCell.self, samples: screen.samples, .observing { $0.lines + [screen.title] })
  await assertCellLaws(
    TextCell.self, samples: screen.samples, .observing { $0.lines },
    .observing { _ in screen.title })
  _ = await CellLaws(
    Label.self, samples: screen.samples, .made { Label() }, .observing { [$0.text, screen.title] })
  _ = await leaks { Label() }
}
