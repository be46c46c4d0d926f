import TypedCells

/// The field that the user edits stays visible when the keyboard appears. ``focus(inside:)`` keeps it visible when rows
/// change.
extension ListViewHost {
  #if !os(tvOS)
    /// Whether the list keeps its content above the keyboard, by an inset at the bottom of the view.
    ///
    /// It's `true` for a view that the list created, and `false` for a view of yours: a `UITableViewController` keeps its
    /// table above the keyboard itself, and your constraints may end at `keyboardLayoutGuide`. While it's `true`, add to
    /// the view's inset at the bottom instead of setting it.
    ///
    /// A view that gets its superview later follows the keyboard from the next change on.
    public var avoidsKeyboard: Bool {
      get { keyboardObserver != nil }
      set {
        guard newValue != avoidsKeyboard else { return }
        keyboardObserver?.end()
        keyboardObserver =
          newValue
          ? adapter.view.map { view in
            KeyboardObserver(of: view) { [weak self] in self?.showEditedField() }
          } : nil
      }
    }

    private func showEditedField() {
      guard let edited = cellsOnScreen.first(where: { $0.cell.hasFirstResponder }) else { return }
      scroll(to: edited.path, at: .nearest, animated: false)
    }
  #endif
}

#if !os(tvOS)
  /// An invisible view as high as the part of a scroll view's superview that the keyboard covers. It follows the keyboard
  /// by UIKit's layout guide, so the inset changes in the keyboard's animation.
  final class KeyboardObserver: UIView {
    private weak var view: UIScrollView?
    private let keyboardDidMove: () -> Void
    /// The part of the view's inset that is for the keyboard.
    private var inset: CGFloat = 0

    /// - Parameters:
    ///   - view: the view that gets the inset.
    ///   - keyboardDidMove: called during layout when the keyboard covers more of the view.
    init(of view: UIScrollView, _ keyboardDidMove: @escaping () -> Void) {
      self.view = view
      self.keyboardDidMove = keyboardDidMove
      super.init(frame: .zero)
      isHidden = true
      translatesAutoresizingMaskIntoConstraints = false
      enterSuperview()
    }

    required init?(coder: NSCoder) { nil }

    /// Becomes a neighbor of the view if it isn't yet.
    func enterSuperview() {
      guard let container = view?.superview, container !== superview else { return }
      removeFromSuperview()
      container.addSubview(self)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor),
        bottomAnchor.constraint(equalTo: container.bottomAnchor),
        leadingAnchor.constraint(equalTo: container.leadingAnchor),
        widthAnchor.constraint(equalToConstant: 0),
      ])
    }

    /// Removes the inset and the view.
    func end() {
      set(inset: 0)
      removeFromSuperview()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let view, let superview, view.superview === superview else { return }
      let old = inset
      // Without a keyboard, the guide ends at the safe area.
      if frame.height <= superview.safeAreaInsets.bottom {
        set(inset: 0)
      } else {
        // The view's own inset contains the safe area, if it scrolls.
        let automatic = view.adjustedContentInset.bottom - view.contentInset.bottom
        set(inset: max(0, view.frame.maxY - frame.minY - automatic))
      }
      if inset > old { keyboardDidMove() }
    }

    private func set(inset new: CGFloat) {
      guard let view, new != inset else { return }
      view.contentInset.bottom += new - inset
      view.verticalScrollIndicatorInsets.bottom += new - inset
      inset = new
    }
  }
#endif
