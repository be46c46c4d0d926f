import Foundation

/// Returns the stored properties that reflection finds in an object, superclasses first.
///
/// The properties of the system's classes aren't included. UIKit's aren't visible to reflection, and those of
/// HeadlessUIKit shouldn't be.
///
/// - Complexity: O(the number of properties), and slow: a few microseconds each.
@MainActor
package func storedProperties(of object: AnyObject) -> [(name: String, value: Any)] {
  var properties: [(name: String, value: Any)] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror, !isDeclaredBySystem(current.subjectType) {
    let own = current.children.compactMap { child in
      child.label.map { (name: $0, value: child.value) }
    }
    properties = own + properties
    mirror = current.superclassMirror
  }
  return properties
}

/// Returns the names of an object's stored properties that hold objects.
@MainActor
package func namesOfStoredObjects(in object: AnyObject) -> [ObjectIdentifier: String] {
  var names: [ObjectIdentifier: String] = [:]
  for property in storedProperties(of: object) {
    guard let value = unwrapped(property.value) else { continue }
    let name = property.name.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
    if type(of: value) is AnyClass {
      names[ObjectIdentifier(value as AnyObject)] = name
    } else if let array = value as? [AnyObject] {
      for (index, element) in array.enumerated() {
        names[ObjectIdentifier(element)] = "\(name)[\(index)]"
      }
    }
  }
  return names
}

/// Returns the value inside nested optionals, or `nil` if they are empty.
package func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

// MARK: The system's types

/// Returns whether the system declares a type.
@MainActor
package func isDeclaredBySystem(_ type: Any.Type) -> Bool {
  if let known = knownTypes[ObjectIdentifier(type)] { return known }
  let name = String(reflecting: type)
  let isSystems = isInSystemModule(name) ?? isInSystemBundle(type)
  knownTypes[ObjectIdentifier(type)] = isSystems
  return isSystems
}

@MainActor private var knownTypes: [ObjectIdentifier: Bool] = [:]

/// Returns whether a type's qualified name begins with a module of the system; `nil` if it has no module, because it is
/// the name of a class in Objective-C.
func isInSystemModule(_ name: String) -> Bool? {
  name.firstIndex(of: ".").map { systemModules.contains(String(name[..<$0])) }
}

private let systemModules: Set = [
  "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "__C", "Dispatch", "UIKit",
  "UIKitCore", "AppKit", "HeadlessUIKitClasses", "HeadlessAppKit",
]

private func isInSystemBundle(_ type: Any.Type) -> Bool {
  #if canImport(ObjectiveC)
    guard let type = type as? AnyClass else { return false }
    return Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") ?? false
  #else
    return false
  #endif
}
