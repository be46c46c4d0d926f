import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The layer of a view` {
  @Test func `has the geometry of its view`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.bounds == view.bounds)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(layer.frame == view.frame && layer.position == view.center)
  }

  @Test func `is of the class that the view chooses`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }

  @Test func `contains layers, each of which is in one at a time`() {
    let (view, other) = (UIView(), UIView())
    let (first, second, third) = (CALayer(), CALayer(), CAShapeLayer())
    view.layer.addSublayer(first)
    view.layer.insertSublayer(second, at: 0)
    view.layer.insertSublayer(third, above: second)
    #expect(view.layer.sublayers == [second, third, first])
    view.layer.insertSublayer(first, below: second)
    #expect(view.layer.sublayers == [first, second, third])
    other.layer.addSublayer(second)
    #expect(view.layer.sublayers == [first, third] && second.superlayer === other.layer)
    second.removeFromSuperlayer()
    #expect(other.layer.sublayers == nil && second.superlayer == nil)
  }

  @Test func `keeps its position by its anchor point`() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 30)
    #expect(layer.position == CGPoint(x: 10, y: 40))
    layer.bounds.size.height = 40
    #expect(layer.frame == CGRect(x: 10, y: 0, width: 20, height: 40))
  }

  @Test func `has one animation for a key`() {
    let layer = CALayer()
    let (first, second) = (CABasicAnimation(keyPath: "opacity"), CAKeyframeAnimation())
    layer.add(first, forKey: "a")
    layer.add(second, forKey: "a")
    layer.add(first, forKey: nil)
    #expect(layer.animationKeys() == ["a"] && layer.animation(forKey: "a") === second)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }
}

@MainActor
struct `A path` {
  @Test func `has the bounds of its shape`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 100).bounds == rect)
    #expect(UIBezierPath().bounds.isNull && UIBezierPath().isEmpty)
  }

  @Test func `approximates an arc`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(path.currentPoint.x + 10) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
    #expect(path.bounds.maxY > 9.99 && path.bounds.minY > -1e-9, "clockwise is downwards")
  }

  @Test func `is equal to another one with the same points`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIBezierPath(rect: rect).cgPath == UIBezierPath(rect: rect).cgPath)
    #expect(UIBezierPath(rect: rect).cgPath != UIBezierPath(ovalIn: rect).cgPath)
  }
}

@MainActor
struct `A transform in space` {
  @Test func `is the identity after a turn there and back`() {
    let there = CATransform3DMakeRotation(1, 0, 0, 1)
    let back = CATransform3DRotate(there, -1, 0, 0, 1)
    #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m12) < 1e-12)
    #expect(
      CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
  }

  @Test func `turns, scales and moves in the order of its parts`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect((moved.m41, moved.m42, moved.m43) == (2, 3, 4))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-12 && abs(turned.m21 + 1) < 1e-12)
  }
}
