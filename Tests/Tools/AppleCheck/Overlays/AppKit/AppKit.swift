// The Swift additions to AppKit's headers, for type checking only.
@_exported import AppKit
@_exported import Foundation

extension NSView {
  public nonisolated static var frameDidChangeNotification: Notification.Name {
    fatalError("never run")
  }
  public nonisolated static var boundsDidChangeNotification: Notification.Name {
    fatalError("never run")
  }
}

extension NSScrollView {
  public nonisolated static var willStartLiveScrollNotification: Notification.Name {
    fatalError("never run")
  }
  public nonisolated static var didLiveScrollNotification: Notification.Name {
    fatalError("never run")
  }
  public nonisolated static var didEndLiveScrollNotification: Notification.Name {
    fatalError("never run")
  }
}

extension IndexPath {
  public init(item: Int, section: Int) { fatalError("never run") }
  public var section: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var item: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
}
