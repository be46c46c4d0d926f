/// Parses visual formats, whose grammar is in Apple's Auto Layout Guide.
@MainActor
struct VisualFormatParser {
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    characters = Array(format)
    (self.metrics, self.views) = (metrics, views)
  }

  /// Parses the whole format.
  mutating func parse() throws(VisualFormat.Failure) -> VisualFormat {
    var format = VisualFormat()
    format.isVertical = try parseOrientation()
    if skip("|") { format.start = try parseConnection() }
    format.views.append(try parseView())
    while next != nil {
      let connection = try parseConnection()
      if skip("|") {
        format.end = connection
        guard next == nil else { throw failure("The format continues after the superview's edge") }
      } else {
        format.connections.append(connection)
        format.views.append(try parseView())
      }
    }
    return format
  }

  private mutating func parseOrientation() throws(VisualFormat.Failure) -> Bool {
    guard let letter = next, letter == "H" || letter == "V" else { return false }
    position += 1
    try expect(":", "after '\(letter)' to specify the orientation")
    return letter == "V"
  }

  private mutating func parseView() throws(VisualFormat.Failure) -> VisualFormat.View {
    try expect("[", "at the start of a view")
    guard let (name, start) = parseName() else { throw failure("Expected the name of a view") }
    let item = try view(name, start)
    let sizes = next == "(" ? try parseList(allowsViews: true) : []
    try expect("]", "at the end of a view")
    return VisualFormat.View(item: item, sizes: sizes)
  }

  private mutating func parseConnection() throws(VisualFormat.Failure) -> VisualFormat.Connection {
    guard skip("-") else {
      return .distances([VisualFormat.Predicate(object: .constant(0))])
    }
    if next == "[" || next == "|" { return .standard }
    let distances =
      next == "("
      ? try parseList(allowsViews: false)
      : [try parsePredicate(relation: .equal, allowsViews: false)]
    try expect("-", "after a distance")
    return .distances(distances)
  }

  private mutating func parseList(allowsViews: Bool) throws(VisualFormat.Failure) -> [VisualFormat
    .Predicate]
  {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      position += 1
      let relation = try parseRelation()
      predicates.append(try parsePredicate(relation: relation, allowsViews: allowsViews))
    } while next == ","
    try expect(")", "at the end of a list of conditions")
    return predicates
  }

  private mutating func parseRelation() throws(VisualFormat.Failure) -> NSLayoutConstraint.Relation
  {
    let relations: [Character: NSLayoutConstraint.Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let sign = next, let relation = relations[sign] else { return .equal }
    position += 1
    try expect("=", "as the second character of '==', '<=' or '>='")
    return relation
  }

  private mutating func parsePredicate(
    relation: NSLayoutConstraint.Relation, allowsViews: Bool
  ) throws(VisualFormat.Failure) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try parseObject(allowsViews: allowsViews))
    if skip("@") {
      guard case .constant(let value) = try parseObject(allowsViews: false), value > 0,
        value <= 1000
      else { throw failure("Expected a priority above 0 and up to 1000") }
      predicate.priority = UILayoutPriority(rawValue: Float(value))
    }
    return predicate
  }

  private mutating func parseObject(allowsViews: Bool) throws(VisualFormat.Failure)
    -> VisualFormat.Object
  {
    if let number = try parseNumber() { return .constant(number) }
    let names = allowsViews ? "a number, a metric or a view" : "a number or a metric"
    guard let (name, start) = parseName() else { throw failure("Expected \(names)") }
    if metrics[name] != nil || !allowsViews { return .constant(try metric(name, start)) }
    guard views[name] != nil else {
      throw failure(
        "\(name) is not a key in the metrics dictionary or the views dictionary", at: start)
    }
    return .item(try view(name, start))
  }

  // MARK: Names and numbers

  private mutating func parseName() -> (name: String, start: Int)? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let name = characters[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    defer { position += name.count }
    return (String(name), position)
  }

  private mutating func parseNumber() throws(VisualFormat.Failure) -> CGFloat? {
    guard let first = next, first.isNumber || "+-.".contains(first) else { return nil }
    let digits = characters[position...].prefix { $0.isNumber || "+-.".contains($0) }
    // A distance is followed by a hyphen, which isn't a part of the number.
    let text = String(digits.prefix(1)) + digits.dropFirst().prefix { $0 != "-" && $0 != "+" }
    guard let number = Double(text) else { throw failure("\(text) is not a number") }
    position += text.count
    return CGFloat(number)
  }

  private func view(_ name: String, _ start: Int) throws(VisualFormat.Failure) -> AnyObject {
    guard let value = views[name] else {
      throw failure("\(name) is not a key in the views dictionary", at: start)
    }
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw failure("\(name) is \(value), which is not a view or a layout guide", at: start)
  }

  private func metric(_ name: String, _ start: Int) throws(VisualFormat.Failure) -> CGFloat {
    guard let value = metrics[name] else {
      throw failure("\(name) is not a key in the metrics dictionary", at: start)
    }
    // On Linux, `CGFloat` is not bridged to `NSNumber`.
    guard let number = value as? CGFloat ?? (value as? NSNumber).map({ CGFloat($0.doubleValue) })
    else { throw failure("\(name) is \(value), which is not a number", at: start) }
    return number
  }

  // MARK: Characters

  /// The next character that isn't a space.
  private var next: Character? {
    mutating get {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character, _ purpose: String) throws(VisualFormat
    .Failure)
  {
    guard skip(character) else { throw failure("Expected a '\(character)' \(purpose)") }
  }

  private func failure(_ reason: String, at position: Int? = nil) -> VisualFormat.Failure {
    VisualFormat.Failure(reason: reason, position: position ?? self.position)
  }
}
