import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Constraints with exact values` {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  @Test func `a view that is pinned to its container has its frame after a layout`() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 180, height: 100))
    container.frame.size.width = 300
    container.layoutIfNeeded()
    #expect(view.frame.width == 280)
  }

  @Test func `a size and a centre determine a frame, and a constant can change`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 37.5, width: 50, height: 25))
    width.constant = 100
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
  }

  @Test func `views in a row follow each other, margins and guides`() {
    let next = UIView()
    next.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(next)
    container.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    NSLayoutConstraint.activate([
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
      next.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
      next.topAnchor.constraint(equalTo: view.topAnchor),
      next.heightAnchor.constraint(equalTo: view.heightAnchor),
      view.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: container.layoutMarginsGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 6, y: 5, width: 40, height: 20))
    #expect(next.frame == CGRect(x: 50, y: 5, width: 142, height: 20))
  }

  @Test func `the higher priority wins, and the intrinsic size determines the rest`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
    }
    let sized = Sized()
    sized.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(sized)
    let weak = sized.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 99)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([
      weak, sized.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
      sized.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(sized.frame == CGRect(x: 5, y: 0, width: 30, height: 12))
  }

  @Test func `a view keeps the parts of its frame that nothing determines`() {
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 2, width: 3, height: 4))
  }

  @Test func `a mask follows the size of the superview`() {
    let filling = UIView(frame: container.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let atTheRight = UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 20))
    atTheRight.autoresizingMask = [.flexibleLeftMargin]
    container.addSubview(filling)
    container.addSubview(atTheRight)
    container.frame.size = CGSize(width: 260, height: 90)
    #expect(filling.frame.size == CGSize(width: 260, height: 90))
    #expect(atTheRight.frame == CGRect(x: 210, y: 0, width: 50, height: 20))
  }

  @Test func `the content of a cell that is pinned has the cell's width`() {
    final class Pinned: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let screen = TableScreen([["a"]], cell: Pinned.self)
    let cell = screen.table.cellForRow(at: path(0, 0)) as? Pinned
    screen.table.layoutIfNeeded()
    #expect(cell?.label.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }
}
