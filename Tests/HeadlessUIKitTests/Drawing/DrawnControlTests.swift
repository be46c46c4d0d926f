import HeadlessUIKit
import Testing

@MainActor
struct `Controls in a picture` {
  private func drawn(_ view: UIView) -> DrawnPicture {
    DrawnPicture(.containing(view, at: CGRect(x: 0, y: 0, width: 150, height: 40)))
  }

  @Test func `A switch is green and its knob is at the right while it's on`() {
    let toggle = UISwitch()
    let off = drawn(toggle)
    #expect(off.groups == ["switch off"])
    toggle.isOn = true
    let on = drawn(toggle)
    #expect(on.groups == ["switch on"])
    #expect(on.inside("switch on")[0]["fill"] == "#34c759")
    #expect(on.all("circle")[0].number("cx") > off.all("circle")[0].number("cx"))
    toggle.onTintColor = .purple
    #expect(drawn(toggle).inside("switch on")[0]["fill"] == "#800080")
    toggle.isEnabled = false
    #expect(drawn(toggle).all("g")[0]["opacity"] == "0.5")
  }

  @Test func `A slider's thumb is at its value`() {
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.value = 15
    #expect(drawn(slider).inside("slider").last?["cx"] == "75")
    #expect(drawn(slider).inside("slider")[1]["width"] == "75")
  }

  @Test func `A stepper's buttons are grey at its limits`() {
    let stepper = UIStepper()
    let colors = { self.drawn(stepper).all("path").map { $0["stroke-opacity"] } }
    #expect(colors() == ["0.3", nil])
    stepper.value = 100
    #expect(colors() == [nil, "0.3"])
    stepper.wraps = true
    #expect(colors() == [nil, nil])
  }

  @Test func `A segmented control shows which segment is selected`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    let picture = drawn(control)
    #expect(picture.texts == ["Day", "Week"])
    #expect(picture.text("Week")?["font-weight"] == "600")
    #expect(picture.text("Day")?["font-weight"] == nil)
    #expect(picture.all("rect").map { $0["x"] } == ["0", "77"])
  }

  @Test func `A text field shows its text, or its placeholder in grey`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(drawn(field).text("Name")?["fill-opacity"] == "0.3")
    field.text = nil
    #expect(drawn(field).text("Name")?["fill-opacity"] == "0.3")
    field.text = "Ada"
    #expect(drawn(field).texts == ["Ada"])
    #expect(drawn(field).text("Ada")?["fill-opacity"] == nil)
  }

  @Test func `A progress bar is filled up to its progress`() {
    let progress = UIProgressView()
    progress.progress = 0.4
    #expect(drawn(progress).inside("progress").map { $0["width"] } == ["150", "60"])
  }

  @Test func `An activity indicator is visible while it's animating`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(drawn(indicator).groups.isEmpty)
    indicator.startAnimating()
    #expect(drawn(indicator).inside("activity").count == 8)
  }

  @Test func `A refresh control is visible while it's refreshing`() {
    let screen = TableScreen([["a"]])
    screen.table.refreshControl = UIRefreshControl()
    #expect(!DrawnPicture(screen.window).groups.contains("activity"))
    screen.table.user.pullToRefresh()
    #expect(DrawnPicture(screen.window).groups.contains("activity"))
  }

  @Test func `A system button has its title in the tint colour`() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    #expect(drawn(button).text("Buy")?["fill"] == "#007aff")
    button.tintColor = .systemRed
    #expect(drawn(button).text("Buy")?["fill"] == "#ff3b30")
    button.setTitleColor(.systemGreen, for: .normal)
    #expect(drawn(button).text("Buy")?["fill"] == "#34c759")
    button.isEnabled = false
    #expect(drawn(button).all("g")[0]["opacity"] == "0.4")
  }

  @Test func `A button has the background of its configuration`() {
    let button = UIButton()
    func background(_ configuration: UIButton.Configuration) -> DrawnElement? {
      button.configuration = configuration
      button.configuration?.title = "Buy"
      button.configuration?.subtitle = "€3"
      button.configuration?.image = UIImage(systemName: "cart")
      return drawn(button).all("rect").first
    }
    #expect(background(.plain()) == nil)
    #expect(background(.filled())?["fill"] == "#007aff")
    #expect(drawn(button).text("Buy")?["fill"] == "#ffffff")
    #expect(drawn(button).texts == ["Buy", "€3"])
    #expect(drawn(button).groups == ["button", "cart"])
    #expect(background(.tinted())?["fill-opacity"] == "0.18")
    #expect(background(.gray())?["fill"] == "#767680")
    button.configuration?.cornerStyle = .capsule
    #expect(drawn(button).all("rect")[0]["rx"] == "20")
    button.configuration?.showsActivityIndicator = true
    #expect(drawn(button).groups == ["button", "activity"])
  }
}

@MainActor
struct `Images in a picture` {
  private let view = UIImageView(frame: .zero)

  private func drawn(_ image: UIImage?) -> DrawnPicture {
    view.image = image
    return DrawnPicture(.containing(view, at: CGRect(x: 0, y: 0, width: 40, height: 40)))
  }

  @Test func `Common symbols are shapes in the tint colour`() {
    let picture = drawn(UIImage(systemName: "star"))
    #expect(picture.groups == ["star"])
    #expect(picture.all("path")[0]["stroke"] == "#007aff")
    #expect(picture.all("path")[0]["fill"] == "none")
    #expect(drawn(UIImage(systemName: "star.fill")).all("path")[0]["fill"] == "#007aff")
    view.tintColor = .systemRed
    #expect(drawn(UIImage(systemName: "star")).all("path")[0]["stroke"] == "#ff3b30")
    let green = UIImage(systemName: "star")?.withTintColor(.systemGreen)
    #expect(drawn(green).all("path")[0]["stroke"] == "#34c759")
  }

  @Test func `Symbols in circles and squares are combined`() {
    #expect(drawn(UIImage(systemName: "plus.circle")).all("path").count == 2)
    let filled = drawn(UIImage(systemName: "plus.circle.fill")).all("path")
    #expect(filled.map { $0["stroke"] } == ["#007aff", "#ffffff"])
  }

  @Test func `Other symbols are boxes with their names`() {
    let picture = drawn(UIImage(systemName: "tortoise"))
    #expect(picture.texts == ["tortoise"])
    #expect(picture.all("rect")[0]["stroke"] == "#007aff")
  }

  @Test func `Other images are boxes with their names, and templates have the tint colour`() {
    let picture = drawn(UIImage(named: "ada"))
    #expect(picture.texts == ["ada"])
    #expect(picture.all("rect")[0]["fill"] == "#d1d1d6")
    let template = UIImage(named: "ada")?.withRenderingMode(.alwaysTemplate)
    #expect(drawn(template).all("rect")[0]["fill"] == "#007aff")
    #expect(drawn(UIImage()).texts.isEmpty)
    #expect(drawn(nil).elements.allSatisfy { $0.name != "rect" })
  }

  @Test func `A highlighted image view shows its other image`() {
    view.highlightedImage = UIImage(systemName: "heart")
    view.isHighlighted = true
    #expect(drawn(UIImage(systemName: "star")).groups == ["heart"])
  }
}
