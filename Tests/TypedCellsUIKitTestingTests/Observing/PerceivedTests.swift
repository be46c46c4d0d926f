import Testing
import TypedCells

@testable import TypedCellsTesting
@testable import TypedCellsUIKitTesting

// UIKit describes objects in other words.
#if !canImport(UIKit)
  @MainActor
  struct `A change that a user perceives` {
    @Test(arguments: Perceived.all)
    func `is reported with its place and both values`(change: Perceived) {
      let before = change.look(false)
      #expect(change.look(false) == before, "two equal views look alike")
      let words = change.look(true).difference(from: before)?.words(other: "before") ?? "nothing"
      #expect(words.hasPrefix(change.words), "\(words)")
    }

    @Test func `is no change of something that isn't visible`() {
      let changes: [(String, @MainActor (UITableViewCell) -> Void)] = [
        ("a transparent background", { $0.contentView.backgroundColor = .clear }),
        ("an empty view", { $0.contentView.addSubview(UIView()) }),
        (
          "a hidden view",
          { $0.contentView.addSubview(made(white(UIView())) { $0.isHidden = true }) }
        ),
        (
          "a transparent view",
          { $0.contentView.addSubview(made(white(UIView())) { $0.alpha = 0.005 }) }
        ),
        (
          "the font of a label without text",
          { $0.contentView.addSubview(made(UILabel()) { $0.font = .systemFont(ofSize: 9) }) }
        ),
        ("an image view without an image", { $0.contentView.addSubview(UIImageView()) }),
        ("a stack without views", { $0.contentView.addSubview(UIStackView()) }),
        (
          "a disabled gesture recognizer",
          {
            let tap = UITapGestureRecognizer()
            tap.isEnabled = false
            $0.contentView.addGestureRecognizer(tap)
          }
        ),
        ("the corners of a border that isn't there", { $0.layer.shadowRadius = 9 }),
      ]
      for (name, change) in changes {
        let (one, other) = (UITableViewCell(), UITableViewCell())
        change(other)
        #expect(ViewObserver.observe(one) == ViewObserver.observe(other), "\(name)")
      }
    }

    @Test func `is an enabled gesture recognizer or control, and not a disabled one`() {
      func look(gesture isEnabled: Bool?) -> CellObservation {
        let label = made(UILabel()) { $0.text = "tea" }
        if let isEnabled {
          let tap = UITapGestureRecognizer()
          tap.isEnabled = isEnabled
          label.addGestureRecognizer(tap)
        }
        return ViewObserver.observe(PartCell(label))
      }
      #expect(look(gesture: false) == look(gesture: nil))
      for other in [false, nil] {
        let difference = look(gesture: true).difference(from: look(gesture: other))
        #expect(difference?.place.hasSuffix("gestureRecognizers") == true)
        #expect(
          difference?.cure
            == "Add it once, when the cell is created, and set its isEnabled in every update")
      }
      func look(isEnabled: Bool, hasAction: Bool) -> CellObservation {
        let button = made(UIButton()) { $0.isEnabled = isEnabled }
        if hasAction { button.addAction(UIAction { _ in }, for: .touchUpInside) }
        return ViewObserver.observe(PartCell(button))
      }
      #expect(look(isEnabled: false, hasAction: true) == look(isEnabled: false, hasAction: false))
      #expect(look(isEnabled: true, hasAction: true) != look(isEnabled: true, hasAction: false))
      #expect(look(isEnabled: true, hasAction: true) != look(isEnabled: false, hasAction: true))
    }

    @Test func `is found in the mask of a view`() {
      let looks = [10, 20, 20].map { width in
        let label = made(UILabel()) { $0.text = "tea" }
        label.mask = made(white(UIView())) {
          $0.frame = CGRect(x: 0, y: 0, width: width, height: 10)
        }
        return ViewObserver.observe(PartCell(label))
      }
      #expect(looks[0] != looks[1])
      #expect(looks[1] == looks[2])
      #expect(looks[0] != ViewObserver.observe(PartCell(made(UILabel()) { $0.text = "tea" })))
    }

    @Test func `is found in views that are attached to a cell without being subviews`() {
      let (table, collection) = (UITableViewCell(), UICollectionViewCell())
      let (list, header) = (UICollectionViewListCell(), UITableViewHeaderFooterView())
      let tea = { made(UILabel()) { $0.text = "tea" } }
      table.accessoryView = tea()
      #expect(ViewObserver.observe(table).texts == ["tea"])
      table.backgroundView = tea()
      table.selectedBackgroundView = tea()
      #expect(ViewObserver.observe(table).texts.count == 3)
      collection.backgroundView = tea()
      collection.selectedBackgroundView = tea()
      #expect(ViewObserver.observe(collection).texts.count == 2)
      header.backgroundView = tea()
      #expect(ViewObserver.observe(header).texts == ["tea"])
      list.accessories = [
        .customView(configuration: .init(customView: tea(), placement: .trailing()))
      ]
      #expect(ViewObserver.observe(list).texts == ["tea"])
    }
  }
#endif
