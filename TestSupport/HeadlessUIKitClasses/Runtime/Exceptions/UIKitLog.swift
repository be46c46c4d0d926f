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
    if written.insert(warning).inserted { write(warning) }
  }

  /// Writes a warning of a value that can be used on any thread. Outside the main actor, it's printed each time.
  static func warnAnywhere(_ warning: String) {
    guard MainActor.isCurrent else { return write(warning) }
    MainActor.assumeIsolated { warn(warning) }
  }

  private static func write(_ warning: String) {
    FileHandle.standardError.write(Data("[UIKit] \(warning)\n".utf8))
  }
}
