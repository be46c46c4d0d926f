/// The samples of a test: made anew for each trial if they hold objects, because a cell can change those.
@MainActor
struct SampleSource<Sample> {
  private let make: @MainActor () -> [Sample]
  private let first: [Sample]

  /// Whether the samples hold objects of your own.
  let holdObjects: Bool

  init(_ make: @escaping @MainActor () -> [Sample]) {
    self.make = make
    first = make()
    holdObjects = first.contains { refersToObject($0, depth: 0) }
  }

  var indices: Range<Int> { first.indices }

  /// The samples for one trial.
  func forTrial() -> [Sample] {
    guard holdObjects else { return first }
    let samples = make()
    return samples.count == first.count ? samples : first
  }

  /// The samples, made once more.
  var madeAnew: [Sample] { make() }

  /// The samples that were made first; nothing but comparisons may use them.
  var unused: [Sample] { first }
}

/// Whether a value is an object, or holds one, of a class that is not the system's.
private func refersToObject(_ value: Any, depth: Int) -> Bool {
  let mirror = Mirror(reflecting: value)
  let isSystems = ["Foundation", "Swift", "UIKit", "HeadlessUIKit", "CoreFoundation", "__C"]
    .contains(String(reflecting: mirror.subjectType).prefix { $0 != "." }.description)
  if mirror.displayStyle == .class { return !isSystems }
  if isSystems, mirror.displayStyle == .struct { return false }
  return depth < 4 && mirror.children.contains { refersToObject($0.value, depth: depth + 1) }
}
