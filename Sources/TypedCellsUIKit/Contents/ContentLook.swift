package import TypedCells

/// How a model becomes the content of a cell.
package enum ContentLook<Model, Content> {
  /// The same content in each state of the cell. UIKit adapts it to the state.
  case fixed(@MainActor (Model) -> Content)
  /// A SwiftUI view, which UIKit adapts to the state.
  case hosted(@MainActor (Model, HostedRowContext) -> Content)
  /// Content for each state of the cell.
  case changing(@MainActor (Model, UICellConfigurationState) -> Content)
}

extension RowEvent<UICellConfigurationState, UIBackgroundConfiguration> {
  /// The background of a row whose content a closure makes.
  static var background: Self { Self("UIKit.background") }
}

/// The row that a cell shows, as long as the cell needs it to adapt to another state.
package struct ChangingContent<Model, Content> {
  let row: ShownRow<Model>
  let look: ContentLook<Model, Content>
  /// The state in which the cell shows the row.
  var state: UICellConfigurationState?
}

/// What tables' and collection views' cells for contents have in common.
@MainActor
package protocol ContentCarrying<Model, Content>: ContentShowing, RowHosting
where Look == ContentLook<Model, Content> {
  associatedtype Content: UIContentConfiguration

  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get set }
  var configurationState: UICellConfigurationState { get }

  /// `nil` if nothing that the cell shows depends on its state, so that the cell doesn't keep the model alive.
  var changingContent: ChangingContent<Model, Content>? { get set }
}

extension ContentCarrying {
  package func show(_ row: ShownRow<Model>, by look: ContentLook<Model, Content>) {
    let hasBackground = row.handles(.background)
    switch look {
    case .fixed(let content):
      showFixed(content(row.model))
      changingContent = hasBackground ? ChangingContent(row: row, look: look) : nil
    case .hosted(let content):
      showFixed(content(row.model, hosting))
      changingContent = hasBackground ? ChangingContent(row: row, look: look) : nil
    case .changing:
      automaticallyUpdatesContentConfiguration = false
      changingContent = ChangingContent(row: row, look: look)
    }
    if hasBackground { automaticallyUpdatesBackgroundConfiguration = false }
    // Now and not at the next layout, because the cell may be measured before.
    if changingContent != nil { adapt(to: configurationState) }
  }

  private func showFixed(_ content: Content) {
    automaticallyUpdatesContentConfiguration = true
    // UIKit adapts a configuration when the state changes next. A cell that is updated in place can be selected now.
    contentConfiguration = content.updated(for: configurationState)
  }

  /// Shows the row in another state of the cell.
  ///
  /// From iOS 26 on, UIKit observes what is read here, and calls this in the same state after a change. If the list follows
  /// the values, it updates the cell after the same change, so it's not done twice.
  func changeState(_ state: UICellConfigurationState) {
    guard let shown = changingContent, !shown.row.isFollowed || shown.state != state else { return }
    shown.row.showAgain(in: self) { adapt(to: state) }
  }

  private func adapt(to state: UICellConfigurationState) {
    guard let shown = changingContent else { return }
    changingContent?.state = state
    if case .changing(let content) = shown.look {
      contentConfiguration = content(shown.row.model, state).updated(for: state)
    }
    if let background = shown.row.answer(to: .background, state) {
      backgroundConfiguration = background.updated(for: state)
    }
  }
}
