import TypedCells
import TypedCellsUIKitTesting

/// Loads images by closures that the test calls later.
@MainActor
final class HeldImages {
  let held = HeldContent()
  @discardableResult
  func load(_ name: String, _ done: @escaping @MainActor (UIImage) -> Void) -> HeldContent.Request {
    held.hold { done(UIImage(systemName: name)!) }
  }
  func load(_ name: String) async -> UIImage {
    await held.wait()
    return UIImage(systemName: name)!
  }
}

/// Loads images in a few milliseconds.
enum SlowImages {
  static func load(_ name: String) async -> UIImage {
    try? await Task.sleep(nanoseconds: 15_000_000)
    return UIImage(systemName: name)!
  }
}

class PhotoBaseCell: UITableViewCell {
  let photo = UIImageView()
  var images = HeldImages()
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(photo)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private let names = ["ada", "grace", "hedy"]

private final class NoCheckCell: PhotoBaseCell, Updatable {
  func update(viewData name: String) {
    photo.image = nil
    images.load(name) { [weak self] in self?.photo.image = $0 }
  }
}

private final class TokenCell: PhotoBaseCell, Updatable {
  private var wanted: String?
  func update(viewData name: String) {
    wanted = name
    photo.image = nil
    images.load(name) { [weak self] image in
      guard let self, wanted == name else { return }
      photo.image = image
    }
  }
}

/// Loads correctly, but continues to spin for a row without an image.
private final class SpinningCell: PhotoBaseCell, Updatable {
  let spinner = UIActivityIndicatorView(style: .medium)
  private var task: Task<Void, Never>?
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(spinner)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    photo.image = nil
  }
  func update(viewData name: String) {
    guard !name.isEmpty else { return }
    spinner.startAnimating()
    task = Task { [weak self] in
      let image = await SlowImages.load(name)
      guard !Task.isCancelled, let self else { return }
      photo.image = image
      spinner.stopAnimating()
    }
  }
}

/// Cancels in prepareForReuse, and doesn't check which image arrives.
private final class CancellingCell: PhotoBaseCell, Updatable {
  private var request: HeldContent.Request?
  override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
    photo.image = nil
  }
  func update(viewData name: String) {
    photo.image = nil
    request = images.load(name) { [weak self] in self?.photo.image = $0 }
  }
}

/// Cancels in each update as well, because a row whose data change is updated without prepareForReuse.
private final class CancellingInPlaceCell: PhotoBaseCell, Updatable {
  private var request: HeldContent.Request?
  override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
  }
  func update(viewData name: String) {
    request?.cancel()
    photo.image = nil
    request = images.load(name) { [weak self] in self?.photo.image = $0 }
  }
}

/// Keeps its image if the next row wants the same one, so that it doesn't flicker.
private final class KeptImageCell: PhotoBaseCell, Updatable {
  private var wanted: String?
  func update(viewData name: String) {
    guard wanted != name else { return }
    wanted = name
    photo.image = nil
    images.load(name) { [weak self] image in
      guard let self, wanted == name else { return }
      photo.image = image
    }
  }
}

/// Shows an image at once if any cell loaded it before.
private final class CachedImageCell: PhotoBaseCell, Updatable {
  private static var cache: [String: UIImage] = [:]
  private var wanted: String?
  func update(viewData name: String) {
    wanted = name
    photo.image = Self.cache[name]
    guard photo.image == nil else { return }
    images.load(name) { [weak self] image in
      Self.cache[name] = image
      guard let self, wanted == name else { return }
      photo.image = image
    }
  }
}

/// Shows its image until the new one arrives if its row changes, and clears it for another row.
private final class ReplacedImageCell: PhotoBaseCell, Updatable {
  private var wanted: String?
  override func prepareForReuse() {
    super.prepareForReuse()
    wanted = nil
    photo.image = nil
  }
  func update(viewData name: String) {
    wanted = name
    images.load(name) { [weak self] image in
      guard let self, wanted == name else { return }
      photo.image = image
    }
  }
}

