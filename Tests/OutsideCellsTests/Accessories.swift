import TypedCells
import TypedCellsUIKitTesting

// Accessories of cells in a list layout.

private final class FirstBadgeCell: UICollectionViewListCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    if accessories.isEmpty { accessories = [.label(text: "\(post.count)")] }
  }
}

private final class BadgeOnlyCell: UICollectionViewListCell, Updatable {
  func update(viewData count: Int) { accessories = [.label(text: "\(count)")] }
}

private final class FirstCheckmarkCell: UICollectionViewListCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    if accessories.isEmpty {
      accessories = [.checkmark(options: .init(isHidden: !post.isPinned))]
    }
  }
}

/// Adds a second accessory of a kind that a cell can have once, for which UIKit raises an exception.
private final class AddedCheckmarkCell: UICollectionViewListCell, Updatable {
  func update(viewData post: Post) {
    accessibilityLabel = post.title
    if post.isPinned { accessories.append(.checkmark()) }
  }
}

private final class ReplacedCheckmarkCell: UICollectionViewListCell, Updatable {
  func update(viewData isPinned: Bool) {
    accessories = []
    if isPinned { accessories.append(.checkmark()) }
  }
}

private final class CheckmarkOnlyCell: UICollectionViewListCell, Updatable {
  func update(viewData isOn: Bool) {
    accessories = [.checkmark(options: .init(isHidden: !isOn))]
  }
}

private class ToggleBaseCell: UICollectionViewListCell {
  let toggle = UISwitch()
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessories = [
      .customView(configuration: .init(customView: toggle, placement: .trailing()))
    ]
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private final class StaleToggleCell: ToggleBaseCell, Updatable {
  func update(viewData setting: Setting) {
    accessibilityLabel = setting.title
    if setting.isOn { toggle.isOn = true }
  }
}

private final class ToggleCell: ToggleBaseCell, Updatable {
  func update(viewData isOn: Bool) { toggle.isOn = isOn }
}

/// Calls the closure of the first row when its delete button is tapped.
private final class FirstDeleteCell: UICollectionViewListCell {
  func configure(with post: Post, log: EventLog) {
    accessibilityLabel = post.title
    if accessories.isEmpty {
      accessories = [.delete(displayed: .always, actionHandler: { log.append(post.title) })]
    }
  }
}

private final class DeleteCell: UICollectionViewListCell {
  func configure(with post: Post, log: EventLog) {
    accessibilityLabel = post.title
    accessories = [.delete(displayed: .always, actionHandler: { log.append(post.title) })]
  }
}

nonisolated extension OutsideCell {
  static let accessories: [OutsideCell] = [
    .broken("list accessories", "text of the first row") {
      assertCellLaws(FirstBadgeCell.self, samples: posts)
    },
    .correct("list accessories", "text") { assertCellLaws(BadgeOnlyCell.self, samples: [1, 2]) },
    .broken("list accessories", "hidden in the first row") {
      assertCellLaws(FirstCheckmarkCell.self, samples: posts)
    },
    .broken("list accessories", "added twice") {
      assertCellLaws(AddedCheckmarkCell.self, samples: posts)
    },
    .correct("list accessories", "replaced") {
      assertCellLaws(ReplacedCheckmarkCell.self, samples: [true, false])
    },
    .correct("list accessories", "hidden") {
      assertCellLaws(CheckmarkOnlyCell.self, samples: [true, false])
    },
    .broken("list accessories", "switch") {
      assertCellLaws(StaleToggleCell.self, samples: settings)
    },
    .correct("list accessories", "switch") {
      assertCellLaws(ToggleCell.self, samples: [true, false])
    },
    .broken("list accessories", "action of the first row") {
      let log = EventLog()
      assertCellLaws(FirstDeleteCell.self, samples: posts, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("list accessories", "action") {
      let log = EventLog()
      assertCellLaws(DeleteCell.self, samples: posts, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
  ]
}
