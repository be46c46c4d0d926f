// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UIConfigurationState.md,
// UIListContentConfiguration.md, UIBackgroundConfiguration.md, UIListSeparatorConfiguration145.md and
// UIButtonConfiguration15.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded configurations` {
  private var selected: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isSelected, state.isDisabled) = (true, true)
    return state
  }

  @Test func `states are equal if their flags and custom values are`() {
    let key = UIConfigurationStateCustomKey("key")
    var (one, two) = (selected, selected)
    #expect(one == two && one.hashValue == two.hashValue)
    one.isSwiped = true
    #expect(one != two)
    two.isSwiped = true
    one[key] = 1
    #expect(one != two)
    two[key] = 1
    #expect(one == two && one[key] == 1 as AnyHashable)
    var view = UIViewConfigurationState(traitCollection: .current)
    view[key] = "value"
    #expect(view != UIViewConfigurationState(traitCollection: .current))
  }

  @Test func `an update for a state keeps what an app sets`() {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = "text"
    content.textProperties.color = .red
    content.textProperties.font = .systemFont(ofSize: 30)
    let updated = content.updated(for: selected)
    #expect(updated.text == "text" && updated.textProperties.color == .red)
    #expect(updated.textProperties.font == .systemFont(ofSize: 30))
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .red
    background.cornerRadius = 3
    background.backgroundInsets = insets(1, 2, 3, 4)
    #expect(background.updated(for: selected) == background)
  }

  @Test func `the header of a sidebar has the size of the body's text`() {
    let font = UIListContentConfiguration.sidebarHeader().textProperties.font
    #expect(font.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
    .sidebarPlain,
  ])
  func `separators are automatic in each kind of list`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let separators = UIListSeparatorConfiguration(listAppearance: appearance)
    let automatic = UIListSeparatorConfiguration.automaticInsets
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == automatic)
    #expect(separators.bottomSeparatorInsets == automatic)
    #expect(separators.color == .separator && separators.multipleSelectionColor == .separator)
  }

  @Test func `a button has insets and a distance between its titles`() {
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.contentInsets == insets(7, 12, 7, 12))
    #expect(configuration.titlePadding == 1)
  }
}
