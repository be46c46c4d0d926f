import Foundation
import Testing
import TypedCells
import TypedCellsUIKitTesting

// MARK: Two loaders in one cell

/// Shows a photo and a number of followers, which two tasks load at the same time.
private class ProfileCell: UITableViewCell {
  let photo = UIImageView()
  let followers = UILabel()
  var photoTask: Task<Void, Never>?
  var followersTask: Task<Void, Never>?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [photo, followers] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func load(_ name: String) {
    photo.image = nil
    followers.text = nil
    photoTask = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 5_000_000)
      if !Task.isCancelled { self?.photo.image = UIImage(systemName: name) }
    }
    followersTask = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 5_000_000)
      if !Task.isCancelled { self?.followers.text = "\(name.count)" }
    }
  }
}

private final class CancellingProfileCell: ProfileCell, Updatable {
  func update(viewData name: String) {
    photoTask?.cancel()
    followersTask?.cancel()
    load(name)
  }
}

private final class HalfCancellingProfileCell: ProfileCell, Updatable {
  func update(viewData name: String) {
    photoTask?.cancel()
    load(name)
  }
}

// MARK: A colour that ends

private struct Question {
  var isNew = false
  var isMine = false
}

/// A new question is yellow for a moment. The end of that moment isn't cancelled.
private class QuestionCell: UITableViewCell {
  var fading: Task<Void, Never>?

  func show(_ question: Question) {
    contentView.backgroundColor =
      question.isNew ? .systemYellow : question.isMine ? .systemGray : nil
    guard question.isNew else { return }
    fading = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 10_000_000)
      if !Task.isCancelled { self?.contentView.backgroundColor = nil }
    }
  }
}

private final class FadingCell: QuestionCell, Updatable {
  func update(viewData question: Question) { show(question) }
}

private final class CancelledFadingCell: QuestionCell, Updatable {
  func update(viewData question: Question) {
    fading?.cancel()
    show(question)
  }
}

private let questions = [Question(isNew: true), Question(isMine: true), Question()]

nonisolated extension OutsideCell {
  static let loaders: [OutsideCell] = [
    .correct("late content", "two tasks that end at the same time") {
      await assertCellLaws(CancellingProfileCell.self, samples: ["ada", "grace"])
    },
    .broken("late content", "one of two tasks isn't cancelled") {
      await assertCellLaws(HalfCancellingProfileCell.self, samples: ["ada", "grace"])
    },
    .broken("late content", "a colour of the first row only ends in the next") {
      await assertCellLaws(FadingCell.self, samples: questions)
    },
    .correct("late content", "a colour whose end is cancelled") {
      await assertCellLaws(CancelledFadingCell.self, samples: questions)
    },
  ]
}
