import Foundation
import HeadlessUIKit

/// An element of a picture.
struct DrawnElement {
  let name: String
  let attributes: [String: String]
  let text: String?
  /// The classes of the groups that contain the element, from the outermost to the innermost.
  let groups: [String]
  /// The name of the clip path that applies to the element, or `nil`.
  let clip: String?

  subscript(attribute: String) -> String? { attributes[attribute] }

  func number(_ attribute: String) -> Double { Double(attributes[attribute] ?? "") ?? .nan }
}

/// The elements of a picture, in the order in which they're drawn.
struct DrawnPicture {
  let elements: [DrawnElement]

  @MainActor
  init(_ view: UIView, style: UIUserInterfaceStyle = .light) {
    self.init(view.svg(style: style))
  }

  init(_ document: String) {
    var elements: [DrawnElement] = []
    var open: [(group: String?, clip: String?)] = []
    for line in document.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("</") {
        open.removeLast()
        continue
      }
      let element = Self.element(
        in: line, groups: open.compactMap(\.group), clip: open.compactMap(\.clip).last)
      elements.append(element)
      if !line.hasSuffix("/>"), !line.contains("</") {
        open.append((element["class"], element["clip-path"]))
      }
    }
    self.elements = elements
  }

  private static func element(in line: Substring, groups: [String], clip: String?) -> DrawnElement {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let start = line.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" }
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let key = parts[index].split(separator: " ").last.map(String.init) ?? ""
      attributes[String(key.dropLast())] = String(parts[index + 1])
    }
    let text = line.range(of: "</").flatMap { end -> String? in
      let head = line[..<end.lowerBound]
      return head.range(of: ">").map { String(head[$0.upperBound...]) }
    }
    return DrawnElement(
      name: String(start), attributes: attributes, text: text, groups: groups, clip: clip)
  }

  func all(_ name: String) -> [DrawnElement] { elements.filter { $0.name == name } }

  /// The elements in groups of a class, such as `switch on`.
  func inside(_ group: String) -> [DrawnElement] {
    elements.filter { $0.groups.contains(group) }
  }

  var texts: [String] { all("text").compactMap(\.text) }

  func text(_ text: String) -> DrawnElement? { all("text").first { $0.text == text } }

  /// The classes of all groups.
  var groups: [String] { all("g").compactMap { $0["class"] } }

  var separators: [DrawnElement] { all("rect").filter { $0["class"] == "separator" } }
}

extension UIView {
  /// A view of 200 by 100 points with a subview.
  static func containing(_ child: UIView, at frame: CGRect) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    child.frame = frame
    view.addSubview(child)
    return view
  }
}
