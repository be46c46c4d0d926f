import Foundation
import HeadlessUIKit
import Testing

/// A view that is a plain coloured box.
@MainActor
private func box(_ color: UIColor, _ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.backgroundColor = color
  return view
}

@MainActor
struct `Recorded pictures of views` {
  @Test func `Images are drawn as recorded`() {
    let board = PictureBoard()
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .left, .right, .top,
      .bottom, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    for mode in modes {
      for (width, height) in [(47, 35), (21, 33)] as [(CGFloat, CGFloat)] {
        board.add(UIImageView(image: UIImage(systemName: "star")), width, height) {
          $0.contentMode = mode
          $0.backgroundColor = .systemGray6
        }
      }
    }
    for name in [
      "heart.fill", "plus.circle", "plus.circle.fill", "unknown.symbol", "star.square.fill",
    ] {
      board.add(UIImageView(image: UIImage(systemName: name)), 41, 41) { $0.tintColor = .systemRed }
    }
    let image = UIImage(named: "photo")
    for (width, height) in [(91, 41), (60, 30), (59, 29), (24, 10), (23, 10), (24, 9)]
      as [(CGFloat, CGFloat)]
    {
      board.add(UIImageView(image: image), width, height)
    }
    board.add(UIImageView(image: image?.withRenderingMode(.alwaysTemplate)), 61, 31)
    board.add(UIImageView(image: image?.withTintColor(.systemGreen)), 61, 31)
    board.add(UIImageView(image: UIImage()), 61, 31)
    board.add(UIImageView(image: image), 0, 31)
    board.add(UIImageView(image: image), 31, 0)
    board.add(UIImageView(image: UIImage(systemName: "bell"), highlightedImage: image), 31, 31) {
      $0.isHighlighted = true
    }
    board.add(UIImageView(image: UIImage(systemName: "bell")), 31, 31) { $0.isHighlighted = true }
    board.add(UIImageView(image: UIImage(systemName: "moon")?.withTintColor(.brown)), 31, 31)
    expectPicture(of: board.view, named: "images")
  }

  @Test func `Symbols are drawn as recorded`() {
    let board = PictureBoard()
    let names =
      """
      circle square chevron.right chevron.left chevron.forward chevron.backward backward forward
      chevron.down chevron.up checkmark plus minus xmark info ellipsis star heart person person.2
      person.3 gear magnifyingglass trash house bell envelope folder doc photo camera phone clock
      calendar pencil lock globe wifi moon sun.max bookmark flag tag cart briefcase mappin arrow.right
      arrow.left arrow.up arrow.down arrow.clockwise line.3.horizontal list.bullet square.grid.2x2
      square.and.arrow.up square.and.pencil play pause bolt exclamationmark
      """
    for name in names.split(whereSeparator: \.isWhitespace) {
      board.add(UIImageView(image: UIImage(systemName: String(name))), 25, 25)
    }
    expectPicture(of: board.view, named: "symbols")
  }

  @Test func `Layers are drawn as recorded`() {
    let board = PictureBoard()
    for corners in 0..<16 {
      board.add(box(.systemTeal), 31, 23) {
        $0.layer.cornerRadius = corners == 5 ? 40 : 7
        $0.layer.maskedCorners = CACornerMask(rawValue: UInt(corners))
        $0.layer.borderWidth = corners.isMultiple(of: 3) ? 3 : 0
        if corners > 8 { $0.layer.borderColor = UIColor.red.cgColor }
      }
    }
    board.add(box(.systemTeal), 31, 23) {
      $0.layer.cornerRadius = 1
      $0.layer.borderWidth = 4
    }
    board.add(box(.systemTeal), 13, 31) { $0.layer.cornerRadius = 20 }
    board.add(box(.systemTeal), 13, 31) {
      $0.layer.cornerRadius = 20
      $0.layer.maskedCorners.remove(.layerMinXMinYCorner)
    }
    board.add(box(.systemBackground), 51, 31) {
      $0.layer.shadowOpacity = 0.5
      $0.layer.cornerRadius = 6
    }
    board.add(box(.systemBackground), 51, 31) {
      $0.layer.shadowOpacity = 1
      $0.layer.shadowColor = UIColor.blue.cgColor
      $0.layer.shadowOffset = CGSize(width: 4, height: 5)
    }
    board.add(box(.systemBackground), 51, 31) {
      $0.layer.shadowOpacity = 1
      $0.layer.masksToBounds = true
    }
    board.add(UIView(), 31, 31) { $0.layer.backgroundColor = UIColor.purple.cgColor }
    board.add(box(.clear), 31, 31) { $0.layer.borderWidth = 1.5 }
    board.add(box(UIColor(named: "Brand") ?? .red), 31, 31)
    board.add(box(UIColor(named: "Accent") ?? .red), 31, 31)
    board.add(box(UIColor(red: 1.5, green: -1, blue: 0.02, alpha: 0.25)), 31, 31)
    board.add(box(.systemTeal), 31, 31) { $0.isHidden = true }
    board.add(box(.systemTeal), 31, 31) { $0.alpha = 0 }
    board.add(box(.systemTeal), 31, 31) { $0.layer.opacity = 0 }
    board.add(box(.systemTeal), 31, 31) {
      $0.alpha = 0.5
      $0.layer.opacity = 0.5
    }
    board.add(box(.systemTeal), 31, 31) { $0.layer.opacity = 0.75 }
    addTransforms(to: board)
    addClips(to: board)
    expectPicture(of: board.view, named: "layers")
  }

