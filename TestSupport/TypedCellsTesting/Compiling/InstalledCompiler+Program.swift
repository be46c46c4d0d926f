#if os(macOS)
  import Foundation

  // Unsafe, because the name of a loaded image is a C string.
  //
  // Invariant: `dladdr` fills `info` if it doesn't return 0, and the name is valid as long as the image is
  // loaded. The image contains this code, so it is loaded.
  //
  // Check: the result, and that the name isn't `nil`.
  //
  // Fallback: the executable of the process, which is right for programs and wrong for test bundles.

  extension InstalledCompiler {
    /// Returns the program with this code: a test bundle that Xcode's runner loads, or an executable.
    static func runningProgram() -> URL {
      var info = unsafe Dl_info()
      guard unsafe dladdr(#dsohandle, &info) != 0, let name = unsafe info.dli_fname else {
        return URL(fileURLWithPath: CommandLine.arguments[0])
      }
      let image = URL(fileURLWithPath: unsafe String(cString: name)).resolvingSymlinksInPath()
      // The bundle is `NAME.xctest/Contents/MacOS/NAME`, and the modules are beside it.
      let folder = image.deletingLastPathComponent()
      guard folder.lastPathComponent == "MacOS" else { return image }
      return folder.deletingLastPathComponent().deletingLastPathComponent()
    }
  }
#endif
