/// An accessory or editing control of a cell in a picture.
@MainActor
enum DrawnAccessory {
  case symbol(String, UIColor?, width: CGFloat)
  case badge(String, UIColor)
  case reorder
  case circle(isSelected: Bool, UIColor?)
  case text(StyledText)
  case view(UIView, CGSize)
  /// A hidden accessory, which keeps its space.
  case space(CGFloat)

  static let disclosure = symbol("chevron.right", .tertiaryLabel, width: 12)

  static func checkmark(_ color: UIColor?) -> DrawnAccessory {
    symbol("checkmark", color, width: 20)
  }

  static func detail(_ color: UIColor?) -> DrawnAccessory {
    symbol("info.circle", color, width: 22)
  }

  var width: CGFloat {
    switch self {
    case .symbol(_, _, let width), .space(let width): width
    case .badge, .reorder, .circle: 22
    case .text(let text): text.width
    case .view(_, let size): size.width
    }
  }
}

extension ViewPainter {
  /// The accessories of a cell, from the left to the right.
  struct Accessories {
    var leading: [DrawnAccessory] = []
    var trailing: [DrawnAccessory] = []
  }

  /// Draws the accessories of a cell, and returns the frame that they leave to the content.
  func draw(
    _ accessories: Accessories, in frame: CGRect
  ) -> (elements: [SVGElement], content: CGRect) {
    var elements: [SVGElement] = []
    var (left, right) = (frame.minX, frame.maxX)
    for accessory in accessories.leading {
      left += 16
      let place = CGRect(x: left, y: frame.minY, width: accessory.width, height: frame.height)
      elements += draw(accessory, in: place)
      left = place.maxX
    }
    for (index, accessory) in accessories.trailing.reversed().enumerated() {
      right -= index == 0 ? 16 : 8
      let place = CGRect(
        x: right - accessory.width, y: frame.minY, width: accessory.width, height: frame.height)
      elements += draw(accessory, in: place)
      right = place.minX
    }
    let content = CGRect(
      x: left, y: frame.minY, width: max(right - left, 0), height: frame.height)
    return (elements, content)
  }

  private func draw(_ accessory: DrawnAccessory, in frame: CGRect) -> [SVGElement] {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let square = frame.middle(CGSize(width: 22, height: 22))
    switch accessory {
    case .symbol("chevron.right", let color, _):
      return symbol(
        "chevron.right", in: frame.middle(CGSize(width: 16, height: 16)),
        color: color ?? .tertiaryLabel)
    case .symbol(let name, let color, _):
      return symbol(
        name, in: frame.middle(CGSize(width: 20, height: 20)), color: color ?? .systemBlue)
    case .badge(let name, let color):
      return [
        .group(
          ["class": name],
          [.circle(middle, radius: 11, fill(color))]
            + symbol(name, in: frame.middle(CGSize(width: 18, height: 18)), color: .white))
      ]
    case .reorder: return symbol("line.3.horizontal", in: square, color: .tertiaryLabel)
    case .circle(isSelected: true, let color):
      return [
        .group(
          ["class": "multiselect on"],
          [.circle(middle, radius: 11, fill(color ?? .systemBlue))]
            + symbol("checkmark", in: frame.middle(CGSize(width: 16, height: 16)), color: .white))
      ]
    case .circle(isSelected: false, _):
      var paint = stroke(.systemGray3, width: 1.5)
      paint["class"] = "multiselect off"
      return [.circle(middle, radius: 10.5, paint)]
    case .text(let text): return draw(text, in: frame)
    case .view(let view, let size):
      view.layoutIfNeeded()
      return elements(of: view, in: frame.middle(size))
    case .space: return []
    }
  }

  /// Returns an accessory for an app's own view.
  func accessory(for view: UIView) -> DrawnAccessory {
    var size = view.place.size
    if size.width == 0 || size.height == 0 {
      let own = contentSize(of: view, width: nil)
      size = CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }
    return .view(view, size)
  }
}
