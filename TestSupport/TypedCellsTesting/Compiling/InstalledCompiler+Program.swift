#if os(macOS)
  import Foundation

  // Unsafe, because the name of a loaded image comes as a C string.
  //
  // Invariant: `dladdr` fills `info` if it returns something else than 0, and the name lives as long as the image,
  // which is the one that this code is in.
  //
  // Check: the result, and that there is a name.
  //
  // Fallback: the executable of the process, which is right for programs and wrong for test bundles.

  extension InstalledCompiler {
    /// The program that this code is in: a test bundle, which a runner of Xcode's loads, or an executable.
    static func runningProgram() -> URL {
      var info = unsafe Dl_info()
      guard unsafe dladdr(#dsohandle, &info) != 0, let name = unsafe info.dli_fname else {
        return URL(fileURLWithPath: CommandLine.arguments[0])
      }
      let image = URL(fileURLWithPath: unsafe String(cString: name)).resolvingSymlinksInPath()
      // `NAME.xctest/Contents/MacOS/NAME`: the modules are beside the bundle.
      let folder = image.deletingLastPathComponent()
      guard folder.lastPathComponent == "MacOS" else { return image }
      return folder.deletingLastPathComponent().deletingLastPathComponent()
    }
  }
#endif