  private func addTransforms(to board: PictureBoard) {
    let transforms = [
      CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(scaleX: 0.5, y: 0.75),
      CGAffineTransform(translationX: 3, y: -2),
      CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 1, tx: 1, ty: 2),
    ]
    for transform in transforms {
      let child = box(.systemRed, 11, 13)
      child.frame.origin = CGPoint(x: 3, y: 4)
      board.add(box(.systemTeal), 31, 21) {
        $0.addSubview(child)
        $0.transform = transform
      }
    }
  }

  private func addClips(to board: PictureBoard) {
    for clips in [false, true] {
      let child = box(.systemRed, 40, 40)
      child.frame.origin = CGPoint(x: 5, y: 6)
      board.add(box(.systemTeal), 31, 27) {
        $0.addSubview(child)
        $0.clipsToBounds = clips
        $0.layer.cornerRadius = 5
      }
    }
    board.add(box(.systemTeal), 31, 27) { $0.clipsToBounds = true }
    board.add(box(.systemTeal), 31, 31) { $0.mask = box(.black, 10, 10) }
    board.add(box(.systemTeal), 31, 31) {
      $0.mask = box(.black, 21, 23)
      $0.mask?.frame.origin = CGPoint(x: 4, y: 3)
      $0.mask?.layer.cornerRadius = 5
    }
    board.add(box(.systemTeal), 31, 31) { $0.mask = UIView() }
    let scroll = UIScrollView()
    let inner = box(.systemGreen, 15, 15)
    inner.frame.origin = CGPoint(x: 20, y: 30)
    scroll.addSubview(inner)
    board.add(scroll, 41, 41) { $0.contentOffset = CGPoint(x: 12, y: 17) }
  }
}

