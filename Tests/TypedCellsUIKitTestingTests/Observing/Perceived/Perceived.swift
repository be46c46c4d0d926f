import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

// UIKit describes objects in other words.
#if !canImport(UIKit)
  /// A change that a user perceives, and the words in which a report names it.
  nonisolated struct Perceived: Sendable, CustomTestStringConvertible {
    let words: String
    let look: @MainActor (_ isChanged: Bool) -> CellObservation

    var testDescription: String { words }

    /// A change of a view that a cell stores in its property `part`.
    static func part<View: UIView>(
      _ words: String, of make: @autoclosure @escaping @MainActor () -> View,
      _ change: @escaping @MainActor (View) -> Void
    ) -> Perceived {
      Perceived(words: "part." + words) { isChanged in
        let part = make()
        if isChanged { change(part) }
        return ViewObserver.observe(PartCell(part))
      }
    }

    /// A change of a cell, a header or a footer.
    static func cell<View: UIView>(
      _ words: String, of make: @autoclosure @escaping @MainActor () -> View,
      _ change: @escaping @MainActor (View) -> Void
    ) -> Perceived {
      Perceived(words: words) { isChanged in
        let cell = make()
        if isChanged { change(cell) }
        return ViewObserver.observe(cell)
      }
    }

    static let all =
      looks + uses + texts + images + controls + buttons + lists + cells + constraints
  }

  /// A cell with one view.
  final class PartCell: UITableViewCell {
    let part: UIView

    init(_ part: UIView) {
      self.part = part
      super.init(style: .default, reuseIdentifier: nil)
      contentView.addSubview(part)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A view that draws a price itself.
  class PriceView: UIView {
    var amount: Double?
    var tags: [String] = []
    var color = UIColor.black
    var onTap: (() -> Void)?
  }

  final class NetPriceView: PriceView {
    var isNet = false
  }

  @MainActor
  func white<View: UIView>(_ view: View) -> View {
    view.backgroundColor = .white
    return view
  }

  @MainActor
  func made<View: UIView>(_ view: View, _ prepare: @MainActor (View) -> Void) -> View {
    prepare(view)
    return view
  }

  nonisolated extension Perceived {
    // How UIKit describes colours.
    static let blue = "<UIDynamicSystemColor; name = systemBlueColor>"
    static let red = "<UIDynamicSystemColor; name = systemRedColor>"
    static let black = "UIExtendedGrayColorSpace 0 1"
    static let whiteWords = "UIExtendedGrayColorSpace 1 1"
  }
#endif
