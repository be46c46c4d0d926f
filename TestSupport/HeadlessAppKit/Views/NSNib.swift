/// A nib. Its content is provided in code, because HeadlessAppKit reads no nib files.
@MainActor
open class NSNib: NSObject {
  private static var contents: [String: @MainActor () -> [Any]] = [:]
  private let make: @MainActor () -> [Any]

  /// Looks for a nib.
  ///
  /// - Returns: the nib; `nil` if none was provided.
  public init?(nibNamed nibName: String, bundle: Bundle?) {
    guard let make = Self.contents[nibName] else { return nil }
    self.make = make
    super.init()
  }

  /// Provides the content of a nib, in every bundle.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - topLevelObjects: creates the nib's objects.
  public static func provide(_ name: String, _ topLevelObjects: @escaping @MainActor () -> [Any]) {
    contents[name] = topLevelObjects
  }

  func instantiate() -> [Any] { make() }
}
