import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// Rows without an identity are identified by their position in the builder.
@MainActor
struct `Positions in a builder` {
  private let list = RecordedList(height: 1000)
  private var path = { (row: Int) in RowPath(section: 0, row: row) }

  /// Applies a section, and returns its changes.
  private func changes(
    @RowBuilder<HeadlessCell> _ rows: () -> RowList<HeadlessCell>
  ) -> String {
    var changes = ""
    list.driver.apply([ListSection(id: 0, rows: rows)], completion: { changes = "\($0)" })
    return changes
  }

  @Test func `let the rows after a condition keep their cells`() {
    func show(hasNick: Bool) -> String {
      changes {
        Row(TextCell.self, "Name")
        if hasNick { Row(TextCell.self, "Nick") }
        Row(TextCell.self, "Street")
        Row(TextCell.self, "City")
      }
    }
    _ = show(hasNick: false)
    let street = list.host.cell(at: path(1))
    #expect(show(hasNick: true) == "insert row 0.1")
    #expect(list.host.cell(at: path(2)) === street)
    #expect(show(hasNick: false) == "delete row 0.1")
    #expect(list.host.cell(at: path(1)) === street)
  }

  @Test func `differ in the branches of a condition`() {
    func show(_ state: Int) -> String {
      changes {
        switch state {
        case 0: Row(TextCell.self, "none")
        case 1:
          Row(TextCell.self, "one")
          Row(TextCell.self, "more")
        case 2: for text in ["a", "b"] { Row(TextCell.self, text) }
        default: if state > 3 { Row(TextCell.self, "many") } else { Row(TextCell.self, "three") }
        }
        Row(TextCell.self, "last")
      }
    }
    let counts = [1, 2, 2, 1, 1]
    for old in counts.indices {
      for new in counts.indices where old != new {
        _ = show(old)
        let last = list.host.cell(at: path(counts[old]))
        let expected = [("delete", counts[old]), ("insert", counts[new])].map { verb, count in
          count == 1 ? "\(verb) row 0.0" : "\(verb) rows 0.0–0.1"
        }
        #expect(show(new) == expected.joined(separator: ", "))
        #expect(list.host.cell(at: path(counts[new])) === last)
      }
    }
  }

  @Test func `count the turns of a loop, whatever the turns before contain`() {
    func show(_ people: [(name: String, note: String?)]) -> String {
      changes {
        for person in people {
          Row(TextCell.self, person.name)
          if let note = person.note { Row(TextCell.self, note) }
        }
      }
    }
    _ = show([("Ada", nil), ("Grace", nil)])
    let grace = list.host.cell(at: path(1))
    #expect(show([("Ada", "Countess"), ("Grace", nil)]) == "insert row 0.1")
    #expect(list.host.cell(at: path(2)) === grace)
    #expect(
      show([("Joan", nil), ("Ada", nil), ("Grace", nil)]) == "delete row 0.1, insert row 0.2")
  }

  @Test func `of optional rows and of arrays keep those of the others`() {
    func show(_ draft: String?, _ texts: [String?]) -> String {
      changes {
        draft.map { Row(TextCell.self, $0) }
        texts.map { text in text.map { Row(TextCell.self, $0) } }
        Row(TextCell.self, "last")
      }
    }
    _ = show(nil, ["a", nil, "c"])
    #expect(show("draft", ["a", nil, "c"]) == "insert row 0.0")
    #expect(show("draft", ["a", "b", "c"]) == "insert row 0.2")
    #expect(show("draft", [nil, "b", "c"]) == "delete row 0.1")
  }

  @Test func `of another builder's rows have that builder's own position`() {
    @RowBuilder<HeadlessCell>
    func address(_ name: String, _ hasHouse: Bool) -> RowList<HeadlessCell> {
      Row(TextCell.self, "Street")
      if hasHouse { Row(TextCell.self, "House") }
      LazyRows([name], id: \.self) { Row(TextCell.self, $0) }
      Row(TextCell.self, "City")
    }
    func show(_ home: Bool, _ work: Bool?, _ others: [String]) -> String {
      changes {
        address("home", home)
        work.map { address("work", $0) }
        for other in others { address(other, false) }
        Row(TextCell.self, "last")
      }
    }
    _ = show(false, nil, [])
    #expect(show(true, nil, []) == "insert row 0.1")
    #expect(show(true, false, []) == "insert rows 0.4–0.6")
    #expect(show(true, true, []) == "insert row 0.5")
    #expect(show(true, true, ["boat"]) == "insert rows 0.8–0.10")
    #expect(show(true, nil, ["boat"]) == "delete rows 0.4–0.7")
    #expect(
      list.shown == ["Street", "House", "home", "City", "Street", "boat", "City", "last"])
    #expect(list.failures.isEmpty)
  }

  @Test func `are new for a row that is taken out of another list`() {
    let first = ListSection<HeadlessCell>(id: 0) { Row(TextCell.self, "a") }.rows
    let second = ListSection<HeadlessCell>(id: 0) { Row(TextCell.self, "b") }.rows
    #expect(changes { [first[0], second[0]] } == "insert section 0")
    #expect(list.shown == ["a", "b"])
    #expect(list.failures.isEmpty)
  }

  @Test func `of shown rows don't repeat the children of expanded ones`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "parent").id(1)
          .children(initiallyExpanded: true) { Row(TextCell.self, "child").id(2) }
      }
    }
    let rows = list.driver.sections[0].rows
    #expect(rows.count == 2)
    _ = changes { rows }
    #expect(list.shown == ["parent", "child"])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `are the same in two contents if statements, branches and turns are`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shape = BuilderShape.random(depth: 5, using: &random)
    let contents = (0..<3).map { _ in shape.built(using: &random) }
    for old in contents {
      #expect(Set(old.identities).count == old.paths.count, "seed \(seed): \(old.paths)")
      for new in contents {
        for (path, identity) in zip(old.paths, old.identities) {
          for (other, otherIdentity) in zip(new.paths, new.identities) {
            #expect(
              (path == other) == (identity == otherIdentity), "seed \(seed): \(path), \(other)")
          }
        }
      }
    }
  }
}

