/// The frames of the labels and image views that cells and headers provide.
extension ViewPainter {
  /// Chooses the frames of a cell's own labels and image, unless the app has set them.
  func chooseFrames(in cell: UITableViewCell, size: CGSize, inset: CGFloat) {
    // A cell creates its labels on first use, and drawing it doesn't use them.
    guard !cell.contentView.subviews.isEmpty else { return }
    let own = cell.contentView.subviews.filter { $0.frame == .zero }
    func part<View: UIView>(_ view: View?) -> View? {
      own.contains { $0 === view } ? view : nil
    }
    let hasLabels = own.contains { $0 is UILabel || $0 is UIImageView }
    guard hasLabels else { return }
    let (text, detail) = (part(cell.textLabel), part(cell.detailTextLabel))
    var area = CGRect(x: inset, y: 0, width: size.width - inset - 8, height: size.height)
    if let imageView = part(cell.imageView), let image = imageView.image {
      let size = self.size(of: image)
      chosenFrames[ObjectIdentifier(imageView)] = CGRect(
        x: area.minX, y: area.midY - size.height / 2, width: size.width, height: size.height)
      area = area.insetBy(left: size.width + 16)
    }
    let isAlone = detail?.text?.isEmpty ?? true
    func set(_ label: UILabel?, _ frame: CGRect) {
      if let label { chosenFrames[ObjectIdentifier(label)] = frame }
    }
    switch cell.style {
    case _ where isAlone && cell.style != .value2, .default: set(text, area)
    case .subtitle:
      let heights = [text, detail].map { label in
        label.flatMap { styledText(of: $0) }?.lineHeight ?? 0
      }
      let top = area.midY - (heights[0] + heights[1] + 2) / 2
      set(text, CGRect(x: area.minX, y: top, width: area.width, height: heights[0]))
      set(
        detail,
        CGRect(x: area.minX, y: top + heights[0] + 2, width: area.width, height: heights[1]))
    case .value1:
      let wanted = detail.flatMap { styledText(of: $0) }?.width ?? 0
      let width = min(wanted, area.width * 0.6)
      set(detail, CGRect(x: area.maxX - width, y: 0, width: width, height: area.height))
      set(text, CGRect(x: area.minX, y: 0, width: area.width - width - 6, height: area.height))
    case .value2:
      set(text, CGRect(x: area.minX, y: 0, width: 91, height: area.height))
      set(detail, area.insetBy(left: 97))
      if let text {
        chosenLooks[ObjectIdentifier(text)] = ChosenLook(
          font: .systemFont(ofSize: 12), color: cell.tintColor)
      }
    }
  }

  /// Chooses the frames and looks of a header's own labels. UIKit sets their fonts by the style of the table.
  func chooseFrames(in header: UITableViewHeaderFooterView, size: CGSize) {
    guard !header.contentView.subviews.isEmpty, header.contentConfiguration == nil else { return }
    let table = header.superview as? UITableView
    let inset = (table?.cellInset ?? 0) + 16
    let isFooter = table?.shownFooters.values.contains { $0 === header } == true
    let isPlainHeader = table?.style == .plain && !isFooter
    guard let label = header.textLabel, label.frame == .zero else { return }
    let text = styledText(of: label)
    var look = ChosenLook(lines: 0)
    if label.font == UIFont.systemFont(ofSize: 17) {
      look.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
      look.color = isPlainHeader ? nil : .secondaryLabel
    }
    let lines = text?.string.filter(\.isNewline).count ?? 0
    chosenLooks[ObjectIdentifier(label)] = look
    // Grouped headers are at the bottom of their space, and footers are at the top.
    let height = min(size.height, CGFloat(lines + 1) * 20 + 4)
    let y: CGFloat =
      table == nil || table?.style == .plain
      ? (size.height - height) / 2 : isFooter ? 4 : size.height - height - 2
    chosenFrames[ObjectIdentifier(label)] = CGRect(
      x: inset, y: y, width: size.width - 2 * inset, height: height)
  }
}

extension CGRect {
  func insetBy(left: CGFloat = 0, right: CGFloat = 0) -> CGRect {
    CGRect(x: minX + left, y: minY, width: max(width - left - right, 0), height: height)
  }
}
