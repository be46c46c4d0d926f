import TypedCells
import TypedCellsUIKitTesting

/// A message that compares only its identifier.
private struct Message: Equatable {
  let id: Int
  var text: String
  static func == (one: Message, two: Message) -> Bool { one.id == two.id }
}

/// A reading that is never equal to another one, because its error is NaN.
private struct Reading: Equatable {
  var value: Double
  var error = Double.nan
}

private final class MessageCell: PostBaseCell, Updatable {
  func update(viewData message: Message) { titleLabel.text = message.text }
}

/// Ignores messages that are equal to the last one.
private final class IgnoringMessageCell: PostBaseCell, Updatable {
  private var shown: Message?
  override func prepareForReuse() {
    super.prepareForReuse()
    shown = nil
  }
  func update(viewData message: Message) {
    if message == shown { return }
    shown = message
    titleLabel.text = message.text
  }
}

private final class ReadingCell: PostBaseCell, Updatable {
  func update(viewData reading: Reading) { titleLabel.text = "\(reading.value)" }
}

private final class NothingCell: PostBaseCell, Updatable {
  func update(viewData post: Post) { titleLabel.text = "post" }
}

nonisolated extension OutsideCell {
  static let equality: [OutsideCell] = [
    .broken("equality of the data", "by identifier") {
      assertCellLaws(
        MessageCell.self, samples: [Message(id: 1, text: "a"), Message(id: 1, text: "b")])
    },
    .broken("equality of the data", "by identifier, in a cell that ignores equal data") {
      assertCellLaws(
        IgnoringMessageCell.self,
        samples: [
          Message(id: 1, text: "a"), Message(id: 1, text: "b"), Message(id: 2, text: "c"),
        ])
    },
    .correct("equality of the data", "by identifier, with other identifiers") {
      assertCellLaws(
        MessageCell.self, samples: [Message(id: 1, text: "a"), Message(id: 2, text: "b")])
    },
    .broken("equality of the data", "never equal") {
      assertCellLaws(ReadingCell.self, samples: [Reading(value: 1), Reading(value: 2)])
    },
    .broken("samples", "that look alike") { assertCellLaws(NothingCell.self, samples: posts) },
    .broken("samples", "only one") {
      assertCellLaws(MessageCell.self, samples: [Message(id: 1, text: "a")])
    },
    .broken("samples", "the same cell for all") {
      let only = MessageCell(style: .default, reuseIdentifier: nil)
      assertCellLaws(
        MessageCell.self, samples: [Message(id: 1, text: "a"), Message(id: 2, text: "b")],
        .made { only })
    },
  ]
}
