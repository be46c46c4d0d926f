import HeadlessUIKit
import Testing

@MainActor
struct `Layout in a picture` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  private func box(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    return label
  }

  private var rects: [[Double]] {
    DrawnPicture(view).all("rect").map { rect in
      ["x", "y", "width", "height"].map(rect.number)
    }
  }

  @Test func `gives labels the sizes of their texts where constraints leave them open`() {
    let (title, value) = (label("title"), label("value"))
    value.backgroundColor = .red
    for label in [title, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.topAnchor.constraint(equalTo: title.topAnchor),
    ])
    let picture = DrawnPicture(view)
    #expect(picture.text("title")?["x"] == "10")
    #expect(picture.text("value")?["x"] == "48")
    #expect(rects == [[48, 24, 30, 12]])
    #expect(value.frame == CGRect(x: 48, y: 24, width: 30, height: 12))
  }

  @Test func `wraps labels at the width that constraints determine`() {
    let text = label("one two three")
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 50),
      text.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    #expect(DrawnPicture(view).texts == ["one two", "three"])
  }

  @Test func `arranges a horizontal stack`() {
    let stack = UIStackView(arrangedSubviews: [box(.red), box(.green)])
    stack.frame = view.bounds
    stack.spacing = 10
    let width = stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    view.addSubview(stack)
    #expect(rects == [[0, 0, 50, 60], [60, 0, 140, 60]])
    width.isActive = false
    stack.distribution = .fillEqually
    #expect(rects == [[0, 0, 95, 60], [105, 0, 95, 60]])
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    #expect(rects == [[0, 0, 90, 60], [110, 0, 90, 60]])
    stack.arrangedSubviews[0].isHidden = true
    #expect(rects == [[0, 0, 200, 60]])
  }

  @Test func `arranges a vertical stack by its alignment`() {
    let (first, second) = (box(.red), box(.green))
    let widths = [first, second].map { $0.widthAnchor.constraint(equalToConstant: 40) }
    NSLayoutConstraint.activate(
      widths + [first, second].map { $0.heightAnchor.constraint(equalToConstant: 20) })
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = view.bounds
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    view.addSubview(stack)
    stack.alignment = .leading
    #expect(rects == [[0, 0, 40, 20], [0, 40, 40, 20]])
    stack.alignment = .center
    #expect(rects.map { $0[0] } == [80, 80])
    stack.alignment = .trailing
    #expect(rects.map { $0[0] } == [160, 160])
    stack.alignment = .fill
    NSLayoutConstraint.deactivate(widths)
    #expect(rects.map { $0[2] } == [200, 200])
  }

  @Test func `stretches the view with the lowest hugging priority`() {
    let (first, second) = (label("a"), label("b"))
    first.backgroundColor = .red
    second.backgroundColor = .green
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = view.bounds
    view.addSubview(stack)
    #expect(rects.map { $0[2] } == [6, 194])
    second.setContentHuggingPriority(.required, for: .horizontal)
    #expect(rects.map { $0[2] } == [194, 6])
  }

  @Test func `gives a stack inside a stack the size of its views`() {
    let texts = UIStackView(arrangedSubviews: [label("title"), label("subtitle")])
    texts.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [texts, box(.red)])
    stack.frame = view.bounds
    view.addSubview(stack)
    #expect(rects == [[48, 0, 152, 60]])
  }

  @Test func `makes a cell's content narrower for its accessory`() {
    let screen = DrawnTable()
    screen.configure = { cell, _ in
      let box = UIView()
      box.backgroundColor = .red
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      cell.accessoryType = .checkmark
    }
    let rect = screen.drawn().all("rect").first { $0["fill"] == "#ff0000" }
    // A checkmark is 20 points wide, with a margin of 16; the guide's margin is 16, too.
    #expect(rect?["width"] == "268")
  }
}
