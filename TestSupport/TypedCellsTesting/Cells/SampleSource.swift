/// The samples of a test. If they hold objects, each trial creates them again, because a cell can change
/// them.
@MainActor
struct SampleSource<Sample> {
  private let make: @MainActor () -> [Sample]
  private let first: [Sample]

  /// Whether the samples hold objects of your classes.
  let holdObjects: Bool

  init(_ make: @escaping @MainActor () -> [Sample]) {
    self.make = make
    first = make()
    holdObjects = first.contains { refersToObject($0, depth: 0) }
  }

  var indices: Range<Int> { first.indices }

  /// Returns the samples for one trial.
  func forTrial() -> [Sample] {
    guard holdObjects else { return first }
    let samples = make()
    return samples.count == first.count ? samples : first
  }

  /// The samples, created again.
  var madeAnew: [Sample] { make() }

  /// The samples that were created first. Use them only for comparisons.
  var unused: [Sample] { first }
}

/// Whether a value is or holds an object of a class that the system doesn't declare.
private func refersToObject(_ value: Any, depth: Int) -> Bool {
  let mirror = Mirror(reflecting: value)
  let isSystems = ["Foundation", "Swift", "UIKit", "HeadlessUIKitClasses", "CoreFoundation", "__C"]
    .contains(String(reflecting: mirror.subjectType).prefix { $0 != "." }.description)
  if mirror.displayStyle == .class { return !isSystems }
  if isSystems, mirror.displayStyle == .struct { return false }
  return depth < 4 && mirror.children.contains { refersToObject($0.value, depth: depth + 1) }
}
