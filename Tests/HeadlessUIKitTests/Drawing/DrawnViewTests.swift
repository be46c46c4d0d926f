import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `A view in a picture` {
  private let child = UIView()
  private let frame = CGRect(x: 10, y: 20, width: 80, height: 40)

  init() { child.backgroundColor = .red }

  private func drawn(_ style: UIUserInterfaceStyle = .light) -> DrawnPicture {
    DrawnPicture(.containing(child, at: frame), style: style)
  }

  @Test func `is a rectangle in its background colour`() {
    let rect = drawn().all("rect")[0]
    #expect(
      rect.attributes == ["x": "10", "y": "20", "width": "80", "height": "40", "fill": "#ff0000"])
  }

  @Test func `is absent if it's hidden, transparent, or has no content`() {
    child.isHidden = true
    #expect(drawn().all("rect").isEmpty)
    child.isHidden = false
    child.alpha = 0
    #expect(drawn().all("rect").isEmpty)
    child.alpha = 1
    child.backgroundColor = .clear
    #expect(drawn().all("rect").isEmpty)
  }

  @Test func `contains the name of an image's file`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tea-\(UUID().uuidString).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let view = UIImageView(image: UIImage(contentsOfFile: file.path))
    let picture = DrawnPicture(.containing(view, at: CGRect(x: 0, y: 0, width: 200, height: 40)))
    #expect(picture.texts.contains { file.lastPathComponent.hasPrefix($0.prefix(4)) })
    #expect(picture.texts.count == 1)
  }

  @Test func `can be higher than every screen`() {
    let label = UILabel(
      frame: CGRect(x: 0, y: 0, width: 80, height: CGFloat.greatestFiniteMagnitude))
    label.backgroundColor = .red
    #expect(DrawnPicture(label).all("rect")[0]["height"] == "1000000000")
  }

  @Test func `is translucent with its subviews`() {
    child.alpha = 0.5
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Tea"
    child.addSubview(label)
    #expect(drawn().all("g")[0]["opacity"] == "0.5")
    #expect(drawn().all("text").count == 1)
  }

  @Test func `is transformed around its centre`() {
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The centre is at (50, 40).
    #expect(drawn().all("g")[0]["transform"] == "matrix(2.0 0.0 0.0 2.0 -50 -40)")
  }

  @Test func `has round corners and a border`() {
    child.layer.cornerRadius = 8
    child.layer.borderWidth = 2
    child.layer.borderColor = UIColor.blue.cgColor
    let rects = drawn().all("rect")
    #expect(rects[0]["rx"] == "8")
    #expect(rects[1]["stroke"] == "#0000ff")
    #expect(rects[1]["stroke-width"] == "2")
    #expect(rects[1]["x"] == "11", "the border is inside the frame")
    child.layer.borderWidth = 0
    child.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(drawn().all("path")[0]["d"] == "M18 20H90V60H10V28a8 8 0 0 1 8 -8z")
  }

  @Test func `has a shadow unless it clips`() {
    child.layer.shadowOpacity = 0.5
    #expect(drawn().all("rect").map { $0["fill-opacity"] } == ["0.25", nil])
    child.clipsToBounds = true
    #expect(drawn().all("rect").count == 1)
  }

  @Test func `clips its subviews, and not those of other views`() {
    let label = UILabel(frame: CGRect(x: 60, y: 0, width: 80, height: 20))
    label.text = "Tea"
    child.addSubview(label)
    #expect(drawn().text("Tea")?.clip == nil)
    child.clipsToBounds = true
    child.layer.cornerRadius = 8
    let picture = drawn()
    #expect(picture.text("Tea")?.clip == "url(#clip1)")
    let clip = picture.elements.firstIndex { $0["id"] == "clip1" }.map { picture.elements[$0 + 1] }
    #expect(clip?["width"] == "80")
    #expect(clip?["rx"] == "8")
  }

  @Test func `is moved by its scroll view's offset, and clipped by it`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 500)
    scroll.addSubview(child)
    child.frame = frame
    scroll.contentOffset = CGPoint(x: 0, y: 15)
    let rect = DrawnPicture(scroll).all("rect").last
    #expect(rect?["y"] == "5")
    #expect(rect?.clip == "url(#clip1)")
  }

  @Test func `is in front of the views before it`() {
    let view = UIView.containing(child, at: frame)
    let other = UIView(frame: frame)
    other.backgroundColor = .green
    view.insertSubview(other, at: 0)
    #expect(DrawnPicture(view).all("rect").map { $0["fill"] } == ["#00ff00", "#ff0000"])
  }
}

@MainActor
struct `Colours in a picture` {
  private func fill(_ color: UIColor, _ style: UIUserInterfaceStyle) -> String? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = color
    let rect = DrawnPicture(view, style: style).all("rect").first
    return rect.map { "\($0["fill"] ?? "")\($0["fill-opacity"].map { " \($0)" } ?? "")" }
  }

  @Test(arguments: [
    (UIColor.systemBlue, "#007aff", "#0a84ff"), (.label, "#000000", "#ffffff"),
    (.secondaryLabel, "#3c3c43 0.6", "#ebebf5 0.6"), (.systemBackground, "#ffffff", "#000000"),
    (.systemGroupedBackground, "#f2f2f7", "#000000"),
    (.secondarySystemGroupedBackground, "#ffffff", "#1c1c1e"),
    (.separator, "#3c3c43 0.29", "#545458 0.6"), (.systemGray4, "#d1d1d6", "#3a3a3c"),
    (.systemFill, "#787880 0.2", "#787880 0.36"), (.red, "#ff0000", "#ff0000"),
    (.label.withAlphaComponent(0.5), "#000000 0.5", "#ffffff 0.5"),
  ])
  func `are Apple's for both interface styles`(color: UIColor, light: String, dark: String) {
    #expect(fill(color, .light) == light)
    #expect(fill(color, .dark) == dark)
  }

  @Test func `that a closure provides depend on the interface style`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(fill(color, .light) == "#ff3b30")
    #expect(fill(color, .dark) == "#ffffff")
    #expect(fill(color.withAlphaComponent(0.5), .dark) == "#ffffff 0.5")
  }

  @Test func `from an asset catalogue differ by their names`() throws {
    let (brand, accent) = (
      try #require(UIColor(named: "Brand")), try #require(UIColor(named: "Accent"))
    )
    #expect(fill(brand, .light)?.hasPrefix("hsl(") == true)
    #expect(fill(brand, .light) == fill(brand, .dark))
    #expect(fill(brand, .light) != fill(accent, .light))
  }

  @Test func `are those of the view's own style if none is chosen`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = .systemBackground
    #expect(DrawnPicture(view.svg()).all("rect")[0]["fill"] == "#ffffff")
    view.overrideUserInterfaceStyle = .dark
    #expect(DrawnPicture(view.svg()).all("rect")[0]["fill"] == "#000000")
  }
}
