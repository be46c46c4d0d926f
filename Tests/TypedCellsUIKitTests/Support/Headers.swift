import Foundation

/// The names of the methods that a header of the importer check declares.
func declaredMethods(in header: String) throws -> Set<String> {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../AppleCheck/Headers/UIKit/\(header)")
  let text = try String(contentsOf: file, encoding: .utf8)
  let declarations = text.split(separator: ";").filter { $0.contains("- (") }
  return Set(
    declarations.map { declaration in
      var rest = declaration[(declaration.range(of: "- (")?.upperBound ?? declaration.endIndex)...]
      rest = rest[(rest.firstIndex(of: ")").map { rest.index(after: $0) } ?? rest.endIndex)...]
      let parts = rest.split(separator: ":").dropLast().map { part in
        part.split { !$0.isLetter }.last.map { "\($0):" } ?? ""
      }
      return parts.joined()
    })
}
