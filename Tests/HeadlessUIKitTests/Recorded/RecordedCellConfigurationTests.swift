// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewCellConfiguration.md,
// UITableViewCellConfiguration.md, UICellAccessory.md, UICollectionViewListCell.md,
// UICollectionLayoutListConfiguration.md and UICollectionViewRegistration.md.

import Foundation
import HeadlessUIKit
import Testing

/// A cell that logs the states for which it's updated.
private final class LoggingCell: UICollectionViewCell {
  var states: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let words = [
      (state.isSelected, "selected"), (state.isHighlighted, "highlighted"),
      (state.isEditing, "editing"),
    ]
    states.append(words.filter(\.0).map(\.1).joined(separator: ", "))
  }
}

@MainActor
struct `Recorded updates of a cell` {
  private let screen = RecordedScreen(UICollectionViewFlowLayout(), [1], cell: LoggingCell.self)

  /// Returns the states for which the cell is updated during and after some work.
  private func states(_ work: (LoggingCell) -> Void) throws -> [String] {
    let cell = try #require(screen.collection.cellForItem(at: path(0, 0)) as? LoggingCell)
    cell.states = []
    work(cell)
    #expect(cell.states.isEmpty, "the update is part of the next layout")
    screen.window.layoutIfNeeded()
    return cell.states
  }

  @Test func `are part of the next layout, one for all changes before it`() throws {
    #expect(try states { $0.isSelected = true } == ["selected"])
    #expect(try states { $0.isHighlighted = true } == ["selected, highlighted"])
    let both = try states {
      $0.isSelected = false
      $0.isHighlighted = false
    }
    #expect(both == [""])
  }

  @Test func `are requested when editing begins`() throws {
    #expect(try states { _ in screen.collection.isEditing = true } == ["editing"])
  }

  @Test func `are automatic`() {
    let cell = UICollectionViewCell(frame: .zero)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(!screen.collection.allowsSelectionDuringEditing)
  }
}

@MainActor
struct `Recorded configurations of cells` {
  @Test func `the default content has the style of the cell`() {
    func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(content(.default) == .cell())
    #expect(content(.subtitle) == .subtitleCell())
    #expect(content(.value1) == .valueCell())
  }

  @Test func `accessories for editing are hidden before it`() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let screen = RecordedScreen(
      UICollectionViewCompositionalLayout.list(using: list), [1],
      cell: UICollectionViewListCell.self
    ) { _, items in
      items.configure = { cell, _ in
        (cell as? UICollectionViewListCell)?.accessories = [
          .delete(), .insert(), .reorder(), .multiselect(), .checkmark(), .disclosureIndicator(),
        ]
      }
    }
    let user = screen.collection.user
    #expect(user.accessories(ofItemAt: path(0, 0)) == [.checkmark, .disclosureIndicator])
    screen.collection.isEditing = true
    #expect(
      Set(user.accessories(ofItemAt: path(0, 0))) == [
        .delete, .insert, .reorder, .multiselect, .checkmark, .disclosureIndicator,
      ])
  }

  @Test func `a cell has no indentation, and levels of ten points`() {
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
  }

  @Test func `the header and footer of a list extend its section, in front of everything`() {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    let screen = RecordedScreen(
      UICollectionViewCompositionalLayout.list(using: list), [3],
      cell: UICollectionViewListCell.self)
    let views = screen.recording.filter { $0.hasPrefix("header") || $0.hasPrefix("footer") }
    #expect(views.count == 2 && views.allSatisfy { $0.hasSuffix(", z 200") }, "\(views)")
    #expect(screen.collection.layoutAttributesForItem(at: path(0, 0))?.frame.minY != 0)
  }

  @Test func `each registration has a reuse identifier of its own`() {
    typealias Registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registrations = (0..<2).map { _ in Registration(elementKind: "view") { _, _, _ in } }
    let identifiers = [registrations[0], registrations[1], registrations[0]].map {
      collection.dequeueConfiguredReusableSupplementary(using: $0, for: path(0, 0)).reuseIdentifier
    }
    #expect(identifiers[0] == identifiers[2] && identifiers[0] != identifiers[1])
  }
}
