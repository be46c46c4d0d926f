/// The metrics of a section in a flow layout.
struct FlowMetrics {
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize
}

/// Converts between vertical and horizontal coordinates.
struct FlowAxis {
  let isVertical: Bool

  func size(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  func rect(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  func inset(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    isVertical
      ? inset
      : UIEdgeInsets(
        top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }
}

/// The elements of a flow layout, placed line by line. The code assumes a vertical layout; ``FlowAxis``
/// converts.
@MainActor
struct FlowLines {
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  /// The headers and footers that stay in the viewport while their sections scroll.
  private(set) var pinned: [PinnedElement] = []
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var supplementaries: [ElementPlace: UICollectionViewLayoutAttributes] = [:]
  private var axis = FlowAxis(isVertical: true)
  private var breadth: CGFloat = 0
  private var end: CGFloat = 0

  var contentSize: CGSize {
    axis.size(CGSize(width: breadth, height: end.roundedDownToPixels))
  }

  /// Whether headers and footers are pinned.
  var pins = (headers: false, footers: false)

  /// The axes along which the sizes of items are estimates.
  var estimatedAxes: EstimatedAxes = []

  private var attributesClass = UICollectionViewLayoutAttributes.self

  mutating func begin(
    breadth: CGFloat, axis: FlowAxis, attributesClass: UICollectionViewLayoutAttributes.Type
  ) {
    self.breadth = breadth
    self.axis = axis
    self.attributesClass = attributesClass
  }

  mutating func place(_ section: Int, _ metrics: FlowMetrics, itemSizes: [CGSize]) {
    let header = placeSupplementary(
      UICollectionView.elementKindSectionHeader, section, metrics.header)
    let start = end
    let inset = axis.inset(metrics.inset)
    end += inset.top
    let sizes = itemSizes.map(axis.size)
    let lines = FlowSectionLines(
      sizes, length: breadth - inset.left - inset.right, spacing: metrics.itemSpacing)
    for (index, line) in lines.lines.enumerated() {
      if index > 0 { end += metrics.lineSpacing }
      var left = inset.left + line.start
      for item in line.items {
        let size = sizes[item]
        let path = IndexPath(item: item, section: section)
        let attributes = attributesClass.make(at: path)
        attributes.estimatedAxes = estimatedAxes
        // Items are in the middle of their line.
        let top = end + (line.height - size.height) / 2
        attributes.frame =
          axis.rect(CGRect(x: left, y: top, width: size.width, height: size.height)).atPixel
        elements.append(attributes)
        items[path] = attributes
        left += size.width + line.spacing
      }
      end += line.height
    }
    end += inset.bottom
    let last = end
    let footer = placeSupplementary(
      UICollectionView.elementKindSectionFooter, section, metrics.footer)
    for (attributes, isFooter) in [
      (pins.headers ? header : nil, false), (pins.footers ? footer : nil, true),
    ] {
      guard let attributes else { continue }
      pinned.append(
        PinnedElement(
          attributes: attributes, start: start, end: last, isFooter: isFooter, elevation: 0))
    }
  }

  private mutating func placeSupplementary(
    _ kind: String, _ section: Int, _ size: CGSize
  ) -> UICollectionViewLayoutAttributes? {
    let height = axis.size(size).height
    guard height > 0 else { return nil }
    let attributes = attributesClass.make(
      at: IndexPath(item: 0, section: section), supplementaryKind: kind)
    attributes.estimatedAxes = []
    attributes.frame = axis.rect(CGRect(x: 0, y: end, width: breadth, height: height))
    elements.append(attributes)
    supplementaries[ElementPlace(attributes)] = attributes
    end += height
    return attributes
  }
}
