/// A visual format such as `H:|-[name]-8-[field(>=40@750)]|`, whose names are replaced with views and metrics.
struct VisualFormat {
  var isVertical = false
  /// The views, in the order of the format.
  var views: [View] = []
  /// The connections between neighbouring views.
  var connections: [Connection] = []
  /// The connections of the first and the last view with the superview, where the format has a `|`.
  var start: Connection?
  var end: Connection?

  struct View {
    var item: AnyObject
    /// What the format says of the view's size along its axis.
    var sizes: [Predicate]
  }

  /// The distance between neighbours.
  enum Connection {
    case standard
    case distances([Predicate])
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  enum Object {
    case constant(CGFloat)
    case item(AnyObject)
  }

  /// Why a format can't be used.
  struct Failure: Error {
    var reason: String
    /// The number of characters before the one that is wrong.
    var position: Int
  }
}
