import TypedCells

/// Returns the first mistake of the duplicate policies in the new content of a case, or `nil`.
func brokenPolicy<ID: FuzzIdentity>(of fuzzCase: FuzzCase, identities _: ID.Type) -> String? {
  let old = fuzzCase.old.map { DiffedSection<ID>($0) }
  let new = fuzzCase.new.map { DiffedSection<ID>($0) }
  let expected = firsts(of: fuzzCase.new, by: \.id).map { section in
    FuzzSection(id: section.id, value: section.value, rows: firsts(of: section.rows, by: \.id))
  }
  do {
    let kept = try SectionedChangeSet(from: old, to: new, duplicates: .keepFirst).new.map(\.plain)
    if kept != expected { return "keepFirst keeps \(kept), not \(expected)" }
    let all = try SectionedChangeSet(from: old, to: new, duplicates: .disambiguate).new
    if all.map(\.plain) != fuzzCase.new { return "disambiguate drops rows" }
  } catch {
    return "a policy other than refuse throws \(error)"
  }
  do {
    _ = try SectionedChangeSet(from: old, to: new, duplicates: .refuse)
    return expected == fuzzCase.new ? nil : "refuse accepts duplicates"
  } catch {
    return (wrongPlaces(in: error, of: fuzzCase.new) ?? wrongText(of: error))
      .map { "\($0): \(error)" }
  }
}

/// Returns the same for the rows of the first section, as content without sections.
func brokenLinearPolicy(of fuzzCase: FuzzCase) -> String? {
  let old = fuzzCase.old.first?.rows.map(\.id) ?? []
  let new = fuzzCase.new.first?.rows.map(\.id) ?? []
  let expected = firsts(of: new, by: \.self)
  do {
    if try ChangeSet(from: old, to: new, duplicates: .keepFirst).new != expected {
      return "keepFirst keeps others than \(expected)"
    }
    _ = try ChangeSet(from: old, to: new, duplicates: .refuse)
    return expected == new ? nil : "refuse accepts duplicates"
  } catch {
    guard case .elements(let positions) = error.places else { return "the places of \(error)" }
    let isRight =
      positions.count > 1 && positions == new.indices.filter { new[$0] == new[positions[0]] }
    guard isRight, expected != new else { return "the positions of \(error)" }
    return wrongText(of: error)
  }
}

/// Returns a mistake if the text of an error doesn't name the identity and the first ten places, in this order.
private func wrongText(of error: DuplicateIdentity) -> String? {
  var (kind, places) =
    switch error.places {
    case .elements(let positions): ("elements", positions.map(\.description))
    case .sections(let positions): ("sections", positions.map(\.description))
    case .rows(let paths): ("rows", paths.map(\.description))
    }
  if places.count > 10 {
    let others = places.count - 10
    places = places.prefix(10) + [others == 1 ? "1 other" : "\(others) others"]
  }
  let list = places.dropLast().joined(separator: ", ") + " and " + (places.last ?? "")
  return error.description.hasPrefix("\(kind) \(list) have the same identity, \(error.identity);")
    ? nil : "the text"
}

private func firsts<Element>(
  of elements: [Element], by identity: (Element) -> Int
) -> [Element] {
  var known: Set<Int> = []
  return elements.filter { known.insert(identity($0)).inserted }
}

private func wrongPlaces(in error: DuplicateIdentity, of sections: [FuzzSection]) -> String? {
  let sectionsAreUnique = Set(sections.map(\.id)).count == sections.count
  switch error.places {
  case .elements: return "a section isn't an element"
  case .sections(let positions):
    let same = sections.indices.filter { sections[$0].id == sections[positions[0]].id }
    return positions.count > 1 && positions == same ? nil : "wrong sections"
  case .rows(let paths):
    guard sectionsAreUnique else { return "the sections are duplicates, too" }
    let rows = sections[paths[0].section].rows
    let same = rows.indices.filter { rows[$0].id == rows[paths[0].row].id }
      .map { RowPath(section: paths[0].section, row: $0) }
    return paths.count > 1 && paths == same ? nil : "wrong rows"
  }
}
