import Foundation
import HeadlessUIKit
import Testing

/// A delegate that chooses the editing styles and swipe actions of rows.
private final class Editor: NSObject, UITableViewDelegate {
  private let styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none]

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    styles[indexPath.row % styles.count]
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { $2(true) }
    pin.image = UIImage(systemName: "bookmark")
    pin.backgroundColor = .systemOrange
    let flag = UIContextualAction(style: .normal, title: nil) { $2(true) }
    flag.image = UIImage(systemName: "flag")
    let long = UIContextualAction(style: .destructive, title: "A long title") { $2(true) }
    return UISwipeActionsConfiguration(actions: [pin, flag, long])
  }
}

/// A delegate with views as headers.
private final class Headers: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    switch section {
    case 0: view.textLabel?.text = "own label"
    case 1:
      view.textLabel?.text = "own font"
      view.textLabel?.font = .italicSystemFont(ofSize: 15)
      view.textLabel?.textColor = .systemRed
    case 2:
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "content"
      view.contentConfiguration = content
    default:
      view.textLabel?.text = "own frame"
      view.textLabel?.frame = CGRect(x: 51, y: 3, width: 111, height: 21)
    }
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 37 }
}

@MainActor
struct `Recorded pictures of tables` {
  /// Moves the table into the window, so that an error in a position changes the picture.
  private func indent(_ screen: DrawnTable, height: CGFloat = 400) {
    screen.table.frame = CGRect(x: 9, y: 13, width: 301, height: height)
    screen.table.rowHeight = 51
  }

  private func configureKinds(of screen: DrawnTable) {
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    screen.configure = { cell, path in
      cell.textLabel?.text = "row \(path.row)"
      cell.detailTextLabel?.text = path.row == 4 ? "" : "detail"
      cell.accessoryType = accessories[path.row % accessories.count]
      if path.row.isMultiple(of: 3) { cell.imageView?.image = UIImage(systemName: "star") }
      if path.row == 1 { cell.indentationLevel = 1 }
      if path.row == 2 { cell.tintColor = .systemRed }
    }
  }

  @Test(arguments: [
    (UITableViewCell.CellStyle.default, "cells"), (.value1, "cells-value1"),
    (.value2, "cells-value2"), (.subtitle, "cells-subtitle"),
  ])
  func `Cells are drawn as recorded`(style: UITableViewCell.CellStyle, name: String) {
    let screen = DrawnTable()
    indent(screen)
    screen.style = style
    screen.counts = [5]
    configureKinds(of: screen)
    let configure = screen.configure
    screen.configure = { cell, path in
      configure(cell, path)
      if path.row == 3 { cell.detailTextLabel?.text = "a detail that is wider than its cell is" }
      if path.row == 2 { cell.textLabel?.text = "a text that is wider than its cell is" }
    }
    expectPicture(of: screen.window, named: name)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `Tables are drawn as recorded`(style: UITableView.Style) {
    let screen = DrawnTable(style)
    indent(screen)
    screen.counts = [1, 3, 2]
    screen.header = "Header"
    screen.footer = "Footer"
    screen.index = ["A", "B", UITableView.indexSearch]
    screen.table.sectionIndexMinimumDisplayRowCount = 6
    configureKinds(of: screen)
    let name = ["table-plain", "table-grouped", "table-inset"][style.rawValue]
    _ = screen.drawn()
    screen.table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
    expectPicture(of: screen.window, named: name)
    if style == .insetGrouped {
      expectPicture(of: screen.window, named: name + "-dark", style: .dark)
    }
    screen.table.user.scroll(by: 70)
    screen.table.tintColor = .systemGreen
    screen.table.refreshControl = UIRefreshControl()
    screen.table.refreshControl?.beginRefreshing()
    screen.header = "Two\nlines"
    screen.table.reloadData()
    expectPicture(of: screen.window, named: name + "-scrolled")
  }

  @Test func `Views of a table are drawn as recorded`() {
    let screen = DrawnTable()
    indent(screen)
    func box(_ color: UIColor, _ size: CGSize = .zero) -> UIView {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = color
      return view
    }
    screen.table.tableHeaderView = box(.systemRed, CGSize(width: 301, height: 21))
    screen.table.tableFooterView = box(.systemGreen, CGSize(width: 301, height: 23))
    screen.table.backgroundView = box(.systemGray6)
    screen.table.separatorColor = .systemPurple
    screen.counts = [6]
    screen.configure = { cell, path in
      cell.textLabel?.text = "row \(path.row)"
      switch path.row {
      case 0: cell.accessoryView = box(.systemPink, CGSize(width: 31, height: 17))
      case 1:
        let label = UILabel()
        label.text = "own"
        cell.accessoryView = label
        cell.backgroundView = box(.systemYellow)
      case 2:
        cell.accessoryView = box(.systemPink, CGSize(width: 31, height: 17))
        cell.accessoryView?.isHidden = true
        cell.backgroundColor = .systemTeal
      case 3:
        cell.separatorInset = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 21)
        cell.selectedBackgroundView = box(.systemIndigo)
        cell.isHighlighted = true
      case 4: cell.separatorInset = UIEdgeInsets(top: 0, left: 290, bottom: 0, right: 11)
      default: cell.isHighlighted = true
      }
    }
    expectPicture(of: screen.window, named: "table-views")
  }

