public import GtkToolkit
public import TypedCells

/// A reusable view of a ``GtkList``: a cell, a header or a footer.
@MainActor
open class GtkItemView {
  /// The reuse identifier of the view, or `nil` if no list dequeued it.
  public internal(set) var reuseIdentifier: ReuseIdentifier?

  /// The box that contains the view's widgets.
  public let box = Box()

  /// Whether the view fades in when it comes on screen.
  var isFadingIn = false {
    didSet {
      guard isFadingIn != oldValue else { return }
      if isFadingIn { box.addStyle("fading-in") } else { box.removeStyle("fading-in") }
    }
  }

  /// Sends an event, such as `didEndDisplaying`, to the row, header or footer that the view shows.
  func tell(_ event: RowEvent<Void, Void>) {}

  /// Creates an empty view. A subclass adds its widgets.
  public required init() {
    box.addStyle("item")
  }
}

/// The base class of the cells in a ``GtkList``.
///
/// ```swift
/// final class TextCell: GtkCell, Updatable {
///   private let label = Label()
///   required init() {
///     super.init()
///     box.append(label)
///   }
///   func update(viewData text: String) { label.text = text }
/// }
/// ```
@MainActor
open class GtkCell: GtkItemView, HostedCell {
  public typealias BaseCell = GtkCell

  /// The row that the cell shows, or `nil` while the cell waits for reuse.
  var row: AnyRow<GtkCell>?

  override func tell(_ event: RowEvent<Void, Void>) { row?.answer(to: event) }
}

/// The base class of the headers and footers in a ``GtkList`` that aren't plain titles.
@MainActor
open class GtkHeaderFooter: GtkItemView, HostedHeaderFooter {
  public typealias BaseCell = GtkCell
  public typealias BaseHeaderFooter = GtkHeaderFooter

  /// The header or footer that the view shows, or `nil` while the view waits for reuse.
  var content: AnyHeaderFooter?

  override func tell(_ event: RowEvent<Void, Void>) { content?.answer(to: event) }
}
