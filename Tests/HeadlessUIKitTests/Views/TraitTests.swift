import Foundation
import HeadlessUIKit
import Observation
import Testing

private final class Traits: UITraitCollection, @unchecked Sendable {
  private let category: UIContentSizeCategory

  init(_ category: UIContentSizeCategory) {
    self.category = category
    super.init()
  }

  override var preferredContentSizeCategory: UIContentSizeCategory { category }
}

@MainActor
@Suite(.serialized)
struct `Traits that change` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Changes the traits, and changes them back at the end.
  private func change(to traits: UITraitCollection) {
    let before = UITraitCollection.current
    window.changeTraits(to: traits)
    UITraitCollection.current = before
  }

  @Test func `are told to the views and view controllers in the window`() {
    final class View: UIView {
      var previous: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    final class Controller: UIViewController {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        changes += 1
      }
    }
    let (view, controller) = (View(), Controller())
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    change(to: UITraitCollection(userInterfaceStyle: .dark))
    #expect(view.previous == [.light] && controller.changes == 1)
  }

  @available(iOS 17.0, tvOS 17.0, visionOS 1, *)
  @Test func `call the observers of what has changed`() {
    let view = UIView()
    window.addSubview(view)
    var calls: [String] = []
    let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old) in
      calls.append("style, was \(old.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in
      calls.append("size")
    }
    change(to: UITraitCollection(userInterfaceStyle: .dark))
    change(to: Traits(.accessibilityLarge))
    #expect(calls == ["style, was light", "size"])
    view.unregisterForTraitChanges(style)
    change(to: UITraitCollection(userInterfaceStyle: .dark))
    #expect(calls.count == 2)
  }

  @available(iOS 17.0, tvOS 17.0, visionOS 1, *)
  @Test func `perform the action of the view or of a target`() {
    final class Target: UIView, SelectorPerforming {
      var calls: [String] = []
      func perform(_ aSelector: Selector!, with sender: Any?) {
        calls.append("\(aSelector.description) \(sender is UILabel ? "label" : "self")")
      }
    }
    let (view, label) = (Target(), UILabel())
    window.addSubview(view)
    window.addSubview(label)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("changed:"))
    label.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: view, action: Selector("label:"))
    change(to: UITraitCollection(userInterfaceStyle: .dark))
    change(to: Traits(.accessibilityLarge))
    #expect(view.calls == ["changed: self", "label: label"])
  }

  @Test func `have sizes that can be compared`() {
    #expect(UIContentSizeCategory.small < .large && .extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }

  @Test func `are current inside of a closure`() {
    var style: UIUserInterfaceStyle?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      style = UITraitCollection.current.userInterfaceStyle
    }
    #expect(style == .dark && UITraitCollection.current.userInterfaceStyle == .light)
  }
}

@MainActor
struct `Collections of traits` {
  @Test func `are equal if all traits are`() {
    let (light, dark) = (UITraitCollection(), UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UITraitCollection() && light.hash == UITraitCollection().hash)
    #expect(light != dark)
    #expect(
      UICellConfigurationState(traitCollection: light)
        == UICellConfigurationState(traitCollection: UITraitCollection()))
  }
}

@available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@Observable
private final class Model { var name = "Ada" }

@MainActor
struct `The properties of a view` {
  @available(macOS 14.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @Test func `are updated before the layout, and after a change of what they were read from`() {
    final class View: UIView {
      let model = Model()
      var shown: [String] = []
      override func updateProperties() { shown.append(model.name) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = View()
    window.addSubview(view)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(view.shown == ["Ada"])
    view.model.name = "Grace"
    window.layoutIfNeeded()
    #expect(view.shown == ["Ada", "Grace"])
    view.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(view.shown.count == 3)
  }
}
