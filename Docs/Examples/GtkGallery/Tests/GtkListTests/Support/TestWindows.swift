import GtkList
import GtkToolkit

/// The windows of hosts under test: each is open as long as its host is retained.
@MainActor
enum TestWindows {
  private struct Entry {
    weak var host: GtkList?
    let window: Window
  }

  private static var entries: [Entry] = []

  private static let hasDisplay: Bool = {
    let hasDisplay = MainLoop.start()
    // What fades in takes its time, and no test is about that.
    if hasDisplay { MainLoop.animates = false }
    return hasDisplay
  }()

  /// A host in a window of about thirty rows.
  static func makeHost() -> GtkList {
    precondition(hasDisplay, "there is no display; run the tests in `xvfb-run -a`")
    for entry in entries where entry.host == nil { entry.window.close() }
    entries.removeAll { $0.host == nil }
    let host = GtkList()
    entries.append(Entry(host: host, window: Window(title: "Test", host.widget)))
    return host
  }

  /// Waits until GTK has laid a host out.
  static func settle(_ host: GtkList) {
    window(of: host)?.draw(frames: 1)
  }

  /// The window that shows a host.
  static func window(of host: GtkList) -> Window? {
    entries.first { $0.host === host }?.window
  }
}
