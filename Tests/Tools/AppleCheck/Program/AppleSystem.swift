/// An Apple system that targets are type-checked for, at the oldest version in the manifest.
struct AppleSystem {
  /// The system's name in SwiftPM's manifests.
  let platform: String

  /// The compiler's `-target`, with the oldest version.
  let triple: String

  /// The folder of the standard library, relative to the compiler's resource folder.
  let libraryFolder: String

  /// The name of an interface file of the standard library for this system, without its extension.
  let interfaceName: String

  /// Whether the system has UIKit's lists.
  let hasUIKit: Bool

  /// The targets that this system doesn't support. Targets that depend on these aren't checked either.
  ///
  /// The tests of HeadlessUIKit, the adapter and the example app use its simulated user, which UIKit
  /// lacks, and HeadlessSwiftUI stands in for SwiftUI. The example app and the cells of OutsideCellsTests have switches, which tvOS lacks.
  /// On watchOS, HeadlessUIKit has to be rejected.
  var leftOut: Set<String> {
    switch platform {
    case "macos": return []
    case "watchos": return ["HeadlessUIKit", "HeadlessUIKitClasses"]
    default:
      let everywhere: Set = [
        "HeadlessUIKitClasses", "HeadlessUIKitTests", "HeadlessSwiftUI", "HeadlessSwiftUITests",
        "TypedCellsUIKitTests", "ExampleAppTests",
      ]
      return platform == "tvos"
        ? everywhere.union(["ExampleApp", "OutsideCellsTests"]) : everywhere
    }
  }

  /// Whether the example app supports the system.
  var isPhone: Bool { platform == "ios" }

  /// Whether programs can start other programs, as the compile kit and the documentation's tests do.
  let hasProcesses: Bool

  /// All systems, by their names on the command line.
  static let all: [(name: String, system: AppleSystem)] = [
    (
      "macos",
      AppleSystem(
        platform: "macos", triple: "x86_64-apple-macosx12.0", libraryFolder: "macosx",
        interfaceName: "x86_64-apple-macos", hasUIKit: false, hasProcesses: true)
    ),
    (
      "ios",
      AppleSystem(
        platform: "ios", triple: "x86_64-apple-ios15.0-simulator",
        libraryFolder: "iphonesimulator", interfaceName: "x86_64-apple-ios-simulator",
        hasUIKit: true, hasProcesses: false)
    ),
    (
      "tvos",
      AppleSystem(
        platform: "tvos", triple: "x86_64-apple-tvos15.0-simulator",
        libraryFolder: "appletvsimulator", interfaceName: "x86_64-apple-tvos-simulator",
        hasUIKit: true, hasProcesses: false)
    ),
    (
      "visionos",
      AppleSystem(
        platform: "visionos", triple: "x86_64-apple-xros1.0-simulator",
        libraryFolder: "xrsimulator", interfaceName: "x86_64-apple-xros-simulator",
        hasUIKit: true, hasProcesses: false)
    ),
    (
      "maccatalyst",
      AppleSystem(
        platform: "maccatalyst", triple: "x86_64-apple-ios15.0-macabi",
        libraryFolder: "maccatalyst", interfaceName: "x86_64-apple-ios-macabi",
        hasUIKit: true, hasProcesses: false)
    ),
    (
      "watchos",
      AppleSystem(
        platform: "watchos", triple: "x86_64-apple-watchos8.0-simulator",
        libraryFolder: "watchsimulator", interfaceName: "x86_64-apple-watchos-simulator",
        hasUIKit: false, hasProcesses: false)
    ),
  ]
}
