import Testing
import TypedCells
import TypedCellsUIKitTesting

/// Shows pictures side by side, and the number of the one on screen.
private class PagesCell: UITableViewCell, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let page = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    scroll.isPagingEnabled = true
    scroll.delegate = self
    for view in [scroll, page] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    scroll.contentOffset = .zero
  }

  func show(_ pictures: [String]) {
    scroll.contentSize = CGSize(width: CGFloat(100 * pictures.count), height: 40)
    accessibilityLabel = pictures.joined(separator: ", ")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    page.text = "\(Int(scrollView.contentOffset.x / 100) + 1)"
  }
}

private final class StalePageCell: PagesCell, Updatable {
  func update(viewData pictures: [String]) {
    show(pictures)
    if page.text == nil { page.text = "1" }
  }
}

private final class FirstPageCell: PagesCell, Updatable {
  func update(viewData pictures: [String]) {
    show(pictures)
    page.text = "\(Int(scroll.contentOffset.x / 100) + 1)"
  }
}

// MARK: Selection

/// Its background depends on the state, which is red for the first row that it showed.
private final class FirstWarningCell: UICollectionViewCell, Updatable {
  func update(viewData isWarning: Bool) {
    accessibilityLabel = isWarning ? "warning" : "note"
    guard configurationUpdateHandler == nil else { return }
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      if state.isSelected { background.backgroundColor = isWarning ? .systemRed : .systemBlue }
      cell.backgroundConfiguration = background
    }
  }
}

private final class WarningCell: UICollectionViewCell, Updatable {
  func update(viewData isWarning: Bool) {
    accessibilityLabel = isWarning ? "warning" : "note"
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      if state.isSelected { background.backgroundColor = isWarning ? .systemRed : .systemBlue }
      cell.backgroundConfiguration = background
    }
  }
}

nonisolated extension OutsideCell {
  static let pages: [OutsideCell] = [
    .broken("input", "a page number that only scrolling sets") {
      assertCellLaws(StalePageCell.self, samples: [["a", "b"], ["c", "d", "e"]])
    },
    .correct("input", "a page number that an update sets") {
      assertCellLaws(FirstPageCell.self, samples: [["a", "b"], ["c", "d", "e"]])
    },
    .broken("selection", "a selected background of the first row") {
      assertCellLaws(FirstWarningCell.self, samples: [true, false])
    },
    .correct("selection", "a selected background of each row") {
      assertCellLaws(WarningCell.self, samples: [true, false])
    },
  ]
}
