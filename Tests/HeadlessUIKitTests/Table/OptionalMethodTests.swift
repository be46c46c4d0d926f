import Foundation
import HeadlessUIKit
import Testing

/// A delegate that implements many methods, but reports only those in `advertised` as implemented.
private final class Advertiser: NSObject, UITableViewDelegate, SelectorResponding {
  var advertised: Set<Selector> = []
  var heightRequests = 0
  var selections = 0

  func implements(_ aSelector: Selector) -> Bool { advertised.contains(aSelector) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightRequests += 1
    return 88
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections += 1
  }
}

private final class Silent: NSObject, UITableViewDelegate {}

/// A delegate with a method of its own, which forwards the others to another delegate.
private final class Forwarder: NSObject, UITableViewDelegate, SelectorResponding {
  weak var other: (any UITableViewDelegate)?

  func forwardingTarget(for aSelector: Selector) -> AnyObject? { other }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 22 }
}

@MainActor
struct OptionalMethodTests {
  private let screen = TableScreen([numbers(0..<30)])

  @Test func `a method that the delegate doesn't claim to implement isn't called`() {
    let delegate = Advertiser()
    screen.table.delegate = delegate
    #expect(screen.shown.count == 10)
    #expect(delegate.heightRequests == 0)
    screen.table.user.tapRow(at: path(0, 0))
    #expect(delegate.selections == 0)
  }

  @Test func `methods count as implemented if they are when the delegate is set`() {
    let delegate = Advertiser()
    screen.table.delegate = delegate
    delegate.advertised = [selector("tableView:heightForRowAtIndexPath:")]
    screen.table.reloadData()
    #expect(screen.shown.count == 10)
    screen.table.delegate = nil
    screen.table.delegate = delegate
    #expect(screen.shown.count == 5)
    #expect(delegate.heightRequests > 0)
  }

  @Test func `a direct call of a method that is absent logs that its fallback is lost`() {
    let silent: any UITableViewDelegate = Silent()
    let warnings = UIKitLog.recording {
      let height = silent.tableView(screen.table, heightForRowAt: path(0, 0))
      #expect(height == UITableView.automaticDimension)
    }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("tableView(_:heightForRowAt:) was called directly") == true)
    let quiet = UIKitLog.recording {
      let answer = OptionalMethod.answer {
        silent.tableView(screen.table, heightForRowAt: path(0, 0))
      }
      #expect(answer ?? 44 == 44)
      silent.tableView(screen.table, didSelectRowAt: path(0, 0))
    }
    #expect(quiet.isEmpty)
  }

  @Test func `an inner recording has its own warnings`() {
    let silent: any UITableViewDelegate = Silent()
    let warn = { _ = silent.tableView(screen.table, heightForRowAt: path(0, 0)) }
    var inner: [String] = []
    let outer = UIKitLog.recording {
      inner = UIKitLog.recording {
        warn()
        warn()
      }
      warn()
    }
    #expect(inner.count == 2 && outer.count == 1)
  }

  @Test func `an object implements a method until its class is found to lack it`() {
    final class Once: NSObject, UITableViewDelegate {}
    let object = Once()
    let name = "tableView:heightForRowAtIndexPath:"
    let selector = Selector(name)
    #expect(OptionalMethod.isImplemented(selector, by: object))
    screen.table.delegate = object
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    #expect(!OptionalMethod.isImplemented(selector, by: object))
    #expect(!OptionalMethod.isImplemented(selector, by: Once()))
    #expect(!OptionalMethod.isImplemented(selector, by: nil))
    let advertiser = Advertiser()
    #expect(!OptionalMethod.isImplemented(selector, by: advertiser))
    advertiser.advertised = [selector]
    #expect(OptionalMethod.isImplemented(selector, by: advertiser))
  }

  @Test func `a forwarder has its own methods and those of its target`() {
    let other = Advertiser()
    other.advertised = [
      selector("tableView:heightForRowAtIndexPath:"),
      selector("tableView:didSelectRowAtIndexPath:"),
    ]
    let forwarder = Forwarder()
    forwarder.other = other
    screen.table.delegate = forwarder
    #expect(screen.shown.count == 20)
    #expect(other.heightRequests == 0)
    screen.table.user.tapRow(at: path(0, 0))
    #expect(other.selections == 1)
  }

  @Test func `a forwarder lacks a method that its class and its target were found to lack`() {
    // The methods that a class was found to lack are known for all tests.
    final class Forwarder: NSObject, UITableViewDelegate, SelectorResponding {
      weak var other: (any UITableViewDelegate)?
      func forwardingTarget(for aSelector: Selector) -> AnyObject? { other }
      func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 22 }
    }
    let forwarder = Forwarder()
    let name = selector("tableView:indentationLevelForRowAtIndexPath:")
    #expect(forwarder.implements(name))
    screen.table.delegate = forwarder
    screen.table.layoutIfNeeded()
    #expect(!forwarder.implements(name))
    #expect(forwarder.implements(selector("tableView:heightForRowAtIndexPath:")))
    let other = Advertiser()
    other.advertised = [name]
    forwarder.other = other
    #expect(forwarder.implements(name))
  }

  @Test func `a forwarder can tell what another delegate lacks`() {
    let silent: any UITableViewDelegate = Silent()
    let full: any UITableViewDelegate = Advertiser()
    #expect(
      OptionalMethod.answer { silent.tableView(screen.table, heightForRowAt: path(0, 0)) } == nil)
    #expect(
      OptionalMethod.answer { full.tableView(screen.table, heightForRowAt: path(0, 0)) } == 88)
  }
}
