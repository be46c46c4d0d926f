import HeadlessUIKit
import Testing

private final class Dot: UIView {
  var drawings = 0
  override func draw(_ rect: CGRect) { drawings += 1 }
}

@MainActor
struct `A view that draws itself` {
  @Test func `is drawn once, and again after a request`() {
    let dot = Dot()
    #expect(dot.displayIfNeeded())
    #expect(!dot.displayIfNeeded())
    #expect(dot.drawings == 1)
    dot.setNeedsDisplay()
    #expect(dot.displayIfNeeded())
    #expect(dot.drawings == 2)
  }

  @Test func `differs from a view that draws nothing`() {
    let view = UIView()
    #expect(!view.displayIfNeeded())
    view.setNeedsDisplay()
    #expect(!view.displayIfNeeded())
  }
}
