import TypedCells
import TypedCellsUIKitTesting

/// Becomes red while it's swiped, and stays red.
private final class SwipeColourCell: UITableViewCell, Updatable {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if state.isSwiped { contentView.backgroundColor = .red }
  }
  func update(viewData post: Post) { show(post) }
}

private final class DerivedSwipeColourCell: UITableViewCell, Updatable {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentView.backgroundColor = state.isSwiped ? .red : nil
  }
  func update(viewData post: Post) { show(post) }
}

/// Is larger while it has the focus, and stays so.
private final class FocusCell: UICollectionViewListCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    configurationUpdateHandler = { cell, state in
      if state.isFocused { cell.contentView.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }
    }
  }
}

private final class DerivedFocusCell: UICollectionViewListCell, Updatable {
  func update(viewData post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
    configurationUpdateHandler = { cell, state in
      let scale: CGFloat = state.isFocused ? 1.1 : 1
      cell.contentView.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

extension UITableViewCell {
  fileprivate func show(_ post: Post) {
    var content = defaultContentConfiguration()
    content.text = post.title
    contentConfiguration = content
  }
}

nonisolated extension OutsideCell {
  static let states: [OutsideCell] = [
    .broken("swipes and focus", "colour of a swipe") {
      assertCellLaws(SwipeColourCell.self, samples: posts)
    },
    .correct("swipes and focus", "colour of a swipe") {
      assertCellLaws(DerivedSwipeColourCell.self, samples: posts)
    },
    .broken("swipes and focus", "size of the focus") {
      assertCellLaws(FocusCell.self, samples: posts)
    },
    .correct("swipes and focus", "size of the focus") {
      assertCellLaws(DerivedFocusCell.self, samples: posts)
    },
  ]
}
