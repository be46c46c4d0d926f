// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewListCell.md and UIListContentConfiguration.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded cells of lists` {
  private func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  private func cell(
    in layout: UICollectionViewLayout,
    _ configure: @escaping (UICollectionViewListCell) -> Void = { _ in }
  ) throws -> UICollectionViewListCell {
    let screen = RecordedScreen(layout, [1], cell: UICollectionViewListCell.self) { _, items in
      items.configure = { cell, _ in (cell as? UICollectionViewListCell).map(configure) }
    }
    return try #require(screen.collection.cellForItem(at: path(0, 0)) as? UICollectionViewListCell)
  }

  @Test func `have wider margins than in other layouts, unless the app sets margins`() throws {
    #expect(try cell(in: UICollectionViewFlowLayout()).layoutMargins.left == 8)
    #expect(try cell(in: list()).layoutMargins.left == 16)
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try cell(in: list()) { $0.layoutMargins = own }.layoutMargins == own)
  }

  @Test func `indent their content by level and width`() throws {
    let cell = try cell(in: list()) {
      $0.indentationLevel = 3
      $0.indentationWidth = 7
    }
    #expect(cell.contentView.frame == CGRect(x: 21, y: 0, width: 299, height: 44))
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 7, y: 0, width: 313, height: 44))
  }

  @Test func `are measured with the width that the indentation leaves`() throws {
    func height(level: Int) throws -> CGFloat {
      try cell(in: list()) { cell in
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        for format in ["|[label]|", "V:|[label]|"] {
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: format, metrics: nil, views: ["label": label]))
        }
        cell.indentationLevel = level
      }.frame.height
    }
    #expect(try height(level: 0) > 44)
    #expect(try height(level: 16) > height(level: 0))
  }
}

@MainActor
struct `Recorded looks of rows` {
  private func state(
    disabled: Bool = false, selected: Bool = false
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isDisabled, state.isSelected) = (disabled, selected)
    return state
  }

  @Test func `a disabled row has pale texts until it's enabled`() {
    let enabled = UIListContentConfiguration.subtitleCell()
    let disabled = enabled.updated(for: state(disabled: true))
    #expect(disabled.textProperties.resolvedColor() == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.resolvedColor() == .quaternaryLabel)
    #expect(disabled.updated(for: state()) == enabled)
    var header = UIViewConfigurationState(traitCollection: .current)
    header.isDisabled = true
    let title = UIListContentConfiguration.plainHeader().updated(for: header)
    #expect(title.textProperties.resolvedColor() == .tertiaryLabel)
  }

  @Test func `the text of a selected row in a sidebar is of medium weight`() {
    for row in [
      UIListContentConfiguration.sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
    ] {
      let selected = row.updated(for: state(selected: true))
      #expect(selected.textProperties.font == .systemFont(ofSize: 17, weight: .medium))
      #expect(selected.secondaryTextProperties == row.secondaryTextProperties)
      #expect(selected.updated(for: state()) == row)
    }
    let plain = UIListContentConfiguration.cell()
    #expect(plain.updated(for: state(selected: true)) == plain)
  }

  @Test func `what the app sets stays when the state changes`() {
    var row = UIListContentConfiguration.sidebarCell()
    row.textProperties.font = .systemFont(ofSize: 30)
    row.secondaryTextProperties.color = .red
    let updated = row.updated(for: state(disabled: true, selected: true))
    #expect(updated.textProperties.font == .systemFont(ofSize: 30))
    #expect(updated.textProperties.color == .tertiaryLabel)
    #expect(updated.secondaryTextProperties.color == .red)
    #expect(updated.updated(for: state()) == row)
  }
}
