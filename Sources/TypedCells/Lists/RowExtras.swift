/// What few rows say about themselves, kept apart so that the others pay one word for it.
@MainActor
final class RowExtras<Model> {
  var identifier: ReuseIdentifier?
  var preciseHeight: Double?
  var estimatedHeight: Double?
  var isHidden: (@MainActor () -> Bool)?
  var contentRule = RowContentRule<Model>.whenDifferent
  var configure: (@MainActor (AnyObject, Model, RowPath) -> Void)?
  var handlers = RowHandlers<Model>()

  init() {}

  init(copying other: RowExtras) {
    identifier = other.identifier
    preciseHeight = other.preciseHeight
    estimatedHeight = other.estimatedHeight
    isHidden = other.isHidden
    contentRule = other.contentRule
    configure = other.configure
    handlers = other.handlers
  }
}
