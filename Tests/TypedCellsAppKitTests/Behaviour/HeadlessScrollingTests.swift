import Testing

@testable import TypedCellsAppKit

// Of a Mac's notifications, others are posted, too.
#if !os(macOS)
  /// The notifications are those of AppKit's documentation.
  @MainActor
  @Suite(.serialized)
  struct `A scroll view in HeadlessAppKit` {
    /// Notes the names of notifications, without the prefix.
    private final class Log: @unchecked Sendable {
      private(set) var lines: [String] = []
      private var tokens: [any NSObjectProtocol] = []

      init(_ names: [Notification.Name], of views: [NSView]) {
        for name in names {
          for view in views {
            tokens.append(
              NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
                [unowned self] in lines.append("\($0.name.rawValue)")
              })
          }
        }
      }

      deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private final class WindowView: NSView {
      var entries: [Bool] = []
      override func viewDidMoveToWindow() { entries.append(window != nil) }
    }

    private let scrollView = NSScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let document = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))

    @Test func `posts what changes, if it may`() {
      let clip = scrollView.contentView
      scrollView.documentView = document
      let log = Log(
        [NSView.boundsDidChangeNotification, NSView.frameDidChangeNotification], of: [clip])
      clip.scroll(to: CGPoint(x: 0, y: 50))
      clip.scroll(to: CGPoint(x: 0, y: 50))
      scrollView.frame.size.height = 80
      scrollView.frame.origin.y = 10
      clip.postsBoundsChangedNotifications = false
      clip.postsFrameChangedNotifications = false
      clip.scroll(to: .zero)
      scrollView.frame.size.height = 100
      #expect(
        log.lines == ["NSViewBoundsDidChangeNotification", "NSViewFrameDidChangeNotification"])
    }

    @Test func `posts that the user begins and ends to scroll`() {
      scrollView.documentView = document
      let log = Log(
        [
          NSScrollView.willStartLiveScrollNotification, NSScrollView.didLiveScrollNotification,
          NSScrollView.didEndLiveScrollNotification,
        ], of: [scrollView])
      scrollView.userScrolls(by: 30, hasWheel: true)
      #expect(log.lines == ["NSScrollViewDidLiveScrollNotification"])
      scrollView.userScrolls(by: 30) {
        #expect(scrollView.contentView.bounds.minY == 60)
        #expect(log.lines.count == 3)
      }
      #expect(
        log.lines.dropFirst() == [
          "NSScrollViewWillStartLiveScrollNotification", "NSScrollViewDidLiveScrollNotification",
          "NSScrollViewDidEndLiveScrollNotification",
        ])
    }

    @Test func `scrolls to the ends of the document and its insets`() {
      let clip = scrollView.contentView
      scrollView.documentView = document
      document.frame.size.width = 250
      clip.contentInsets = NSEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      clip.scroll(to: CGPoint(x: -500, y: -500))
      #expect(clip.bounds.origin == CGPoint(x: -20, y: -10))
      clip.scroll(to: CGPoint(x: 500, y: 500))
      #expect(clip.bounds.origin == CGPoint(x: 190, y: 230))
    }

    @Test func `tells views that they enter a window, and leave it`() {
      let view = WindowView(frame: .zero)
      scrollView.documentView = document
      document.addSubview(view)
      #expect(view.entries == [])
      let window = NSWindow(
        contentRect: scrollView.frame, styleMask: [], backing: .buffered, defer: false)
      window.contentView = scrollView
      window.contentView = nil
      #expect(view.entries == [true, false])
      window.contentView = NSView(frame: .zero)
      window.contentView?.addSubview(scrollView)
      scrollView.removeFromSuperview()
      #expect(view.entries == [true, false, true, false])
    }
  }
#endif
