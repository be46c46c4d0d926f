import Foundation
import TypedCells
import TypedCellsUIKitTesting

struct Amount: Equatable {
  var cents: Int
  var currency: String?
}

private let amounts = [Amount(cents: 100), Amount(cents: 250, currency: "EUR"), Amount(cents: 300)]

/// Changes a formatter that all cells share.
private final class SharedFormatterCell: PostBaseCell, Updatable {
  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 0
    return formatter
  }()
  func update(viewData amount: Amount) {
    if amount.currency != nil { Self.formatter.minimumFractionDigits = 2 }
    titleLabel.text = Self.formatter.string(from: NSNumber(value: Double(amount.cents) / 100))
  }
}

private final class CompleteFormatterCell: PostBaseCell, Updatable {
  private static let formatter = NumberFormatter()
  func update(viewData amount: Amount) {
    Self.formatter.minimumFractionDigits = amount.currency == nil ? 0 : 2
    titleLabel.text = Self.formatter.string(from: NSNumber(value: Double(amount.cents) / 100))
  }
}

private final class ChangedFormatterCell: PostBaseCell, Updatable {
  private let formatter = NumberFormatter()
  func update(viewData amount: Amount) {
    if let currency = amount.currency { formatter.positivePrefix = currency }
    titleLabel.text = formatter.string(from: NSNumber(value: amount.cents))
  }
}

/// Shows a text that all cells share.
private final class StaticLabelCell: PostBaseCell, Updatable {
  private static var selected: String?
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.text = Self.selected
  }
  func update(viewData post: Post) { Self.selected = post.title }
}

/// Shows how many cells were created.
private final class NumberedCell: PostBaseCell, Updatable {
  private static var count = 0
  private let number: Int = {
    count += 1
    return count
  }()
  func update(viewData post: Post) { titleLabel.text = "\(number). \(post.title)" }
}

private final class RandomColourCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.textColor = UIColor(white: .random(in: 0...1), alpha: 1)
  }
}

private final class Mail {
  let subject: String
  var isUnread: Bool
  init(_ subject: String, isUnread: Bool) {
    self.subject = subject
    self.isUnread = isUnread
  }
}

/// Marks its model as read when it shows it.
private final class MarkingCell: PostBaseCell, Updatable {
  func update(viewData mail: Mail) {
    titleLabel.text = mail.subject
    badge.isHidden = !mail.isUnread
    badge.backgroundColor = .blue
    mail.isUnread = false
  }
}

private final class MailCell: SettingBaseCell, Updatable {
  private var mail: Mail?
  override func setUp() {
    button.addAction(
      UIAction { [weak self] _ in
        self?.mail?.isUnread = false
        self?.show()
      }, for: .touchUpInside)
  }
  func update(viewData mail: Mail) {
    self.mail = mail
    show()
  }
  private func show() {
    label.text = mail?.subject
    label.font = mail?.isUnread == true ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }
}

/// Shows each text only in the first cell that gets it.
private final class SeenOnceCell: PostBaseCell, Updatable {
  private static var seen: Set<String> = []
  func update(viewData post: Post) {
    titleLabel.text = post.title
    badge.backgroundColor = .blue
    badge.isHidden = !Self.seen.insert(post.title).inserted
  }
}

nonisolated extension OutsideCell {
  static let shared: [OutsideCell] = [
    .broken("shared state", "formatter of all cells") {
      assertCellLaws(SharedFormatterCell.self, samples: amounts)
    },
    .correct("shared state", "formatter of all cells") {
      assertCellLaws(CompleteFormatterCell.self, samples: amounts)
    },
    .broken("shared state", "formatter of a cell") {
      assertCellLaws(ChangedFormatterCell.self, samples: amounts)
    },
    .broken("shared state", "static value") {
      assertCellLaws(StaticLabelCell.self, samples: posts)
    },
    .broken("shared state", "numbered cells") { assertCellLaws(NumberedCell.self, samples: posts) },
    .broken("shared state", "random colours") {
      assertCellLaws(RandomColourCell.self, samples: posts)
    },
    .broken("shared state", "seen once") { assertCellLaws(SeenOnceCell.self, samples: posts) },
    .broken("data that the cell changes", "marked as read") {
      assertCellLaws(
        MarkingCell.self, samples: [Mail("a", isUnread: true), Mail("b", isUnread: false)])
    },
    .correct("data that the cell changes", "marked by a tap") {
      assertCellLaws(
        MailCell.self, samples: [Mail("a", isUnread: true), Mail("b", isUnread: false)])
    },
  ]
}
