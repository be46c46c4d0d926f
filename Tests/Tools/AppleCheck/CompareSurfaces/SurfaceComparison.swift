/// The differences between two descriptions of UIKit.
struct SurfaceComparison {
  struct Difference {
    let name: String
    let what: String
  }

  let headers: Surface
  let headless: Surface

  var differences: [Difference] {
    (missing + different + additional + parents).sorted { $0.name < $1.name }
  }

  /// Declarations of the headers that HeadlessUIKit lacks.
  private var missing: [Difference] {
    headers.declarations.keys.filter { headless.declarations[$0] == nil }.map {
      Difference(name: $0, what: "only in the headers, as \(spellings($0, in: headers))")
    }
  }

  private var different: [Difference] {
    headers.declarations.keys.compactMap { name in
      guard let ours = headless.declarations[name], let theirs = headers.declarations[name] else {
        return nil
      }
      let our = Set(ours.map(\.spelling))
      let their = Set(theirs.map(\.spelling))
      if our != their {
        return Difference(
          name: name,
          what: "\(spellings(name, in: headers)) in the headers, "
            + "\(spellings(name, in: headless)) in HeadlessUIKit")
      }
      if theirs[0].isOptional != ours[0].isOptional {
        let place = theirs[0].isOptional ? "the headers" : "HeadlessUIKit"
        return Difference(name: name, what: "optional only in \(place)")
      }
      let isOfInstances = ["swift.method", "swift.property", "swift.class"].contains(theirs[0].kind)
      if theirs[0].isObjectiveC, isOfInstances, isOfClass(name), !ours.contains(where: \.isOpen) {
        return Difference(name: name, what: "cannot be overridden in HeadlessUIKit")
      }
      return nil
    }
  }

  /// Declarations that HeadlessUIKit has and the headers lack. A class may redeclare an inherited
  /// member, or a protocol's member that subclasses override, also one of Foundation's protocols.
  private var additional: [Difference] {
    let requirements = Set(
      headers.declarations.filter { isOfProtocol($0.key) }.map { lastComponent($0.key) })
    return headless.declarations.compactMap { name, ours in
      guard headers.declarations[name] == nil, !ours.allSatisfy(\.isOverride),
        ![".copy(with:)", ".encode(with:)"].contains(where: name.hasSuffix),
        !(isOfClass(name) && requirements.contains(lastComponent(name)))
      else { return nil }
      return Difference(
        name: name, what: "only in HeadlessUIKit, as \(spellings(name, in: headless))")
    }
  }

  /// Superclasses and protocols of the headers that HeadlessUIKit lacks. Each is a separate difference,
  /// so that a known one doesn't hide another.
  private var parents: [Difference] {
    headers.parents.flatMap { name, theirs -> [Difference] in
      guard headless.declarations[name] != nil else { return [] }
      let lacking = theirs.filter { parent in
        headers.declarations[parent] != nil
          || ["NSObject", "NSCoding", "NSCopying"].contains(parent)
      }.subtracting(headless.parents[name] ?? [])
      return lacking.map {
        Difference(name: "\(name): \($0)", what: "HeadlessUIKit's \(name) is no \($0)")
      }
    }
  }

  private func spellings(_ name: String, in surface: Surface) -> String {
    (surface.declarations[name] ?? []).map { "'\($0.spelling)'" }.sorted()
      .joined(separator: " and ")
  }

  private func isOfProtocol(_ name: String) -> Bool { ownerKind(name) == "swift.protocol" }

  private func isOfClass(_ name: String) -> Bool { ownerKind(name) == "swift.class" }

  private func ownerKind(_ name: String) -> String? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let owner = String(name[..<dot])
    return (headers.declarations[owner] ?? headless.declarations[owner])?.first?.kind
  }

  private func lastComponent(_ name: String) -> Substring {
    name.firstIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
  }
}
