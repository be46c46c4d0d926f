import Foundation
import TypedCells

extension CellLaws {
  /// The fields that are equal in all samples, in words.
  ///
  /// The laws can't find stale state of such a field, so the output names the fields.
  var fieldsThatNeverDiffer: [String] {
    let samples = samples.unused
    guard samples.count > 1 else { return [] }
    let mirrors = samples.map { Mirror(reflecting: $0) }
    guard let first = mirrors.first, first.displayStyle == .struct || first.displayStyle == .class
    else { return [] }
    let names = first.children.compactMap { field -> String? in
      guard let label = field.label else { return nil }
      let values = mirrors.map { mirror in
        mirror.children.first { $0.label == label }.map { "\($0.value)" } ?? ""
      }
      let isEmpty = values[0] == "()" || values[0].contains("Function")
      return !isEmpty && Set(values).count == 1 ? label : nil
    }
    guard !names.isEmpty else { return [] }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return ["no two samples differ in \(list), so a stale value there isn't noticed; add a sample"]
  }
}