@MainActor
struct `Recorded pictures of layouts` {
  private func label(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 9)
    label.numberOfLines = 0
    label.backgroundColor = color
    return label
  }

  private var views: [UIView] {
    [
      label("one", .systemRed.withAlphaComponent(0.4)),
      label("two words", .systemGreen.withAlphaComponent(0.4)),
      label("3", .systemBlue.withAlphaComponent(0.4)),
    ]
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `Stacks are drawn as recorded`(axis: NSLayoutConstraint.Axis) {
    let board = PictureBoard(width: 420)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    func add(_ width: CGFloat, _ height: CGFloat, _ configure: (UIStackView) -> Void) {
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.backgroundColor = .systemGray6
      board.add(stack, width, height, configure)
    }
    for distribution in distributions {
      for (index, length) in [CGFloat(97), 61, 41, 17].enumerated() {
        let (width, height): (CGFloat, CGFloat) =
          axis == .vertical ? (47, length / 1.3) : (length, 31)
        add(width, height) {
          $0.distribution = distribution
          $0.alignment = alignments[index]
          $0.spacing = CGFloat(index) + 1
        }
      }
    }
    for alignment in alignments {
      add(81, 61) {
        $0.alignment = alignment
        $0.spacing = 2
        $0.setCustomSpacing(9, after: $0.arrangedSubviews[1])
      }
    }
    add(91, 71) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: $0.arrangedSubviews[0])
    }
    add(91, 71) {
      $0.arrangedSubviews[1].isHidden = true
      $0.spacing = 4
    }
    add(91, 71) {
      $0.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 13).isActive = true
      $0.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 19).isActive = true
      $0.arrangedSubviews[2].setContentHuggingPriority(.required, for: axis)
    }
    add(91, 71) {
      $0.arrangedSubviews[2].widthAnchor.constraint(equalToConstant: 13).isActive = true
    }
    add(91, 71) { $0.addArrangedSubview(box(.systemBrown)) }
    add(91, 71) {
      $0.alignment = .center
      for view in $0.arrangedSubviews {
        view.widthAnchor.constraint(equalToConstant: 13).isActive = true
        view.heightAnchor.constraint(equalToConstant: 19).isActive = true
      }
    }
    add(51, 41) {
      for view in $0.arrangedSubviews { view.isHidden = true }
    }
    add(51, 41) {
      for view in $0.arrangedSubviews { (view as? UILabel)?.text = "" }
      $0.distribution = .fillProportionally
    }
    add(51, 41) {
      $0.distribution = .equalSpacing
      for view in $0.arrangedSubviews.dropFirst() { view.isHidden = true }
    }
    add(101, 81) { outer in
      for inner in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = inner
        stack.spacing = 3
        stack.isLayoutMarginsRelativeArrangement = inner == .vertical
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.arrangedSubviews[0].isHidden = inner == .vertical
        outer.insertArrangedSubview(stack, at: 0)
      }
      outer.alignment = .center
    }
    expectPicture(of: board.view, named: axis == .vertical ? "columns" : "rows")
  }

  @Test func `Constraints and own sizes result in the recorded frames`() {
    let board = PictureBoard()
    let parent = box(.systemGray6)
    board.add(parent, 301, 121)
    let labels = views
    for view in labels {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 11),
      labels[0].topAnchor.constraint(equalTo: parent.topAnchor, constant: 13),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 5),
      labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 3),
      labels[1].widthAnchor.constraint(equalToConstant: 25),
      labels[2].centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      labels[2].heightAnchor.constraint(equalToConstant: 31),
      labels[2].bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -4),
    ])
    let limited = label("limited to a width of its own", .systemGray4)
    limited.preferredMaxLayoutWidth = 50
    let (below, beside) = (label("only y", .systemGray4), label("only x", .systemGray4))
    for view in [below, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    below.topAnchor.constraint(equalTo: parent.topAnchor, constant: 77).isActive = true
    beside.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 77).isActive = true
    let loose = UIView()
    let slider = UISlider()
    for view in [limited, loose, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      view.backgroundColor = .systemGray4
    }
    NSLayoutConstraint.activate([
      limited.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 201),
      limited.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      loose.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 21),
      loose.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -9),
      slider.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 23),
      slider.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -11),
    ])
    expectPicture(of: board.view, named: "constraints")
  }

  @Test func `Subviews follow a cell's content by their autoresizing masks as recorded`() {
    let screen = DrawnTable()
    screen.table.rowHeight = 61
    let masks: [UIView.AutoresizingMask] = [
      [], .flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin,
      [.flexibleLeftMargin, .flexibleRightMargin], [.flexibleWidth, .flexibleLeftMargin],
      [.flexibleWidth, .flexibleHeight], [.flexibleTopMargin, .flexibleLeftMargin],
    ]
    screen.counts = [masks.count]
    screen.configure = { cell, path in
      cell.contentView.frame.size = CGSize(width: 320, height: 44)
      let view = box(.systemGreen)
      view.frame = CGRect(x: 50, y: 8, width: 140, height: 22)
      view.autoresizingMask = masks[path.row]
      cell.contentView.addSubview(view)
      let wide = box(.systemRed)
      wide.frame = CGRect(x: 9, y: 5, width: 3, height: 3)
      wide.autoresizingMask = .flexibleWidth
      cell.contentView.addSubview(wide)
      cell.accessoryType = .checkmark
    }
    expectPicture(of: screen.window, named: "autoresizing")
  }
}
