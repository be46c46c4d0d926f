import Foundation
import HeadlessUIKit
import Testing

private final class Round: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y < bounds.width * bounds.width / 4
  }
}

@MainActor
struct `A touched point` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let front = Round(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

  init() {
    window.addSubview(outer)
    outer.addSubview(back)
    outer.addSubview(front)
  }

  @Test func `hits the front view that contains it`() {
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    #expect(window.hitTest(CGPoint(x: 31, y: 31), with: nil) === back, "beside the circle")
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === outer)
    #expect(window.hitTest(CGPoint(x: 200, y: 200), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 400, y: 0), with: nil) == nil)
  }

  @Test func `passes through views that can't be touched`() {
    let point = CGPoint(x: 50, y: 50)
    front.isHidden = true
    #expect(window.hitTest(point, with: nil) === back)
    back.alpha = 0.001
    #expect(window.hitTest(point, with: nil) === outer)
    outer.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === window)
  }

  @Test func `goes to a recogniser if its delegate takes the touch`() {
    final class Picky: NSObject, UIGestureRecognizerDelegate {
      var touched: [UIView?] = []
      weak var refused: UIView?
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        touched.append(touch.view)
        return touch.view !== refused
      }
    }
    let tap = UITapGestureRecognizer()
    let picky = Picky()
    tap.delegate = picky
    outer.addGestureRecognizer(tap)
    #expect(tap.user.perform(at: CGPoint(x: 40, y: 40)))
    picky.refused = back
    #expect(!tap.user.perform(at: CGPoint(x: 5, y: 5)))
    #expect(picky.touched.count == 2 && picky.touched[0] === front && picky.touched[1] === back)
  }

  @Test func `is refused by a view that lets no gesture begin`() {
    final class Still: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let still = Still(frame: outer.bounds)
    outer.addSubview(still)
    let tap = UITapGestureRecognizer()
    still.addGestureRecognizer(tap)
    #expect(!tap.user.perform(at: .zero))
  }
}

@MainActor
struct `An interaction of a view` {
  final class Noting: NSObject, UIInteraction {
    weak var view: UIView?
    var events: [String] = []
    func willMove(to view: UIView?) { events.append(view == nil ? "will leave" : "will come") }
    func didMove(to view: UIView?) {
      self.view = view
      events.append(view == nil ? "left" : "came")
    }
  }

  @Test func `is told of the view, and has one at a time`() {
    let (first, second, noting) = (UIView(), UIView(), Noting())
    first.addInteraction(noting)
    second.addInteraction(noting)
    #expect(noting.events == ["will come", "came", "will leave", "left", "will come", "came"])
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    second.removeInteraction(noting)
    #expect(noting.view == nil && second.interactions.isEmpty)
  }
}
