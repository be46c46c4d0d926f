extension PositionChanges: CustomStringConvertible {
  /// The changes in words, such as `delete 1–2, insert 4, move 3 → 0, update 5`.
  public var description: String { sentence(phrases(noun: "", old: "", new: "")) }

  fileprivate func phrases(noun: String, old: String, new: String) -> [String] {
    let noun = noun.isEmpty ? "" : " \(noun)"
    let plural = noun.isEmpty ? "" : "\(noun)s"
    func phrase(_ verb: String, _ range: Range<Int>, _ prefix: String) -> String {
      range.count == 1
        ? "\(verb)\(noun) \(prefix)\(range.lowerBound)"
        : "\(verb)\(plural) \(prefix)\(range.lowerBound)–\(prefix)\(range.upperBound - 1)"
    }
    return deletions.map { phrase("delete", $0, old) }
      + insertions.map { phrase("insert", $0, new) }
      + moves.map { "move\(noun) \(old)\($0.old) → \(new)\($0.new)" }
      + updates.map { "update\(noun) \(old)\($0.old)" }
  }
}

extension SectionedChanges: CustomStringConvertible {
  /// The changes in words, such as `delete section 1, insert row 0.2, move row 0.1 → 2.0`.
  public var description: String {
    var phrases = sections.phrases(noun: "section", old: "", new: "")
    for section in changedSections {
      phrases += section.rows.phrases(noun: "row", old: "\(section.old).", new: "\(section.new).")
    }
    phrases += movesBetweenSections.map { "move row \($0.old) → \($0.new)" }
    phrases += updatedMovesBetweenSections.map { "update row \($0.old)" }
    return sentence(phrases)
  }
}

extension BatchUpdate: CustomStringConvertible {
  /// The changes in words, such as `delete row 0.1, move section 2 → 0`.
  public var description: String {
    var phrases = deletedSections.map { "delete section \($0)" }
    phrases += insertedSections.map { "insert section \($0)" }
    phrases += movedSections.map { "move section \($0.old) → \($0.new)" }
    phrases += reloadedSections.map { "reload section \($0)" }
    phrases += deletedRows.map { "delete row \($0)" }
    phrases += insertedRows.map { "insert row \($0)" }
    phrases += movedRows.map { "move row \($0.old) → \($0.new)" }
    phrases += reloadedRows.map { "reload row \($0)" }
    return sentence(phrases)
  }
}

private func sentence(_ phrases: [String]) -> String {
  phrases.isEmpty ? "no changes" : phrases.joined(separator: ", ")
}
