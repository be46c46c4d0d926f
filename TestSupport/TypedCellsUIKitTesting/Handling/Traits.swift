import TypedCellsUIKit

/// Traits that a user can change while a list is on screen.
@MainActor
struct Traits {
  /// The light and the dark style.
  nonisolated static var styles: [UITraitCollection] {
    [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)]
  }

  #if canImport(UIKit)
    private let change: @MainActor (UIView, Bool) -> Void

    static let dark = Traits { view, isOn in
      view.overrideUserInterfaceStyle = isOn ? .dark : .unspecified
    }

    /// The text size of one view can't be changed before iOS 17.
    static let large = Traits { _, _ in }

    /// Does nothing, because the traits are those of a view.
    func begin() {}
    func enter(with view: UIView) { change(view, true) }
    func leave(with view: UIView) { change(view, false) }
  #else
    private let traits: UITraitCollection

    static let dark = Traits(traits: UITraitCollection(userInterfaceStyle: .dark))
    static let large = Traits(traits: LargeTraits())

    /// Changes the traits of the cells that are made next.
    func begin() { UITraitCollection.current = traits }
    func enter(with view: UIView) { exchange(for: traits, in: view) }
    func leave(with view: UIView) { exchange(for: UITraitCollection(), in: view) }

    private func exchange(for new: UITraitCollection, in view: UIView) {
      let old = UITraitCollection.current
      UITraitCollection.current = new
      announce(old, to: view)
    }

    private func announce(_ old: UITraitCollection, to view: UIView) {
      view.traitCollectionDidChange(old)
      for child in view.subviews { announce(old, to: child) }
    }
  #endif
}

#if !canImport(UIKit)
  private final class LargeTraits: UITraitCollection, @unchecked Sendable {
    override var preferredContentSizeCategory: UIContentSizeCategory { .accessibilityLarge }
  }
#endif
