import Testing
import TypedCells

@testable import TypedCellsTesting
@testable import TypedCellsUIKitTesting

/// A cell with some views. A closure updates it.
private class PartsCell: UITableViewCell {
  let title = UILabel()
  let subtitle = UILabel()
  let badge = UILabel()
  let card = UIView()
  let spacer = UIView()
  let sign = SignView()
  var spacerWidth: NSLayoutConstraint?
  var signHeight: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    for view in [title, subtitle, card, spacer, sign] { contentView.addSubview(view) }
    title.text = "title"
    subtitle.text = "subtitle"
    badge.text = "badge"
    card.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the title beside the spacer, whose width decides where it is.
  func pinTitle() {
    for view in [title, spacer] { view.translatesAutoresizingMaskIntoConstraints = false }
    let width = spacer.widthAnchor.constraint(equalToConstant: 8)
    NSLayoutConstraint.activate([
      width, spacer.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      spacer.topAnchor.constraint(equalTo: contentView.topAnchor),
      spacer.heightAnchor.constraint(equalToConstant: 1),
      title.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
      title.topAnchor.constraint(equalTo: contentView.topAnchor),
    ])
    spacerWidth = width
  }
}

/// A view of the app with a label inside.
private final class SignView: UIView {
  let caption = UILabel()
  init() {
    super.init(frame: .zero)
    caption.text = "sign"
    addSubview(caption)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
struct `The message about a cell` {
  /// Returns the words of the difference between two cells and the cure, after a change to one of them.
  private func message(
    setUp: (PartsCell) -> Void = { _ in }, _ change: (PartsCell) -> Void
  ) -> String? {
    let cells = (0..<2).map { _ in PartsCell(style: .subtitle, reuseIdentifier: nil) }
    for cell in cells { setUp(cell) }
    change(cells[0])
    let bench = Bench()
    for cell in cells { bench.settle(cell) }
    defer { for cell in cells { Bench.remove(cell) } }
    return ViewObserver.observe(cells[0]).difference(from: ViewObserver.observe(cells[1])).map {
      $0.words(other: "fresh") + ". " + $0.cure
    }
  }

  @Test func `names the property that hides a view`() {
    #expect(
      message(setUp: { $0.title.isHidden = true }, { $0.title.isHidden = false })
        == "title.isHidden: false, fresh: true. Set title.isHidden in every update")
    #expect(
      message { $0.title.isHidden = true }
        == "title.isHidden: true, fresh: false. Set title.isHidden in every update")
    #expect(
      message { $0.title.alpha = 0 } == "title.alpha: 0, fresh: 1. Set title.alpha in every update")
  }

  @Test func `names the outermost view that is hidden`() {
    #expect(
      message { $0.card.isHidden = true }
        == "card.isHidden: true, fresh: false. Set card.isHidden in every update")
    // Nothing else is in the card, so the card isn't seen either.
    #expect(
      message { $0.badge.isHidden = true }
        == "badge.isHidden: true, fresh: false. Set badge.isHidden in every update")
  }

  @Test func `names the text of a view that is only empty, and a view that is gone`() {
    #expect(
      message { $0.title.text = nil }
        == #"title.text: nil, fresh: "title". Set title.text in every update"#)
    #expect(
      message { $0.title.removeFromSuperview() }
        == #"title: not there, fresh: UILabel "title". Show or hide title in every update"#)
  }

  @Test func `pairs views by the properties that store them`() {
    #expect(
      message {
        $0.contentView.bringSubviewToFront($0.title)
        $0.subtitle.text = "new"
      } == #"subtitle.text: "new", fresh: "subtitle". Set subtitle.text in every update"#)
    #expect(
      message {
        $0.contentView.sendSubviewToBack($0.sign)
        $0.title.textAlignment = .center
      } == "title.textAlignment: .center, fresh: .natural. Set title.textAlignment in every update")
  }

  @Test func `names UIKit's own views, and views inside others`() {
    func change(_ label: @escaping (PartsCell) -> UILabel?) -> String? {
      message(
        setUp: {
          label($0)?.text = "a"
          label($0)?.textColor = .blue
        }, { label($0)?.textColor = .red })
    }
    let place = { (text: String?) in text?.prefix { $0 != ":" }.description }
    #expect(place(change(\.textLabel)) == "textLabel.textColor")
    #expect(place(change(\.detailTextLabel)) == "detailTextLabel.textColor")
    #expect(place(change(\.sign.caption)) == "sign.caption.textColor")
    #expect(
      place(message { $0.imageView?.image = UIImage(systemName: "star") }) == "imageView.image")
    for (name, path) in [
      ("backgroundView", \PartsCell.backgroundView),
      ("selectedBackgroundView", \.selectedBackgroundView), ("accessoryView", \.accessoryView),
    ] as [(String, ReferenceWritableKeyPath<PartsCell, UIView?>)] {
      let message = message(
        setUp: {
          $0[keyPath: path] = UIView()
          $0[keyPath: path]?.backgroundColor = .blue
        }, { $0[keyPath: path]?.backgroundColor = .red })
      #expect(place(message) == "\(name).backgroundColor")
    }
  }

  @Test func `names a constraint that moves a view`() {
    #expect(
      message(setUp: { $0.pinTitle() }, { $0.spacerWidth?.constant = 40 })
        == "spacerWidth.constant: 40, fresh: 8. Set spacerWidth.constant in every update")
    #expect(
      message(setUp: { $0.pinTitle() }, { $0.spacerWidth?.isActive = false })
        == "spacerWidth.isActive: false, fresh: true. Set spacerWidth.isActive in every update")
    // No property stores it.
    #expect(
      message(
        setUp: {
          $0.pinTitle()
          $0.spacerWidth = nil
        }, { $0.spacer.constraints.first { $0.firstAttribute == .width }?.constant = 40 })
        == "constraints: spacer.width == 40.0, fresh: spacer.width == 8.0. Set in every update which "
        + "constraints are active, with their constants and priorities")
  }

  @Test func `names cases and usual values as you write them`() {
    #expect(
      message { $0.accessoryType = .checkmark }
        == "accessoryType: .checkmark, fresh: .none. Set accessoryType in every update")
    #expect(
      message { $0.title.numberOfLines = 2 }
        == "title.numberOfLines: 2, fresh: 1. Set title.numberOfLines in every update")
    #expect(
      message { $0.title.isEnabled = false }
        == "title.isEnabled: false, fresh: true. Set title.isEnabled in every update")
    #expect(
      message(
        setUp: { $0.title.accessibilityTraits = .button },
        { $0.title.accessibilityTraits = [.button, .selected] })
        == "title.accessibilityTraits: [.button, .selected], fresh: .button. Set "
        + "title.accessibilityTraits in every update")
  }
}
