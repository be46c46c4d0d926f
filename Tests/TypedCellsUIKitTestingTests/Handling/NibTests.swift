import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

// UIKit reads the files of nibs.
#if !canImport(UIKit)
  @MainActor
  private protocol Decoded {
    /// Whether a nib made the view.
    var isDecoded: Bool { get }
  }

  private final class NibCell: UITableViewCell, Updatable, Decoded {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }

    func update(viewData text: String) { textLabel?.text = text }
  }

  private final class NibHeader: UITableViewHeaderFooterView, Decoded {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }
  }

  private final class NibTile: UICollectionViewCell, Decoded {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }
  }

  private final class NibTitle: UICollectionReusableView, Decoded {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }
  }

  @MainActor
  struct `Cells from a nib` {
    /// Provides a nib with a view, and returns a factory of views from it.
    private func factory(containing view: UIView.Type, as viewClass: UIView.Type) -> ViewFactory {
      let name = "\(viewClass)-\(view)"
      NibLibrary.provide(name, view)
      return ViewFactory(viewClass, nib: UINib(nibName: name, bundle: nil))
    }

    private func isDecoded(_ view: UIView.Type) -> Bool {
      (factory(containing: view, as: view).make() as? any Decoded)?.isDecoded == true
    }

    @Test func `are created from it in every kind of list`() {
      #expect(isDecoded(NibCell.self))
      #expect(isDecoded(NibHeader.self))
      #expect(isDecoded(NibTile.self))
      #expect(isDecoded(NibTitle.self))
      #expect(factory(containing: NibCell.self, as: NibCell.self).problem == nil)
    }

    @Test func `are refused if it contains a view of another class`() {
      #expect(
        factory(containing: UITableViewCell.self, as: NibCell.self).problem
          == "the nib contains a UITableViewCell, expected a NibCell; change the class in the nib")
    }

    @Test func `keep the laws`() {
      NibLibrary.provide("NibCell", NibCell.self)
      assertCellLaws(
        NibCell.self, samples: ["a", "b"], .nib(UINib(nibName: "NibCell", bundle: nil)))
    }
  }
#endif
