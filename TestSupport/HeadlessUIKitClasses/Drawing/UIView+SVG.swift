extension UIView {
  /// Draws the view and its subviews as an SVG document.
  ///
  /// HeadlessUIKit draws what UIKit would show: texts, symbols, controls, separators, accessories, selection,
  /// and the bars of a navigation controller. The picture resembles a screenshot, but texts have the widths of
  /// Helvetica, system symbols are simple shapes, and other images are boxes with their names. The same views
  /// always result in the same document.
  ///
  /// ```swift
  /// let picture = table.svg(style: .dark)
  /// ```
  ///
  /// - Parameter style: the interface style of the picture. With `.unspecified` it's the view's.
  /// - Returns: the document, with one element per line.
  /// - Complexity: O(*n*) for *n* visible views.
  public func svg(style: UIUserInterfaceStyle = .unspecified) -> String {
    layoutIfNeeded()
    let own =
      overrideUserInterfaceStyle == .unspecified
      ? traitCollection.userInterfaceStyle : overrideUserInterfaceStyle
    let painter = ViewPainter(style: style == .unspecified ? own : style)
    let frame = CGRect(origin: .zero, size: bounds.size)
    var elements = [SVGElement("title", text: pictureTitle)]
    let content = painter.elements(of: self, in: frame)
    let description = content.flatMap(\.texts).joined(separator: "; ")
    if !description.isEmpty { elements.append(SVGElement("desc", text: description)) }
    let document = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "width": SVGElement.number(frame.width), "height": SVGElement.number(frame.height),
        "viewBox": "0 0 \(SVGElement.number(frame.width)) \(SVGElement.number(frame.height))",
        "font-family": DrawnFont.family,
      ], children: elements + content)
    return document.document
  }

  /// The title of the picture: the screen's title, or the view's class.
  private var pictureTitle: String {
    if let accessibilityLabel { return accessibilityLabel }
    let controller = (self as? UIWindow)?.rootViewController ?? owner
    let top = (controller as? UINavigationController)?.topViewController ?? controller
    return top?.navigationItem.title ?? top.map { "\(type(of: $0))" } ?? "\(type(of: self))"
  }
}
