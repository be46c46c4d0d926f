import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

// UIKit reads the files of nibs.
#if !canImport(UIKit)
  private final class NibCell: UITableViewCell, Updatable {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }

    func update(viewData text: String) { textLabel?.text = text }
  }

  private final class NibHeader: UITableViewHeaderFooterView {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }
  }

  private final class NibTile: UICollectionViewCell {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }
  }

  private final class NibTitle: UICollectionReusableView {
    private(set) var isDecoded = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }
  }

  @MainActor
  struct `Cells from a nib` {
    /// Provides a nib with a view, and returns a factory of views from it.
    private func factory<View: ReusableUIView>(
      containing view: UIView.Type, as _: View.Type = View.self
    ) -> ViewFactory<View> {
      let name = "\(View.self)-\(view)"
      NibLibrary.provide(name, view)
      return ViewFactory(nib: UINib(nibName: name, bundle: nil))
    }

    @Test func `are created from it in every kind of list`() {
      #expect(factory(containing: NibCell.self, as: NibCell.self).make()?.isDecoded == true)
      #expect(factory(containing: NibHeader.self, as: NibHeader.self).make()?.isDecoded == true)
      #expect(factory(containing: NibTile.self, as: NibTile.self).make()?.isDecoded == true)
      #expect(factory(containing: NibTitle.self, as: NibTitle.self).make()?.isDecoded == true)
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
        NibCell.self, samples: ["a", "b"], nib: UINib(nibName: "NibCell", bundle: nil))
    }
  }
#endif
