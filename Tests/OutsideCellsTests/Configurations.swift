import TypedCells
import TypedCellsUIKitTesting

/// Changes its current configuration instead of a default one.
private final class KeptConfigurationCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    var content =
      contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
    content.text = post.title
    if let subtitle = post.subtitle { content.secondaryText = subtitle }
    contentConfiguration = content
  }
}

private final class ConfigurationCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    content.secondaryText = post.subtitle
    contentConfiguration = content
  }
}

private final class StaleBackgroundCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    if post.isPinned {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .yellow
      backgroundConfiguration = background
    }
  }
}

private final class StaleAccessoriesCell: UICollectionViewListCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    if post.isPinned { accessories = [.checkmark()] }
  }
}

private final class AccessoriesCell: UICollectionViewListCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    accessories = post.isPinned ? [.checkmark()] : []
  }
}

private final class StaleHandlerCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    if post.isLocked {
      configurationUpdateHandler = { cell, _ in cell.contentView.alpha = 0.5 }
    }
  }
}

private final class StaleButtonConfigurationCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    var configuration = button.configuration ?? .plain()
    configuration.title = "Open"
    if setting.isOn { configuration.showsActivityIndicator = true }
    button.configuration = configuration
  }
}

nonisolated extension OutsideCell {
  static let configurations: [OutsideCell] = [
    .broken("configurations", "kept") {
      assertCellLaws(KeptConfigurationCell.self, samples: posts)
    },
    .correct("configurations", "from the default") {
      assertCellLaws(ConfigurationCell.self, samples: posts)
    },
    .broken("configurations", "background") {
      assertCellLaws(StaleBackgroundCell.self, samples: posts)
    },
    .broken("configurations", "accessories") {
      assertCellLaws(StaleAccessoriesCell.self, samples: posts)
    },
    .correct("configurations", "accessories") {
      assertCellLaws(AccessoriesCell.self, samples: posts)
    },
    .broken("configurations", "update handler") {
      assertCellLaws(StaleHandlerCell.self, samples: posts)
    },
    .broken("configurations", "button") {
      assertCellLaws(StaleButtonConfigurationCell.self, samples: settings)
    },
    .correct("configurations", "plain UIKit cells") {
      assertCellLaws(UITableViewCell.self, samples: posts) { cell, post in
        cell.textLabel?.text = post.title
        cell.accessoryType = post.isLocked ? .none : .disclosureIndicator
      }
    },
    .broken("configurations", "plain UIKit cells") {
      assertCellLaws(UITableViewCell.self, samples: posts) { cell, post in
        cell.textLabel?.text = post.title
        if !post.isLocked { cell.accessoryType = .disclosureIndicator }
      }
    },
  ]
}
