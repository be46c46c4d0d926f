import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

/// Loads a picture for each name in a task.
private final class PictureCell: HeadlessCell, Updatable {
  /// The names of two rows. The cell loads no picture for the second after it showed the first.
  var gap: (String, String)?
  private var last: String?
  private var task: Task<Void, Never>?

  override func prepareForReuse() {
    task?.cancel()
    lines = []
  }

  func update(viewData name: String) {
    task?.cancel()
    lines = [name]
    let isMissing = gap.map { last == $0.0 && name == $0.1 } ?? false
    last = name
    if isMissing { return }
    task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 5_000_000)
      guard !Task.isCancelled, let self else { return }
      lines = [name, "picture of \(name)"]
    }
  }
}

/// Loads a picture for a name, and removes that of the row before only in `prepareForReuse`.
private final class PreparedPictureCell: HeadlessCell, Updatable {
  private var picture: String?
  private var task: Task<Void, Never>?
  private var name: String? { didSet { show() } }

  override func prepareForReuse() {
    task?.cancel()
    (picture, name) = (nil, nil)
  }

  func update(viewData name: String?) {
    self.name = name
    guard let name else { return }
    task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 5_000_000)
      guard !Task.isCancelled, let self else { return }
      picture = "picture of \(name)"
      show()
    }
  }

  private func show() { lines = [name, picture].compactMap(\.self) }
}

/// Waits for held content in a task.
private final class HeldPictureCell: HeadlessCell, Updatable {
  static let held = HeldContent()
  var checksArrival = true
  private var wanted: String?

  func update(viewData name: String) {
    wanted = name
    lines = [name]
    Task { [weak self] in
      await Self.held.wait()
      guard let self, wanted == name || !checksArrival else { return }
      lines = [name, "picture of \(name)"]
    }
  }
}

@MainActor
struct `An examination that waits` {
  @Test(arguments: [("a", "d"), ("d", "d")])
  func `shows each of four rows after itself and after one other row`(
    first: String, second: String
  ) async {
    let make: @MainActor () -> PictureCell = {
      let cell = PictureCell()
      cell.gap = (first, second)
      return cell
    }
    await expectFailure(
      containing: "sample 3 after sample \(first == "a" ? 0 : 3), while content arrives, differs "
        + "at lines[1]: nil, fresh cell: \"picture of d\""
    ) {
      await assertCellLaws(
        PictureCell.self, samples: ["a", "b", "c", "d"], .made(make), .neverUpdatedInPlace)
    }
  }

  @Test func `never updates a cell in place that is declared so`() async {
    await assertCellLaws(PreparedPictureCell.self, samples: ["a", "b", nil], .neverUpdatedInPlace)
  }

  @Test func `delivers held content to a cell that is only updated in place`() async {
    await assertCellLaws(
      HeldPictureCell.self, samples: ["a", "b"], .neverReused, .updatedInPlace,
      .delivering(HeldPictureCell.held))
    let make: @MainActor () -> HeldPictureCell = {
      let cell = HeldPictureCell()
      cell.checksArrival = false
      return cell
    }
    await expectFailure(containing: "updated in place, whose content arrives late") {
      await assertCellLaws(
        HeldPictureCell.self, samples: ["a", "b"], .made(make), .neverReused, .updatedInPlace,
        .delivering(HeldPictureCell.held))
    }
  }

  @Test func `lets another one finish first`() async {
    let other = Task { @MainActor in
      await assertCellLaws(PictureCell.self, samples: ["a", "b"])
    }
    await assertCellLaws(PictureCell.self, samples: ["a", "b"])
    await other.value
  }
}