  @Test func `Editing is drawn as recorded`() {
    let screen = DrawnTable(.insetGrouped)
    let editor = Editor()
    screen.table.delegate = editor
    indent(screen)
    screen.counts = [4]
    configureKinds(of: screen)
    let configure = screen.configure
    screen.configure = { cell, path in
      configure(cell, path)
      cell.editingAccessoryType = path.row == 0 ? .detailButton : .none
      cell.showsReorderControl = path.row == 1
      if path.row == 3 { cell.editingAccessoryView = UISwitch() }
    }
    _ = screen.drawn()
    screen.table.setEditing(true, animated: false)
    expectPicture(of: screen.window, named: "table-editing")
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.table.tintColor = .systemRed
    screen.table.reloadData()
    _ = screen.drawn()
    screen.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    expectPicture(of: screen.window, named: "table-editing-several")
  }

  @Test func `Editing cells outside a table are drawn as recorded`() {
    let board = PictureBoard()
    for showsControl in [false, true] {
      board.add(UITableViewCell(style: .default, reuseIdentifier: nil), 301, 41) {
        $0.textLabel?.text = "cell"
        $0.showsReorderControl = showsControl
        $0.setEditing(true, animated: false)
      }
    }
    expectPicture(of: board.view, named: "cells-outside")
  }

  @Test(arguments: [49, 50, 71])
  func `Swipe actions are drawn as recorded`(rowHeight: Int) throws {
    let screen = DrawnTable()
    let editor = Editor()
    screen.table.delegate = editor
    indent(screen, height: 160)
    screen.window.frame.size.height = 190
    screen.table.rowHeight = CGFloat(rowHeight)
    screen.counts = [2]
    screen.index = "ABCDEFGHIJKL".map { String($0) }
    screen.configure = { cell, path in
      cell.textLabel?.text = "row \(path.row)"
      cell.imageView?.image = UIImage(systemName: "star")
    }
    _ = screen.drawn()
    _ = try #require(screen.table.user.swipeRow(at: path(0, 1), from: .leading))
    expectPicture(of: screen.window, named: "swipe-leading-\(rowHeight)")
    let other = DrawnTable(.insetGrouped)
    indent(other)
    _ = other.drawn()
    _ = try #require(other.table.user.swipeRow(at: path(0, 0), from: .trailing))
    if rowHeight == 71 { expectPicture(of: other.window, named: "swipe-trailing") }
  }

  @Test func `Content configurations are drawn as recorded`() {
    let screen = DrawnTable()
    screen.window.frame.size.height = 1000
    indent(screen, height: 970)
    screen.table.rowHeight = 61
    let contents = contents
    screen.counts = [contents.count]
    screen.configure = { cell, path in
      cell.contentConfiguration = contents[path.row]
      cell.accessoryType = path.row.isMultiple(of: 2) ? .disclosureIndicator : .none
    }
    expectPicture(of: screen.window, named: "contents")
    screen.table.rowHeight = 33
    screen.window.frame.size.height = 600
    screen.table.reloadData()
    expectPicture(of: screen.window, named: "contents-low")
  }

