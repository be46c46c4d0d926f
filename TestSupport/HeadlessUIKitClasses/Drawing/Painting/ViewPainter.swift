/// Draws views as elements of an SVG document.
///
/// Positions are those in the picture, so that a reader finds an element without adding up offsets.
@MainActor
final class ViewPainter {
  let traits: UITraitCollection
  /// The frames that a superview chose for subviews that HeadlessUIKit doesn't lay out, such as a cell's labels.
  var chosenFrames: [ObjectIdentifier: CGRect] = [:]
  /// The colours and fonts that a superview chose, such as those of a header's label.
  var chosenLooks: [ObjectIdentifier: ChosenLook] = [:]
  /// The horizontal positions of the texts in cells that were drawn, where their separators start.
  var textStarts: [ObjectIdentifier: CGFloat] = [:]
  private var clipCount = 0

  /// The font and colour of a label whose own aren't set.
  struct ChosenLook {
    var font: UIFont?
    var color: UIColor?
    var lines: Int?
  }

  init(style: UIUserInterfaceStyle) { traits = DrawnTraits(style: style) }

  /// Returns the elements of a view and its subviews.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - frame: the view's frame in the picture.
  func elements(of view: UIView, in frame: CGRect) -> [SVGElement] {
    guard !view.isHidden, view.alpha > 0, view.layer.opacity > 0 else { return [] }
    if let mask = view.mask, self.elements(of: mask, in: mask.place).isEmpty { return [] }
    var elements = backdrop(of: view, in: frame)
    let clips = view.clipsToBounds
    let content = ownContent(of: view, in: frame)
    let inside = content.below + subviews(of: view, in: frame) + content.above
    elements += clips ? clipped(inside, to: frame, radius: view.layer.cornerRadius) : inside
    elements += border(of: view, in: frame)
    if let mask = view.mask {
      // The shape of a mask's content is unknown, so it's drawn as a rectangle.
      elements = clipped(
        elements, to: mask.place.moved(by: frame.origin), radius: mask.layer.cornerRadius)
    }
    return grouped(elements, for: view, in: frame)
  }

  /// Wraps elements in a group if the view is translucent or transformed, or if its class is worth a name.
  private func grouped(
    _ elements: [SVGElement], for view: UIView, in frame: CGRect
  ) -> [SVGElement] {
    guard !elements.isEmpty else { return [] }
    var attributes: [String: String] = [:]
    let opacity = view.alpha * CGFloat(view.layer.opacity)
    if opacity < 1 { attributes["opacity"] = SVGElement.number(opacity) }
    if !view.transform.isIdentity {
      attributes["transform"] = view.transform.inSVG(around: CGPoint(x: frame.midX, y: frame.midY))
    }
    // Without the arguments of a generic class, which would be several classes for a style sheet.
    if view.isReusable { attributes["class"] = String("\(type(of: view))".prefix { $0 != "<" }) }
    return attributes.isEmpty ? elements : [.group(attributes, elements)]
  }

  /// Returns elements that are visible only inside a rectangle.
  func clipped(_ elements: [SVGElement], to frame: CGRect, radius: CGFloat = 0) -> [SVGElement] {
    guard !elements.isEmpty else { return [] }
    clipCount += 1
    let name = "clip\(clipCount)"
    return [
      SVGElement("clipPath", ["id": name], children: [.rect(frame, radius: radius, [:])]),
      .group(["clip-path": "url(#\(name))"], elements),
    ]
  }

  /// Draws the subviews, from back to front.
  func subviews(of view: UIView, in frame: CGRect) -> [SVGElement] {
    switch view {
    case let table as UITableView: return rows(of: table, in: frame)
    case let collection as UICollectionView: return items(of: collection, in: frame)
    case let cell as UITableViewCell: return parts(of: cell, in: frame)
    case let cell as UICollectionViewCell: return parts(of: cell, in: frame)
    case let header as UITableViewHeaderFooterView: chooseFrames(in: header, size: frame.size)
    case let bar as UISearchBar:
      return elements(of: bar.searchTextField, in: bar.fieldFrame(in: frame))
    case is UIControl where view.drawsItself: return []
    default: break
    }
    if view.owner is UINavigationController { return barAndContent(of: view, in: frame) }
    return subviewFrames(of: view, size: frame.size).flatMap { child, childFrame in
      elements(of: child, in: childFrame.moved(by: frame.origin))
    }
  }

  /// Returns the content that a view draws itself, below and above its subviews.
  private func ownContent(
    of view: UIView, in frame: CGRect
  ) -> (below: [SVGElement], above: [SVGElement]) {
    switch view {
    case let label as UILabel: (text(of: label, in: frame), [])
    case let text as UITextView: (self.text(of: text, in: frame), [])
    case let imageView as UIImageView: (image(of: imageView, in: frame), [])
    case let toolbar as UIToolbar: (items(of: toolbar, in: frame), [])
    case let button as UIButton: (content(of: button, in: frame), [])
    case let control as UIControl: (content(of: control, in: frame), [])
    case let content as UIListContentView: (self.content(of: content, in: frame), [])
    case let progress as UIProgressView: (bar(of: progress, in: frame), [])
    case let indicator as UIActivityIndicatorView: (spokes(of: indicator, in: frame), [])
    case let window as UIWindow: ([], alert(in: window, frame))
    default: ([], [])
    }
  }
}

/// The traits of a picture.
private final class DrawnTraits: UITraitCollection, @unchecked Sendable {
  private let style: UIUserInterfaceStyle

  init(style: UIUserInterfaceStyle) {
    self.style = style
    super.init()
  }

  override var userInterfaceStyle: UIUserInterfaceStyle { style == .dark ? .dark : .light }
}

extension UIView {
  /// Whether a list reuses the view. In the picture, such views are groups with their class.
  fileprivate var isReusable: Bool {
    self is UITableViewCell || self is UICollectionReusableView
      || self is UITableViewHeaderFooterView
  }

  /// Whether the painter draws the control with all its parts.
  fileprivate var drawsItself: Bool {
    self is UIButton || self is UISwitch || self is UISlider || self is UIStepper
      || self is UISegmentedControl || self is UITextField || self is UIRefreshControl
  }
}

extension CGAffineTransform {
  fileprivate func inSVG(around center: CGPoint) -> String {
    let dx = center.x - a * center.x - c * center.y + tx
    let dy = center.y - b * center.x - d * center.y + ty
    // Four decimal places, because the elements are factors.
    let factors = [a, b, c, d].map { "\(Double(($0 * 10_000).rounded()) / 10_000)" }
    let offset = [dx, dy].map(SVGElement.number)
    return "matrix(\((factors + offset).joined(separator: " ")))"
  }
}

extension CGRect {
  func moved(by offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }

  /// Returns a rectangle of a size in the middle of this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
