import TypedCellsTesting
import TypedCellsUIKit

/// What a list shows: the numbers of its rows, and how its visible rows, headers and footers look.
@MainActor
struct ListPicture {
  /// The position of a view in a list.
  enum Place: Hashable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)
    case supplementary(String, IndexPath)
  }

  /// The number of rows in each section, as the list knows it.
  let counts: [Int]

  /// The visible views: the rows from top to bottom, then the others.
  private(set) var places: [Place] = []
  private var looks: [Place: CellObservation] = [:]

  init(counts: [Int]) { self.counts = counts }

  mutating func add(_ view: UIView?, at place: Place) {
    // Nothing of a view is visible if its mask has no area.
    guard let view, looks[place] == nil, view.mask.map({ !$0.bounds.isEmpty }) ?? true else {
      return
    }
    places.append(place)
    looks[place] = ViewObserver.observe(view)
  }

  var rows: [Place] {
    places.filter { if case .row = $0 { true } else { false } }
  }

  var showsRows: Bool { !rows.isEmpty }

  func look(at place: Place) -> CellObservation? { looks[place] }

  /// Every text of the rows, by place.
  var texts: [Place: [String]] { looks.mapValues(\.texts) }

  /// The name of a view for reports, such as `row 0.1 (NoteCell "Cake")`.
  func name(of place: Place) -> String {
    let look = looks[place].map { " (\($0.root.rowName))" } ?? ""
    return switch place {
    case .row(let path): "row \(path.section).\(path.item)" + look
    case .header(let section): "the header of section \(section)" + look
    case .footer(let section): "the footer of section \(section)" + look
    case .supplementary(UICollectionView.elementKindSectionHeader, let path):
      "the header of section \(path.section)" + look
    case .supplementary(UICollectionView.elementKindSectionFooter, let path):
      "the footer of section \(path.section)" + look
    case .supplementary(let kind, let path): "the \(kind) at \(path.section).\(path.item)" + look
    }
  }
}

extension ListPicture {
  /// A difference between two pictures.
  struct Difference {
    let words: String

    /// Whether the rows are others, and not only look different.
    let isOfRows: Bool
    var place: Place?
  }

  /// Returns the first difference from the expected picture, or `nil` if both show the same.
  ///
  /// - Parameter name: the name of the expected values, such as "reloaded".
  func difference(from expected: ListPicture, called name: String) -> Difference? {
    countDifference(from: expected, called: name) ?? lookDifference(from: expected, called: name)
      ?? missingView(from: expected, called: name)
  }

  private func countDifference(from expected: ListPicture, called name: String) -> Difference? {
    if counts == expected.counts { return nil }
    let words =
      if counts.count != expected.counts.count {
        "\(counts.count) sections are shown, \(name): \(expected.counts.count)"
      } else {
        zip(counts, expected.counts).enumerated().first { $1.0 != $1.1 }.map {
          "section \($0) shows \($1.0) rows, \(name): \($1.1)"
        } ?? ""
      }
    let example =
      expected.rowMissing(in: self).map { "\(expected.name(of: $0)) isn't shown" }
      ?? rowMissing(in: expected).map { "\(self.name(of: $0)) is still shown" }
    return Difference(words: words + (example.map { "; \($0)" } ?? ""), isOfRows: true)
  }

  /// Returns the first row whose texts no row of another picture has.
  private func rowMissing(in other: ListPicture) -> Place? {
    let others = Set(other.rows.compactMap { other.looks[$0]?.texts })
    return rows.first { row in looks[row].map { !others.contains($0.texts) } ?? false }
  }

  /// Returns the first view that is in both pictures and looks different.
  func lookDifference(from expected: ListPicture, called name: String) -> Difference? {
    places.firstResult { place in
      guard let look = looks[place], let other = expected.looks[place],
        let difference = look.difference(from: other)
      else { return nil }
      return Difference(
        words: "\(self.name(of: place)) differs at \(difference.words(other: name))",
        isOfRows: false, place: place)
    }
  }

  /// Returns a header or footer that only one picture has, if both have the same rows.
  private func missingView(from expected: ListPicture, called name: String) -> Difference? {
    guard rows == expected.rows else { return nil }
    if let place = expected.places.first(where: { looks[$0] == nil }) {
      return Difference(
        words: "\(expected.name(of: place)) isn't shown, \(name): it is", isOfRows: false,
        place: place)
    }
    return places.first { expected.looks[$0] == nil }.map { place in
      Difference(
        words: "\(self.name(of: place)) is shown, \(name): it isn't", isOfRows: false, place: place)
    }
  }
}

extension ObservedNode {
  /// The class and the first texts, such as `NoteCell "Cake"`. Those of buttons are usually the same in all rows.
  fileprivate var rowName: String {
    let own = textsOutsideOfControls
    let texts = (own.isEmpty ? texts : own).filter { !$0.isEmpty }.prefix(2)
    return ([kind] + texts.map { "\"\($0)\"" }).joined(separator: " ")
  }

  private var textsOutsideOfControls: [String] {
    if kind == "UIButton" || kind == "UISegmentedControl" || kind == "UITextField" { return [] }
    var own = self
    own.children = []
    return own.texts + children.flatMap(\.textsOutsideOfControls)
  }
}
