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
    holdObjects = first.contains { !objects(in: $0).isEmpty }
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

/// Returns the objects that a value is or holds, of classes that the system doesn't declare.
///
/// The objects that these objects hold aren't included.
@MainActor
func objects(in value: Any, depth: Int = 0) -> [AnyObject] {
  let mirror = Mirror(reflecting: value)
  let isSystems = isDeclaredBySystem(mirror.subjectType)
  if mirror.displayStyle == .class { return isSystems ? [] : [value as AnyObject] }
  if depth >= 4 || (isSystems && mirror.displayStyle == .struct) { return [] }
  return mirror.children.flatMap { objects(in: $0.value, depth: depth + 1) }
}
