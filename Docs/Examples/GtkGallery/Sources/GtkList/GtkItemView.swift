public import GtkToolkit
public import TypedCells

/// Widgets that a ``GtkList`` uses again and again: a cell, or a header or footer.
@MainActor
open class GtkItemView {
  /// The identifier by which the list dequeues the view; `nil` outside a list.
  public internal(set) var reuseIdentifier: ReuseIdentifier?

  /// The box that contains the view's widgets.
  public let box = Box()

  /// Whether the view comes on screen by and by.
  var isFadingIn = false {
    didSet {
      guard isFadingIn != oldValue else { return }
      if isFadingIn { box.addStyle("fading-in") } else { box.removeStyle("fading-in") }
    }
  }

  /// Tells what the view shows that it comes on screen, or that it has left.
  func tell(_ event: RowEvent<Void, Void>) {}

  /// Creates a view; a subclass adds its widgets.
  public required init() {
    box.addStyle("item")
  }
}

/// The base of all cells of a ``GtkList``.
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

  /// The row that the cell shows, while it is in a place.
  var row: AnyRow<GtkCell>?

  override func tell(_ event: RowEvent<Void, Void>) { row?.answer(to: event) }
}

/// The base of all headers and footers of a ``GtkList`` that are more than titles.
@MainActor
open class GtkHeaderFooter: GtkItemView, HostedHeaderFooter {
  public typealias BaseCell = GtkCell
  public typealias BaseHeaderFooter = GtkHeaderFooter

  /// The header or footer that the view shows, while it is in a place.
  var content: AnyHeaderFooter?

  override func tell(_ event: RowEvent<Void, Void>) { content?.answer(to: event) }
}
