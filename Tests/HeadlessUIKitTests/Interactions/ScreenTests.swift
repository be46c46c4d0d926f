import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Alerts, storyboards and transitions` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screen = UIViewController()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func `an alert calls the handler of the action that the user taps, after it is gone`() {
    var deleted: Bool?
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [screen] _ in
        deleted = screen.presentedViewController == nil
      })
    #expect(!alert.user.tap("Delete"))
    screen.present(alert, animated: true)
    #expect(!alert.user.tap("Other"))
    #expect(alert.user.tap("Delete"))
    #expect(deleted == true && alert.textFields?.first?.placeholder == "Name")
  }

  @Test func `a view controller has a popover if that is its style`() {
    let card = UIViewController()
    #expect(card.popoverPresentationController == nil)
    card.modalPresentationStyle = .popover
    let source = UIView()
    card.popoverPresentationController?.sourceView = source
    #expect(card.popoverPresentationController?.sourceView === source)
    #expect(card.popoverPresentationController?.sourceRect == .null)
    #expect(card.popoverPresentationController?.presentingViewController === card)
    screen.present(card, animated: true)
    #expect(card.popoverPresentationController?.presentingViewController === screen)
    #expect(card.popoverPresentationController?.presentedViewController === card)
  }

  @Test func `a second cancel action is an exception`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    let exceptions = UIKitException.recording {
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      alert.addTextField()
    }
    #expect(exceptions.count == 2 && alert.actions.count == 1 && alert.textFields == [])
  }

  @Test func `the preferred action is one of the alert's`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default)
    let exceptions = UIKitException.recording { alert.preferredAction = save }
    #expect(
      exceptions.map(\.reason) == [
        "The -preferredAction of an alert controller must be contained in the -actions array or be nil."
      ])
    #expect(alert.preferredAction == nil)
    alert.addAction(save)
    alert.preferredAction = save
    #expect(alert.preferredAction === save)
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
  }

  @Test func `a storyboard makes the controllers that a test provides`() {
    final class Detail: UIViewController {}
    StoryboardLibrary.provide("Main", identifier: "detail") { Detail() }
    defer { StoryboardLibrary.remove("Main", identifier: "detail") }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "detail") is Detail)
    #expect(storyboard.instantiateInitialViewController() == nil)
    let exceptions = UIKitException.recording {
      _ = storyboard.instantiateViewController(withIdentifier: "other")
    }
    #expect(exceptions.first?.reason.contains("'other'") == true)
  }

  @Test func `a bundle loads the nib that a test provides`() {
    NibLibrary.provide("Badge") { [UILabel()] }
    defer { NibLibrary.remove("Badge") }
    #expect(Bundle.main.loadNibNamed("Badge", owner: nil)?.first is UILabel)
    #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil)
  }

  @Test func `a transition calls what is animated along, and its completion at its end`() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("will appear: \(isMovingToParent)")
        transitionCoordinator?.animate(
          alongsideTransition: { [weak self] _ in self?.calls.append("along") },
          completion: { [weak self] _ in self?.calls.append("completion") })
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did appear")
      }
    }
    let child = Child()
    screen.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    #expect(child.calls == ["will appear: true", "along"])
    child.endAppearanceTransition()
    #expect(child.calls == ["will appear: true", "along", "did appear", "completion"])
    #expect(child.transitionCoordinator == nil)
  }

  @Test func `a controller is called around each layout of its view, before the views in it`() {
    final class Part: UIView {
      var onLayout: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
      }
    }
    final class Screen: UIViewController {
      let part = Part()
      var calls: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(part)
        part.onLayout = { [weak self] in self?.calls.append("part") }
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        calls.append("will")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        part.frame = view.bounds
        calls.append("did")
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.calls.suffix(3) == ["will", "did", "part"])
    #expect(screen.part.frame == window.bounds)
    screen.calls = []
    window.layoutIfNeeded()
    #expect(screen.calls.isEmpty, "no layout is needed")
    screen.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(screen.calls == ["will", "did"])
  }

  @Test func `a transaction calls its completion when it is committed`() {
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    CATransaction.setDisableActions(true)
    #expect(!isOver && CATransaction.disableActions())
    CATransaction.commit()
    #expect(isOver && !CATransaction.disableActions())
    #expect(CALayer().speed == 1)
  }

  @Test func `index paths as objects have rows, items and sections`() {
    let row = NSIndexPath(row: 2, section: 1)
    #expect(row.row == 2 && row.item == 2 && row.section == 1)
    #expect(NSIndexPath(item: 2, section: 1).isEqual(row))
  }

  @Test func `a font descriptor adds traits to a font`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits.contains(.traitItalic))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "System-Bold-Italic")
    #expect(UIFont(descriptor: bold.withSize(20), size: 0).pointSize == 20)
  }

  @Test func `a transform is concatenated, inverted and kept by its view`() {
    let view = UIView()
    #expect(view.transform.isIdentity)
    view.transform = CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 1, y: 1)
    #expect(view.transform.concatenating(view.transform.inverted()).isIdentity)
    #expect(view.transform.tx == 2 && view.transform.ty == 4)
  }
}
