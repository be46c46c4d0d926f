// Compares the imported headers with HeadlessUIKit or HeadlessAppKit, declaration by declaration.
//
// Usage: CompareSurfaces HEADLESS-MODULE HEADERS-GRAPH HEADLESS-GRAPH KNOWN-DIFFERENCES
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 5 else {
  print("usage: CompareSurfaces HEADLESS-MODULE HEADERS-GRAPH HEADLESS-GRAPH KNOWN-DIFFERENCES")
  exit(64)
}
let module = arguments[1]
let headers = try Surface(contentsOf: arguments[2])
var headless = try Surface(contentsOf: arguments[3], module: module)
// UIKit declares what tables and collection views have in common twice.
headless.inline("CellScrollView")
// A line names a declaration, or a type with all its members, and gives the reason after a dash.
let known = Set(
  try String(contentsOfFile: arguments[4], encoding: .utf8).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.prefix { $0 != "—" }.trimmingCharacters(in: .whitespaces) })

func knownName(of difference: SurfaceComparison.Difference) -> String? {
  if known.contains(difference.name) { return difference.name }
  let owner = String(difference.name.prefix { $0 != "." })
  return known.contains(owner) ? owner : nil
}

let differences = SurfaceComparison(headers: headers, headless: headless).differences
let unknown = differences.filter { knownName(of: $0) == nil }
let stale = known.subtracting(differences.compactMap(knownName))

for difference in unknown {
  let what = difference.what.replacingOccurrences(of: "HeadlessUIKit", with: module)
  print("\(difference.name): \(what)")
}
for name in stale.sorted() { print("\(name): a known difference that is none") }
guard unknown.isEmpty, stale.isEmpty else {
  print("Apple check: \(unknown.count) differences of the headers and \(module)")
  exit(1)
}
print(
  "Apple check: \(headers.declarations.count) declarations of the headers are in \(module), "
    + "\(known.count) known differences")