/// Shows the previous image until the new one arrives.
private final class PreviousImageCell: PhotoBaseCell, Updatable {
  private var wanted: String?
  func update(viewData name: String) {
    wanted = name
    images.load(name) { [weak self] image in
      guard let self, wanted == name else { return }
      photo.image = image
    }
  }
}

/// Clears the wanted name when any image arrives.
private final class EarlyTokenCell: PhotoBaseCell, Updatable {
  private var wanted: String?
  func update(viewData name: String) {
    wanted = name
    photo.image = nil
    images.load(name) { [weak self] image in
      guard let self, wanted == nil || wanted == name else { return }
      wanted = nil
      photo.image = image
    }
  }
}

/// Clears its image in prepareForReuse but doesn't cancel, so an image can arrive before the next
/// update.
private final class ArrivesBetweenCell: PhotoBaseCell {
  private var wanted: String?
  override func prepareForReuse() {
    super.prepareForReuse()
    photo.image = nil
  }
  func configure(_ name: String) {
    wanted = name
    images.load(name) { [weak self] image in
      guard let self, wanted == name else { return }
      photo.image = image
    }
  }
}

/// Returns early for a name that it's already loading, although prepareForReuse canceled the request.
private final class CancelledForGoodCell: PhotoBaseCell, Updatable {
  private var request: HeldContent.Request?
  private var wanted: String?
  override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
    photo.image = nil
  }
  func update(viewData name: String) {
    guard wanted != name else { return }
    wanted = name
    photo.image = nil
    request = images.load(name) { [weak self] in self?.photo.image = $0 }
  }
}

private final class TaskCell: PhotoBaseCell, Updatable {
  func update(viewData name: String) {
    photo.image = nil
    Task { photo.image = await SlowImages.load(name) }
  }
}

/// Cancels its task before a reuse.
private class TaskBaseCell: PhotoBaseCell {
  var task: Task<Void, Never>?
  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    photo.image = nil
  }
}

private final class CancelledTaskCell: TaskBaseCell, Updatable {
  func update(viewData name: String) {
    task?.cancel()
    photo.image = nil
    task = Task {
      let image = await SlowImages.load(name)
      if !Task.isCancelled { photo.image = image }
    }
  }
}

/// Cancels its task for another row, and not if the data of its row change.
private final class TaskInPlaceCell: TaskBaseCell, Updatable {
  func update(viewData name: String) {
    photo.image = nil
    task = Task { [weak self] in
      let image = await SlowImages.load(name)
      if !Task.isCancelled { self?.photo.image = image }
    }
  }
}

/// Shows its image until the new one arrives if its row changes.
private final class KeptTaskImageCell: TaskBaseCell, Updatable {
  func update(viewData name: String) {
    task?.cancel()
    task = Task { [weak self] in
      let image = await SlowImages.load(name)
      if !Task.isCancelled { self?.photo.image = image }
    }
  }
}

/// Cancels its task, which doesn't check whether it was canceled.
private final class UncheckedTaskCell: PhotoBaseCell, Updatable {
  private var task: Task<Void, Never>?
  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
  }
  func update(viewData name: String) {
    task?.cancel()
    photo.image = nil
    task = Task { [weak self] in
      let image = await self?.images.load(name)
      self?.photo.image = image
    }
  }
}

private final class HeldTaskCell: PhotoBaseCell, Updatable {
  private var task: Task<Void, Never>?
  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
  }
  func update(viewData name: String) {
    task?.cancel()
    photo.image = nil
    task = Task { [weak self] in
      let image = await self?.images.load(name)
      if !Task.isCancelled { self?.photo.image = image }
    }
  }
}

private final class MainQueueCell: PhotoBaseCell, Updatable {
  func update(viewData name: String) {
    photo.image = nil
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) {
      DispatchQueue.main.async { [weak self] in self?.photo.image = UIImage(systemName: name) }
    }
  }
}

