import Foundation
import HeadlessUIKit
import Testing

/// Constraints as cells have them: sizes from inside, limits, priorities, stacks.
@MainActor
struct `Constraints of cells` {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private final class Box: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }
  }

  private func box(_ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> Box {
    let box = Box()
    box.size = CGSize(width: width, height: height)
    box.translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(box)
    return box
  }

  private func pin(_ view: UIView, to other: UIView, by inset: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test func `a wrapper is as large as what is in it, and follows it`() {
    let wrapper = UIView()
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(wrapper)
    let inner = box(30, 12, in: wrapper)
    pin(inner, to: wrapper, by: 4)
    NSLayoutConstraint.activate([
      wrapper.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      wrapper.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(wrapper.frame == CGRect(x: 81, y: 0, width: 38, height: 20))
    #expect(inner.frame == CGRect(x: 4, y: 4, width: 30, height: 12))
    inner.size.width = 50
    container.layoutIfNeeded()
    #expect(wrapper.frame == CGRect(x: 71, y: 0, width: 58, height: 20))
  }

  @Test func `of two contents without room, the one with the lower priority is compressed`() {
    let (one, other) = (box(150, 10, in: container), box(120, 10, in: container))
    other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5),
      other.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      one.topAnchor.constraint(equalTo: container.topAnchor),
      other.centerYAnchor.constraint(equalTo: one.centerYAnchor),
    ])
    container.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 0, width: 150, height: 10))
    #expect(other.frame == CGRect(x: 165, y: 0, width: 25, height: 10))
  }

  @Test func `a limit counts where the content needs more`() {
    let view = box(90, 10, in: container)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 44))
  }

  @Test func `leading edges are at the right of a container that is mirrored`() {
    let view = box(30, 10, in: container)
    container.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 162, y: 0, width: 30, height: 10))
  }

  @Test func `a stack in a cell places its views, and hidden ones take no room`() {
    let views = [box(20, 10), box(30, 16), box(10, 12)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 4
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 3),
      stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
    ])
    container.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 3, y: 5, width: 68, height: 16))
    #expect(views.map(\.frame.minX) == [0, 24, 58])
    #expect(views.map(\.frame.minY) == [3, 0, 2])
    views[1].isHidden = true
    container.layoutIfNeeded()
    #expect(stack.frame.width == 34 && views[2].frame.minX == 24)
    stack.spacing = 1
    views[2].removeFromSuperview()
    container.layoutIfNeeded()
    #expect(stack.frame.width == 20)
  }

  @Test func `a guide that an app adds has a frame, and spaces views`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let view = box(30, 10, in: container)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 0 && guide.layoutFrame.width == 25)
    #expect(view.frame.minX == 25)
  }

  @Test func `baselines of texts of different sizes are level`() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 30)
    for label in [small, large] {
      label.text = "a"
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: container.topAnchor),
      large.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    let baselines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) < 0.001)
    #expect(small.frame.minY > 0 && small.frame.height == 12)
  }

  @Test func `the fitting size of a cell's content wraps its texts`() {
    let label = UILabel()
    label.text = "a text of many words that needs several lines"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.addSubview(label)
    pin(label, to: content, by: 10)
    func height(_ width: CGFloat) -> CGFloat {
      content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let line = label.font.lineHeight
    #expect(abs(height(2_000) - (20 + line)) < 0.001)
    let lines = ((height(120) - 20) / line).rounded()
    #expect(lines > 2 && abs(height(120) - 20 - lines * line) < 0.001)
    #expect(height(80) > height(120))
    let smallest = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(smallest.height >= 20 + line)
  }

  @Test func `a table's row is as high as the constraints of its cell demand`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 6),
          bar.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -6),
          bar.heightAnchor.constraint(equalToConstant: path.row == 0 ? 20 : 70),
        ])
        return cell
      }
    }
    let source = Source()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    table.dataSource = source
    window.addSubview(table)
    table.layoutIfNeeded()
    let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [32, 82])
  }
}
