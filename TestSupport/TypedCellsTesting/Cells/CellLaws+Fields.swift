import Foundation
import TypedCells

extension CellLaws {
  /// The fields that are equal in all samples, in words.
  ///
  /// The laws can't find stale state of such a field, so the output names the fields.
  var fieldsThatNeverDiffer: [String] {
    let samples = samples.unused
    guard samples.count > 1 else { return [] }
    let isClass = Mirror(reflecting: samples[0]).displayStyle == .class
    let names = Self.equalFields(of: samples, style: isClass ? .class : .struct)
    guard !names.isEmpty else { return [] }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return ["no two samples differ in \(list), so a stale value there isn't noticed; add a sample"]
  }

  /// The fields that are equal in all values, also those of structures inside.
  private static func equalFields(of values: [Any], style: Mirror.DisplayStyle) -> [String] {
    let mirrors = values.map { Mirror(reflecting: $0) }
    guard let first = mirrors.first, first.displayStyle == style else { return [] }
    return first.children.flatMap { field -> [String] in
      guard let label = field.label else { return [] }
      let fields = mirrors.compactMap { mirror in
        mirror.children.first { $0.label == label }?.value
      }
      // No sample can differ in a closure, also if it's optional or in a collection.
      if "\(type(of: field.value))".contains("->") { return [] }
      let texts = fields.map { "\($0)" }
      if texts[0] == "()" || texts[0].contains("Function") { return [] }
      if Set(texts).count == 1 { return [label] }
      guard !isDeclaredBySystem(type(of: field.value)) else { return [] }
      // Fields of the system's types mean nothing to a developer, and objects inside may refer to each other.
      return equalFields(of: fields, style: .struct).map { "\(label).\($0)" }
    }
  }
}