private final class CheckedQueueCell: PhotoBaseCell, Updatable {
  private var wanted: String?
  func update(viewData name: String) {
    photo.image = nil
    wanted = name
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) {
      DispatchQueue.main.async { [weak self] in
        if self?.wanted == name { self?.photo.image = UIImage(systemName: name) }
      }
    }
  }
}

@MainActor
private func held<Cell: PhotoBaseCell & Updatable>(_ cell: Cell.Type)
where Cell.ViewData == String {
  let images = HeldImages()
  assertCellLaws(cell, samples: names, .delivering(images.held)) {
    $0.images = images
    $0.update(viewData: $1)
  }
}

/// Examines a cell whose rows are also updated in place.
@MainActor
private func heldInPlace<Cell: PhotoBaseCell & Updatable>(_ cell: Cell.Type)
where Cell.ViewData == String {
  let images = HeldImages()
  assertCellLaws(
    cell, samples: names,
    .made {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.images = images
      return cell
    }, .delivering(images.held))
}

@MainActor
private func heldTask<Cell: PhotoBaseCell & Updatable>(_ cell: Cell.Type) async
where Cell.ViewData == String {
  let images = HeldImages()
  await assertCellLaws(cell, samples: names, .delivering(images.held)) {
    $0.images = images
    $0.update(viewData: $1)
  }
}

nonisolated extension OutsideCell {
  static let late: [OutsideCell] = [
    .broken("late content", "a spinner that a row without an image doesn't stop") {
      await assertCellLaws(SpinningCell.self, samples: ["ada", "grace", ""])
    },
    .broken("late content", "no check") { held(NoCheckCell.self) },
    .correct("late content", "token") { held(TokenCell.self) },
    .correct("late content", "cancellation") { held(CancellingCell.self) },
    .broken("late content", "cancellation only before a reuse, updated in place") {
      heldInPlace(CancellingCell.self)
    },
    .correct("late content", "cancellation, updated in place") {
      heldInPlace(CancellingInPlaceCell.self)
    },
    .correct("late content", "token, updated in place") { heldInPlace(TokenCell.self) },
    .correct("late content", "kept image") { held(KeptImageCell.self) },
    .correct("late content", "kept image, updated in place") { heldInPlace(KeptImageCell.self) },
    .correct("late content", "cached image") { held(CachedImageCell.self) },
    .correct("late content", "previous image of the same row") {
      heldInPlace(ReplacedImageCell.self)
    },
    .broken("late content", "previous image") { held(PreviousImageCell.self) },
    .broken("late content", "token reset too early") { held(EarlyTokenCell.self) },
    .broken("late content", "arrives between the rows") {
      let images = HeldImages()
      assertCellLaws(ArrivesBetweenCell.self, samples: names, .delivering(images.held)) {
        $0.images = images
        $0.configure($1)
      }
    },
    .broken("late content", "cancelled for good") { held(CancelledForGoodCell.self) },
    .broken("late content", "task without cancellation") {
      await assertCellLaws(TaskCell.self, samples: names)
    },
    .correct("late content", "task with cancellation") {
      await assertCellLaws(CancelledTaskCell.self, samples: names)
    },
    .broken("late content", "task cancelled only before a reuse, updated in place") {
      await assertCellLaws(TaskInPlaceCell.self, samples: names)
    },
    .correct("late content", "kept image and task, updated in place") {
      await assertCellLaws(KeptTaskImageCell.self, samples: names)
    },
    .broken("late content", "cancelled task without a check") {
      await heldTask(UncheckedTaskCell.self)
    },
    .correct("late content", "cancelled task with a check") { await heldTask(HeldTaskCell.self) },
    .broken("late content", "main queue") {
      await assertCellLaws(MainQueueCell.self, samples: names)
    },
    .correct("late content", "main queue with a check") {
      await assertCellLaws(CheckedQueueCell.self, samples: names)
    },
  ]
}
