import Foundation
import TypedCells
import TypedCellsUIKitTesting

private final class SelfInClosureCell: SettingBaseCell, Updatable {
  override func setUp() { onTap = { self.label.text = "tapped" } }
  func update(viewData setting: Setting) { label.text = setting.title }
}

private final class WeakSelfCell: SettingBaseCell, Updatable {
  override func setUp() { onTap = { [weak self] in self?.label.text = "tapped" } }
  func update(viewData setting: Setting) { label.text = setting.title }
}

private final class SelfInActionCell: SettingBaseCell, Updatable {
  override func setUp() {
    button.addAction(UIAction { _ in self.label.alpha = 1 }, for: .touchUpInside)
  }
  func update(viewData setting: Setting) { label.text = setting.title }
}

// The timers fire late, because a test that looks for the next timer of its thread finds those of other tests as well.
private final class TimerCell: SettingBaseCell, Updatable {
  private var timer: Timer?
  func update(viewData setting: Setting) {
    label.text = setting.title
    timer = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: true) { _ in
      MainActor.assumeIsolated { self.label.text = "later" }
    }
  }
}

private final class ObserverCell: SettingBaseCell, Updatable {
  private var observer: (any NSObjectProtocol)?
  func update(viewData setting: Setting) {
    label.text = setting.title
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("SettingsChanged"), object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { self.label.text = "changed" } }
  }
}

/// Adds observers and removes none.
private final class ManyObserversCell: SettingBaseCell, Updatable {
  private var observers: [any NSObjectProtocol] = []
  func update(viewData setting: Setting) {
    label.text = setting.title
    observers.append(
      NotificationCenter.default.addObserver(
        forName: Notification.Name("SettingsChanged"), object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.label.alpha = 1 } })
  }
}

private final class RemovedObserversCell: SettingBaseCell, Updatable {
  private var observers: [any NSObjectProtocol] = []
  func update(viewData setting: Setting) {
    label.text = setting.title
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = [
      NotificationCenter.default.addObserver(
        forName: Notification.Name("SettingsChanged"), object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.label.alpha = 1 } }
    ]
  }
}

/// A clock that starts another timer for each row and doesn't stop the old one.
private final class ClockCell: SettingBaseCell, Updatable {
  private var timer: Timer?
  func update(viewData setting: Setting) {
    label.text = setting.title
    timer = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.label.alpha = 1 }
    }
  }
}

private final class StoppedClockCell: SettingBaseCell, Updatable {
  private var timer: Timer?
  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
  }
  func update(viewData setting: Setting) {
    label.text = setting.title
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.label.alpha = 1 }
    }
  }
}

/// A clock that only the next row stops, so the timer of the last row never ends.
private final class LastClockCell: SettingBaseCell, Updatable {
  private var timer: Timer?
  func update(viewData setting: Setting) {
    label.text = setting.title
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.label.alpha = 1 }
    }
  }
}

/// A clock without a property, which ends when the cell is gone. It fires before the timers of most other cells, because
/// a law finds only the next timer.
private final class LooseClockCell: SettingBaseCell, Updatable {
  override func setUp() {
    _ = Timer.scheduledTimer(withTimeInterval: 90, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.label.alpha = 1 }
    }
  }
  func update(viewData setting: Setting) { label.text = setting.title }
}

/// A clock whose timer ends itself when the cell is gone.
private final class SelfEndingClockCell: SettingBaseCell, Updatable {
  private var timer: Timer?
  func update(viewData setting: Setting) {
    label.text = setting.title
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.label.alpha = 1 }
    }
  }
}

private final class RemovedObserverCell: SettingBaseCell, Updatable {
  private var observer: (any NSObjectProtocol)?
  func update(viewData setting: Setting) {
    label.text = setting.title
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("SettingsChanged"), object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.label.alpha = 1 } }
  }
}

/// A countdown whose task continues after the cell is reused.
private final class CountdownCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 20_000_000)
      self?.label.text = setting.title + " is over"
    }
  }
}

private final class StoppedCountdownCell: SettingBaseCell, Updatable {
  private var countdown: Task<Void, Never>?
  override func prepareForReuse() {
    super.prepareForReuse()
    countdown?.cancel()
  }
  func update(viewData setting: Setting) {
    countdown?.cancel()
    label.text = setting.title
    countdown = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 20_000_000)
      if !Task.isCancelled { self?.label.text = setting.title + " is over" }
    }
  }
}

/// A model that retains the closures of all its observers.
private final class Download {
  let name: String
  var observers: [() -> Void] = []
  init(_ name: String) { self.name = name }
}

private final class DownloadCell: SettingBaseCell, Updatable {
  func update(viewData download: Download) {
    label.text = download.name
    download.observers.append { [weak self] in self?.label.alpha = 1 }
  }
}

nonisolated extension OutsideCell {
  static let owners: [OutsideCell] = [
    .broken("cells that stay", "self in a closure") {
      assertCellLaws(SelfInClosureCell.self, samples: settings)
    },
    .correct("cells that stay", "weak self") {
      assertCellLaws(WeakSelfCell.self, samples: settings)
    },
    .broken("cells that stay", "self in an action") {
      assertCellLaws(SelfInActionCell.self, samples: settings)
    },
    .broken("cells that stay", "timer") { assertCellLaws(TimerCell.self, samples: settings) },
    .broken("cells that stay", "observer") { assertCellLaws(ObserverCell.self, samples: settings) },
    .broken("timers and observers that accumulate", "observers") {
      assertCellLaws(ManyObserversCell.self, samples: settings)
    },
    .correct("timers and observers that accumulate", "removed observers") {
      assertCellLaws(RemovedObserversCell.self, samples: settings)
    },
    .broken("timers and observers that accumulate", "a clock") {
      await assertCellLaws(ClockCell.self, samples: settings)
    },
    .correct("timers and observers that accumulate", "a stopped clock") {
      await assertCellLaws(StoppedClockCell.self, samples: settings)
    },
    .broken("timers and observers that accumulate", "a clock that the next row stops") {
      assertCellLaws(LastClockCell.self, samples: settings)
    },
    .broken("timers and observers that accumulate", "a clock that the next row stops, awaited") {
      await assertCellLaws(LastClockCell.self, samples: settings)
    },
    .correct("timers and observers that accumulate", "a clock that isn't stored") {
      assertCellLaws(LooseClockCell.self, samples: settings)
    },
    .correct("timers and observers that accumulate", "a clock that ends itself, at once") {
      assertCellLaws(SelfEndingClockCell.self, samples: settings)
    },
    .correct("timers and observers that accumulate", "a clock that ends itself") {
      await assertCellLaws(SelfEndingClockCell.self, samples: settings)
    },
    .correct("timers and observers that accumulate", "an observer that is removed") {
      assertCellLaws(RemovedObserverCell.self, samples: settings)
    },
    .broken("timers and observers that accumulate", "countdown") {
      await assertCellLaws(CountdownCell.self, samples: settings)
    },
    .correct("timers and observers that accumulate", "stopped countdown") {
      await assertCellLaws(StoppedCountdownCell.self, samples: settings)
    },
    .broken("timers and observers that accumulate", "observers in the model") {
      assertCellLaws(DownloadCell.self, samples: [Download("a"), Download("b")])
    },
  ]
}
