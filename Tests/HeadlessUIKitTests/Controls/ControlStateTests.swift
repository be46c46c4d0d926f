import Foundation
import HeadlessUIKit
import Testing

/// Controls and gestures as code and users change them.
@MainActor
struct `Controls and gestures` {
  @Test func `segments are inserted, changed and removed`() {
    let control = UISegmentedControl(items: ["a", "b"])
    let image = UIImage(systemName: "star")
    control.insertSegment(with: image, at: 1, animated: false)
    control.insertSegment(withTitle: "end", at: 9, animated: false)
    #expect(control.numberOfSegments == 4)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["a", nil, "b", "end"])
    #expect(control.imageForSegment(at: 1) == image)
    control.setTitle("A", forSegmentAt: 0)
    control.setImage(image, forSegmentAt: 2)
    #expect(control.titleForSegment(at: 0) == "A")
    #expect(control.imageForSegment(at: 2) == image)
    control.setTitle("nothing", forSegmentAt: 9)
    #expect(control.titleForSegment(at: 9) == nil)
    control.removeSegment(at: 1, animated: false)
    control.removeSegment(at: 9, animated: false)
    #expect(control.numberOfSegments == 3)
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a button's label has the colour of the current title`() {
    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.textColor == .red)
    button.setTitleColor(.green, for: .selected)
    #expect(button.titleLabel?.textColor == .red)
    button.setTitleColor(.blue, for: .normal)
    #expect(button.titleLabel?.textColor == .blue)
  }

  @Test func `a control's state contains what it is`() {
    let button = UIButton(type: .system)
    #expect(button.state == .normal)
    button.isHighlighted = true
    button.isSelected = true
    button.isEnabled = false
    #expect(button.state == [.highlighted, .selected, .disabled])
  }

  @Test func `labels and image views receive touches only if user interaction is enabled`() {
    for view in [UILabel(), UIImageView(), UIImageView(image: nil)] {
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      #expect(!tap.user.perform())
      view.isUserInteractionEnabled = true
      #expect(tap.user.perform())
    }
  }

  @Test func `a pan tells how far the finger moved`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    #expect(pan.numberOfTouches == 0)
    pan.user.begin(at: CGPoint(x: 10, y: 10))
    #expect(pan.numberOfTouches == 1)
    pan.user.move(to: CGPoint(x: 15, y: 30))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 20))
    pan.setTranslation(.zero, in: view)
    pan.user.move(to: CGPoint(x: 16, y: 30))
    #expect(pan.translation(in: view) == CGPoint(x: 1, y: 0))
    #expect(pan.state == .changed)
    pan.user.cancel()
    #expect(pan.state == .possible)
  }

  @Test func `a gesture that its delegate refuses fails`() {
    final class Refusal: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Silence: NSObject, UIGestureRecognizerDelegate {}
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let (refusal, silence) = (Refusal(), Silence())
    tap.delegate = refusal
    #expect(!tap.user.perform())
    #expect(tap.state == .failed)
    tap.delegate = silence
    #expect(tap.user.perform())
  }

  @Test func `an indicator is hidden while it stands still, unless it shouldn't be`() {
    for indicator in [
      UIActivityIndicatorView(style: .large), UIActivityIndicatorView(frame: .zero),
    ] {
      #expect(indicator.isHidden)
      indicator.startAnimating()
      #expect(!indicator.isHidden && indicator.isAnimating)
      indicator.hidesWhenStopped = false
      indicator.stopAnimating()
      #expect(!indicator.isHidden)
      indicator.hidesWhenStopped = true
      #expect(indicator.isHidden)
    }
  }
}