  private var contents: [UIListContentConfiguration] {
    func content(
      _ content: UIListContentConfiguration, _ change: (inout UIListContentConfiguration) -> Void
    ) -> UIListContentConfiguration {
      var content = content
      content.text = "Primary"
      content.secondaryText = "Secondary"
      change(&content)
      return content
    }
    let long =
      "A text that has to be wrapped because it is too long for one line of its cell, and even two"
    let styled = NSAttributedString(
      string: "styled", attributes: [.foregroundColor: UIColor.systemRed])
    return [
      content(.subtitleCell()) { _ in },
      content(.valueCell()) { $0.image = UIImage(systemName: "star") },
      content(.valueCell()) { $0.secondaryText = long },
      content(.cell()) {
        $0.text = long
        $0.textProperties.numberOfLines = 2
        $0.textProperties.lineBreakMode = .byTruncatingMiddle
      },
      content(.subtitleCell()) {
        $0.secondaryText = long
        $0.secondaryTextProperties.numberOfLines = 1
        $0.textToSecondaryTextVerticalPadding = 7
      },
      content(.subtitleCell()) {
        $0.secondaryText = long
        $0.secondaryTextProperties.alignment = .center
        $0.textProperties.alignment = .center
        $0.textProperties.color = .systemGreen
      },
      content(.cell()) {
        $0.text = nil
        $0.secondaryText = "only secondary"
      },
      content(.cell()) {
        $0.secondaryText = ""
        $0.text = long
        $0.textProperties.numberOfLines = 1
      },
      content(.cell()) {
        $0.secondaryText = nil
        $0.text = long
        $0.textProperties.alignment = .center
        $0.image = UIImage(systemName: "bell")
        $0.imageProperties.reservedLayoutSize = CGSize(width: 41, height: 0)
        $0.imageProperties.tintColor = .systemPink
      },
      content(.cell()) {
        $0.image = UIImage(named: "photo")
        $0.imageProperties.cornerRadius = 9
        $0.imageToTextPadding = 5
      },
      content(.cell()) {
        $0.image = UIImage(named: "photo")
        $0.imageProperties.maximumSize = CGSize(width: 27, height: 19)
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 3, leading: 25, bottom: 5, trailing: 35)
      },
      content(.cell()) {
        $0.attributedText = styled
        $0.secondaryAttributedText = styled
      },
      content(.cell()) { $0.attributedText = NSAttributedString(string: "") },
      content(.cell()) {
        $0.text = ""
        $0.secondaryText = nil
      },
      content(.subtitleCell()) {
        $0.text = long
        $0.textProperties.font = .systemFont(ofSize: 9)
        $0.secondaryTextProperties.font = .systemFont(ofSize: 23)
      },
      content(.subtitleCell()) {
        $0.text = "first\nsecond\nthird"
        $0.secondaryText = "first\nsecond\nthird"
      },
    ]
  }

  @Test func `Backgrounds of cells are drawn as recorded`() {
    let screen = DrawnTable(.insetGrouped)
    indent(screen)
    screen.counts = [4, 1, 2]
    screen.configure = { cell, path in
      cell.textLabel?.text = "row \(path.section).\(path.row)"
      var background = UIBackgroundConfiguration.clear()
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 3, bottom: 5, trailing: 7)
      switch (path.section, path.row) {
      case (0, 0):
        background.backgroundColor = .systemYellow
        background.cornerRadius = 6
        background.strokeColor = .red
        background.strokeWidth = 1.5
        background.strokeOutset = 2
      case (0, 1): background.strokeWidth = 2
      case (0, 2): background.image = UIImage(named: "pattern")
      case (0, 3): background.backgroundColor = .systemTeal
      case (1, 0):
        let view = UIView()
        view.backgroundColor = .systemGreen
        cell.backgroundView = view
      case (2, 1):
        background = .listGroupedCell()
        background.backgroundInsets.leading = 11
      default:
        let view = UIView()
        view.backgroundColor = .systemPink
        background.customView = view
      }
      if path.section != 1 { cell.backgroundConfiguration = background }
    }
    expectPicture(of: screen.window, named: "cell-backgrounds")
  }

  @Test func `Headers with their own labels and contents are drawn as recorded`() {
    let screen = DrawnTable(.grouped)
    let headers = Headers()
    screen.table.delegate = headers
    indent(screen)
    screen.counts = [1, 1, 1, 1]
    expectPicture(of: screen.window, named: "headers")
  }
}
