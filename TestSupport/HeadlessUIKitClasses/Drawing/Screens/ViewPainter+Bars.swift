/// The bars of a navigation controller, whose views have no height.
extension ViewPainter {
  static let barHeight: CGFloat = 44
  private static let searchHeight: CGFloat = 52

  /// Draws the navigation bar, and the content below it. The end of the content is cut off, and the toolbar is in front of it.
  func barAndContent(of view: UIView, in frame: CGRect) -> [SVGElement] {
    guard let navigation = view.owner as? UINavigationController,
      let top = navigation.topViewController
    else { return [] }
    var bar = frame
    bar.size.height = Self.barHeight
    let search = top.navigationItem.searchController?.searchBar
    let height = bar.height + (search == nil ? 0 : Self.searchHeight)
    var area = frame
    area.origin.y += height
    area.size.height -= height
    var content: [SVGElement] = []
    for (child, childFrame) in subviewFrames(of: view, size: frame.size)
    where child !== navigation.navigationBar && child !== navigation.toolbar {
      content += elements(of: child, in: childFrame.moved(by: area.origin))
    }
    var elements = clipped(content, to: area) + draw(top, in: navigation, bar, search)
    if let toolbar = navigation.toolbar, !toolbar.isHidden {
      let place = CGRect(
        x: frame.minX, y: frame.maxY - Self.barHeight, width: frame.width, height: Self.barHeight)
      elements.append(
        .group(
          ["class": "toolbar"],
          [.rect(place, fill(.systemBackground))]
            + [line(from: place.minX, to: place.maxX, y: place.minY, .separator)]
            + items(of: toolbar, in: place)))
    }
    return elements
  }

  /// Draws the items of a toolbar. Flexible spaces share what the other items leave.
  func items(of toolbar: UIToolbar, in frame: CGRect) -> [SVGElement] {
    let items = (toolbar.items ?? []).map { ($0, button(for: $0, height: frame.height)) }
    let area = frame.insetBy(dx: 16, dy: 0)
    let gap: CGFloat = 8
    let used = items.reduce(gap * CGFloat(max(items.count - 1, 0))) { $0 + $1.1.0 }
    let flexible = items.count { $0.0.systemItem == .flexibleSpace }
    let share = max(area.width - used, 0) / CGFloat(max(flexible, 1))
    var x = area.minX
    var elements: [SVGElement] = []
    for (item, (width, draw)) in items {
      let width = item.systemItem == .flexibleSpace ? share : width
      elements += draw(CGRect(x: x, y: frame.minY, width: width, height: frame.height))
      x += width + gap
    }
    return elements
  }

  private func draw(
    _ controller: UIViewController, in navigation: UINavigationController, _ bar: CGRect,
    _ search: UISearchBar?
  ) -> [SVGElement] {
    let item = controller.navigationItem
    var elements: [SVGElement] = []
    let content = controller.viewIfLoaded
    var whole = bar
    if search != nil { whole.size.height += Self.searchHeight }
    let color =
      content.flatMap { backdrop(of: $0, in: whole).last } ?? .rect(whole, fill(.systemBackground))
    elements.append(color)
    if let scroll = content as? UIScrollView, scroll.contentOffset.y > 0 {
      elements.append(line(from: bar.minX, to: bar.maxX, y: whole.maxY - 0.5, .separator))
    }
    if let search {
      elements += self.elements(
        of: search,
        in: CGRect(x: bar.minX, y: bar.maxY, width: bar.width, height: Self.searchHeight))
    }
    let (leading, left) = draw(leadingItems(of: navigation, item), in: bar, isLeading: true)
    let (trailing, right) = draw(item.rightBarButtonItems ?? [], in: bar, isLeading: false)
    elements += leading + trailing
    let side = max(left - bar.minX, bar.maxX - right)
    let middle = bar.insetBy(dx: side + 8, dy: 0)
    if let view = item.titleView {
      view.layoutIfNeeded()
      let own = contentSize(of: view, width: nil)
      let size = view.frame.size == .zero ? own : view.frame.size
      elements += self.elements(of: view, in: middle.middle(size))
    } else if let title = item.title {
      let style = StyledText.Style(
        font: DrawnFont(.preferredFont(forTextStyle: .headline)), color: .label)
      elements += draw(StyledText(title, style), in: middle, alignment: .center)
    }
    return [.group(["class": "navigation bar"], elements)]
  }

  private func leadingItems(
    of navigation: UINavigationController, _ item: UINavigationItem
  ) -> [UIBarButtonItem] {
    let own = item.leftBarButtonItems ?? []
    let stack = navigation.viewControllers
    guard own.isEmpty, stack.count > 1, !item.hidesBackButton else { return own }
    let previous = stack[stack.count - 2].navigationItem
    let back = UIBarButtonItem()
    back.title = previous.backButtonTitle ?? previous.title ?? "Back"
    if let own = previous.backBarButtonItem {
      // UIKit uses the title and colour of your item, and keeps the chevron.
      back.title = own.title
      back.tintColor = own.tintColor
    }
    back.image = UIImage(systemName: "chevron.left")
    return [back]
  }

  /// Draws bar buttons from an edge inwards, and returns where they end.
  private func draw(
    _ items: [UIBarButtonItem], in bar: CGRect, isLeading: Bool
  ) -> ([SVGElement], CGFloat) {
    var x = isLeading ? bar.minX + 16 : bar.maxX - 16
    var elements: [SVGElement] = []
    for item in items {
      let (width, draw) = button(for: item, height: bar.height)
      let place = CGRect(
        x: isLeading ? x : x - width, y: bar.minY, width: width, height: bar.height)
      elements += draw(place)
      x += isLeading ? width + 16 : -width - 16
    }
    return (elements, items.isEmpty ? (isLeading ? bar.minX : bar.maxX) : x)
  }

  /// Returns the width of a bar button, and a closure that draws it.
  private func button(
    for item: UIBarButtonItem, height: CGFloat
  ) -> (CGFloat, (CGRect) -> [SVGElement]) {
    if let view = item.customView {
      let own = contentSize(of: view, width: nil)
      let size = view.frame.size == .zero ? own : view.frame.size
      return (max(size.width, 0), { [self] in elements(of: view, in: $0.middle(size)) })
    }
    if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace {
      return (item.width, { _ in [] })
    }
    let color: UIColor = item.isEnabled ? item.tintColor ?? .systemBlue : .tertiaryLabel
    let isDone = item.style == .done || item.systemItem == .done || item.systemItem == .save
    let font = UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    let title = StyledText(
      item.title ?? item.systemItem?.title ?? "", .init(font: DrawnFont(font), color: color))
    let image = item.image ?? item.systemItem?.symbol.flatMap { UIImage(systemName: $0) }
    let imageWidth: CGFloat = image == nil ? 0 : 22
    return (
      imageWidth + title.width,
      { [self] place in
        let box = CGRect(x: place.minX, y: place.minY, width: imageWidth, height: place.height)
        let drawn = image.map {
          self.image($0, in: box.middle(CGSize(width: 22, height: 22)), tint: color)
        }
        return (drawn ?? []) + draw(title, in: place.insetBy(left: imageWidth))
      }
    )
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrow.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play"
    case .pause: "pause"
    case .rewind: "backward"
    case .fastForward: "forward"
    default: nil
    }
  }
}
