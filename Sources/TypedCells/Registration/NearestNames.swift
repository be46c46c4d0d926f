/// Returns the names that are most similar to `name`, best first, for suggestions in messages.
///
/// - Complexity: O(*n* · *m*) for *n* characters in `name` and *m* in all candidates together.
func nearestNames(to name: String, among candidates: [String], limit: Int = 3) -> [String] {
  candidates
    .map { (name: $0, distance: editDistance(from: name, to: $0)) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(limit)
    .map(\.name)
}

/// Returns the number of characters to insert, delete or replace to turn one string into the other.
///
/// This is the algorithm of Wagner and Fischer (1974), which stores one row of the table.
private func editDistance(from source: String, to target: String) -> Int {
  let target = Array(target)
  var row = Array(0...target.count)
  for (sourceIndex, sourceCharacter) in source.enumerated() {
    var diagonal = row[0]
    row[0] = sourceIndex + 1
    for (targetIndex, targetCharacter) in target.enumerated() {
      let substitution = diagonal + (sourceCharacter == targetCharacter ? 0 : 1)
      diagonal = row[targetIndex + 1]
      row[targetIndex + 1] = min(substitution, diagonal + 1, row[targetIndex] + 1)
    }
  }
  return row[target.count]
}
