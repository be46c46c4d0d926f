import GtkList
import GtkToolkit

/// The windows of the tested hosts. A window stays open as long as its host exists.
@MainActor
enum TestWindows {
  private struct Entry {
    weak var host: GtkList?
    let window: Window
  }

  private static var entries: [Entry] = []

  private static let hasDisplay: Bool = {
    let hasDisplay = MainLoop.start()
    // Fade-ins would slow the tests down.
    if hasDisplay { MainLoop.animates = false }
    return hasDisplay
  }()

  /// Makes a host in a window with room for about thirty rows.
  static func makeHost() -> GtkList {
    precondition(hasDisplay, "there is no display; run the tests in `xvfb-run -a`")
    for entry in entries where entry.host == nil { entry.window.close() }
    entries.removeAll { $0.host == nil }
    let host = GtkList()
    entries.append(Entry(host: host, window: Window(title: "Test", host.widget)))
    return host
  }

  /// Waits until GTK has laid out a host.
  static func settle(_ host: GtkList) {
    window(of: host)?.draw(frames: 1)
  }

  /// Returns the window that shows a host.
  static func window(of host: GtkList) -> Window? {
    entries.first { $0.host === host }?.window
  }
}
