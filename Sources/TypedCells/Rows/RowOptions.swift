/// The settings that few rows have. They are kept apart, so that the other rows pay one word for them.
@usableFromInline
final class RowOptions {
  var identifier: ReuseIdentifier?
  var height: OptionHeight?
  /// The height that a host was told last.
  var toldHeight: RowHeight?
  var estimatedHeight: Double?
  var isHidden: (@MainActor () -> Bool)?
  var isDisabled = false
  var contentRule = RowContentRule<ErasedRow>.whenDifferent
  var configure: (@MainActor (AnyObject, ErasedRow, RowPath) -> Void)?
  var handlers = RowHandlers()
  var children: RowChildren?

  init() {}

  init(copying other: RowOptions) {
    identifier = other.identifier
    height = other.height
    estimatedHeight = other.estimatedHeight
    isHidden = other.isHidden
    isDisabled = other.isDisabled
    contentRule = other.contentRule
    configure = other.configure
    handlers = other.handlers
    children = other.children
  }
}