/// What is written in a builder, without the values of its conditions and the elements of its loops.
private indirect enum BuilderShape {
  case text, number, optional, array
  case block([BuilderShape])
  case condition(BuilderShape)
  case choice(BuilderShape, BuilderShape)
  case loop(BuilderShape)
  case function(BuilderShape)
  case optionalFunction(BuilderShape)

  static func random(depth: Int, using random: inout SeededGenerator) -> BuilderShape {
    func inner() -> BuilderShape { .random(depth: depth - 1, using: &random) }
    switch Int.random(in: 0..<(depth > 0 ? 14 : 4), using: &random) {
    case 0: return .text
    case 1: return .number
    case 2: return .optional
    case 3: return .array
    case 4...7: return .block((0..<Int.random(in: 0...4, using: &random)).map { _ in inner() })
    case 8: return .condition(inner())
    case 9, 10: return .choice(inner(), inner())
    case 11: return .loop(inner())
    case 12: return .function(inner())
    default: return .optionalFunction(inner())
    }
  }

  /// Builds rows with random conditions and loops.
  @MainActor
  func built(
    using random: inout SeededGenerator
  ) -> (identities: [RowIdentity], paths: [String]) {
    var paths: [String] = []
    let part = part(at: "", paths: &paths, using: &random)
    let rows = ListSection(id: 0) { RowBuilder<HeadlessCell>.buildFinalResult(part) }.rows
    return ((0..<rows.count).map { rows.identity(at: $0) }, paths)
  }

  /// The part that a builder makes, and the paths of its rows.
  private func part(
    at path: String, paths: inout [String], using random: inout SeededGenerator
  ) -> _RowPart {
    typealias Builder = RowBuilder<HeadlessCell>
    switch self {
    case .text:
      paths.append(path)
      return Builder.buildExpression(Row(TextCell.self, path))
    case .number:
      paths.append(path)
      return Builder.buildExpression(Row(NumberCell.self, 1))
    case .optional:
      let row = Bool.random(using: &random) ? Row(TextCell.self, path) : nil
      if row != nil { paths.append(path) }
      return Builder.buildExpression(row)
    case .array:
      let count = Int.random(in: 0...3, using: &random)
      paths += (0..<count).map { path + "/\($0)" }
      return Builder.buildExpression((0..<count).map { Row(NumberCell.self, $0) })
    case .block(let statements):
      let parts = statements.enumerated().map { number, statement in
        statement.part(at: path + "/\(number)", paths: &paths, using: &random)
      }
      return switch parts.count {
      case 0: Builder.buildBlock()
      case 1: Builder.buildBlock(parts[0])
      case 2: Builder.buildBlock(parts[0], parts[1])
      case 3: Builder.buildBlock(parts[0], parts[1], parts[2])
      default: Builder.buildBlock(parts[0], parts[1], parts[2], parts[3])
      }
    case .condition(let rows):
      guard Bool.random(using: &random) else { return Builder.buildOptional(nil) }
      return Builder.buildOptional(rows.part(at: path, paths: &paths, using: &random))
    case .choice(let rows, let others):
      return Bool.random(using: &random)
        ? Builder.buildEither(first: rows.part(at: path + "a", paths: &paths, using: &random))
        : Builder.buildEither(second: others.part(at: path + "b", paths: &paths, using: &random))
    case .loop(let rows):
      return Builder.buildArray(
        (0..<Int.random(in: 0...3, using: &random)).map {
          rows.part(at: path + "/\($0)", paths: &paths, using: &random)
        })
    case .function(let rows):
      let part = rows.part(at: path + "f", paths: &paths, using: &random)
      return Builder.buildExpression(Builder.buildFinalResult(part))
    case .optionalFunction(let rows):
      guard Bool.random(using: &random) else {
        return Builder.buildExpression(RowList<HeadlessCell>?.none)
      }
      let part = rows.part(at: path + "f", paths: &paths, using: &random)
      return Builder.buildExpression(Optional(Builder.buildFinalResult(part)))
    }
  }
}
