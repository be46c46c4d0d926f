/// The warnings that UIKit writes to the system's log.
///
/// Each warning is printed to standard error once per process. Inside ``recording(_:)``, warnings are
/// recorded instead.
public enum UIKitLog {
  @MainActor private static var written: Set<String> = []
  @MainActor private static var recorded: [String]?

  /// Records warnings instead of printing them. Returns them in order.
  @MainActor
  public static func recording(_ work: @MainActor () throws -> Void) rethrows -> [String] {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    try work()
    return recorded ?? []
  }

  @MainActor
  static func warn(_ warning: String) {
    guard recorded == nil else {
      recorded?.append(warning)
      return
    }
    guard written.insert(warning).inserted else { return }
    FileHandle.standardError.write(Data("[UIKit] \(warning)\n".utf8))
  }
}
