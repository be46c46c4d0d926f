import Foundation
import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

// UIKit draws no SVG.
#if !canImport(UIKit)
  /// A screen with the kinds of rows that a settings screen has.
  private final class SettingsScreen: UITableViewController {
    private lazy var list = TableList(tableView)

    init() {
      super.init(style: .insetGrouped)
      title = "Settings"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.apply {
        ListSection(id: "account") {
          Row(AccountCell.self, "Ada Lovelace").height(70)
        }
        ListSection(id: "device", header: "Device", footer: "Changes apply immediately.") {
          Row(ValueCell.self, .init(symbol: "wifi", title: "Wi-Fi", value: "Home"))
          Row(ValueCell.self, .init(symbol: "bell.fill", title: "Notifications"))
          Row(ControlCell.self, "Dark appearance").configure { cell, _, _ in
            let toggle = UISwitch()
            toggle.isOn = true
            cell.accessoryView = toggle
          }
          Row(ControlCell.self, "Brightness").configure { cell, _, _ in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
            slider.value = 0.7
            cell.accessoryView = slider
          }
          Row(ControlCell.self, "Text size").configure { cell, _, _ in
            let sizes = UISegmentedControl(items: ["S", "M", "L"])
            sizes.selectedSegmentIndex = 1
            sizes.frame = CGRect(x: 0, y: 0, width: 140, height: 32)
            cell.accessoryView = sizes
          }
        }
      }
    }
  }

  private final class AccountCell: UITableViewCell, Updatable {
    func update(viewData name: String) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.secondaryText = "Account, purchases and storage"
      content.image = UIImage(named: "ada")
      content.imageProperties.cornerRadius = 20
      contentConfiguration = content
      accessoryType = .disclosureIndicator
    }
  }

  private struct Value: Hashable {
    var symbol: String
    var title: String
    var value: String?
  }

  private final class ValueCell: UITableViewCell, Updatable {
    func update(viewData value: Value) {
      var content = UIListContentConfiguration.valueCell()
      content.text = value.title
      content.secondaryText = value.value
      content.image = UIImage(systemName: value.symbol)
      contentConfiguration = content
      accessoryType = .disclosureIndicator
    }
  }

  private final class ControlCell: UITableViewCell, Updatable {
    func update(viewData title: String) {
      textLabel?.text = title
      accessoryView = nil
    }
  }

  @MainActor
  struct `Snapshots of screens` {
    @Test func `show the whole screen in light and dark`() {
      assertSnapshot(
        of: UINavigationController(rootViewController: SettingsScreen()), named: "settings")
      assertSnapshot(
        of: UINavigationController(rootViewController: SettingsScreen()), named: "settings-dark",
        style: .dark)
    }

    @Test func `show the window in which the test has put the screen`() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let screen = SettingsScreen()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.tableView.user.scroll(by: 80)
      screen.tableView.selectRow(
        at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
      assertSnapshot(of: screen, named: "settings-scrolled")
      #expect(screen.view.window === window)
    }

    @Test func `remove the screen from the window that they made, and restore the traits`() {
      let screen = DarkScreen()
      assertSnapshot(of: screen, named: "dark", size: CGSize(width: 80, height: 40), style: .dark)
      #expect(screen.viewIfLoaded?.window == nil)
      #expect(screen.styles == [.dark], "the view is made with the traits of the picture")
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    private final class DarkScreen: UIViewController {
      var styles: [UIUserInterfaceStyle] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
  }

  @MainActor
  struct `A screen that doesn't look as recorded` {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")

    private func messages(
      _ title: String, named name: String = "tea", isRecording: Bool = false
    ) -> [String] {
      let screen = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = title
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(label)
      screen.view.addSubview(cell)
      return pictureViolations(
        of: screen, named: name, beside: folder.appendingPathComponent("SomeTests.swift").path,
        size: CGSize(width: 320, height: 100), style: .light, isRecording: isRecording
      ).map(\.description)
    }

    @Test func `is recorded if there is no record, or on demand`() {
      defer { try? FileManager.default.removeItem(at: folder) }
      let recorded = [
        "[screen.snapshot] 'tea': recorded in \(folder.path)/Snapshots/SomeTests/tea.svg: "
          + "look at it, and run the test again"
      ]
      #expect(messages("Tea") == recorded)
      #expect(messages("Tea") == [])
      #expect(messages("Cake", isRecording: true) == recorded)
      #expect(messages("Cake") == [])
    }

    /// Returns the path of the page in a message.
    private func page(in message: String) -> String {
      String(
        message.components(separatedBy: "Both pictures and their difference are in ").last?
          .dropLast() ?? "")
    }

    @Test func `has a message with the first different element, and a page with both pictures`()
      throws
    {
      defer { try? FileManager.default.removeItem(at: folder) }
      _ = messages("Tea")
      let message = try #require(messages("Cake").first)
      #expect(message.hasPrefix("[screen.snapshot] 'tea': it does not look as recorded in"))
      #expect(message.contains("first difference in UITableViewCell:\n- <text "))
      #expect(message.contains(">Tea</text>\n+ <text "))
      #expect(page(in: message).hasSuffix("/TypedCellsSnapshots/SomeTests/tea.html"))
      let html = try String(contentsOfFile: page(in: message), encoding: .utf8)
      let pictures = html.components(separatedBy: "base64,").dropFirst().compactMap { part in
        Data(base64Encoded: String(part.prefix { $0 != "\"" })).flatMap {
          String(bytes: $0, encoding: .utf8)
        }
      }
      // Each is shown alone and in the difference.
      #expect(pictures.count == 4)
      for (picture, text) in zip(pictures, ["Tea", "Cake", "Tea", "Cake"]) {
        #expect(picture.contains(">\(text)</text>"))
      }
      #expect(html.contains("mix-blend-mode: difference"))
    }

    @Test func `can have a name with a folder`() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let name = "\(folder.lastPathComponent)/tea & cake"
      _ = messages("Tea", named: name)
      let message = try #require(messages("Cake", named: name).first)
      #expect(message.hasPrefix("[screen.snapshot] '\(name)': "))
      let path = page(in: message)
      #expect(path.hasSuffix("/SomeTests/\(name).html"))
      #expect(
        try String(contentsOfFile: path, encoding: .utf8).contains("tea &amp; cake</title>"))
      try FileManager.default.removeItem(
        at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    @Test func `is reported even if the page can't be written`() throws {
      let taken = FileManager.default.temporaryDirectory
        .appendingPathComponent("TypedCellsSnapshots/SomeTests/\(folder.lastPathComponent).html")
      // A folder has the name of the file.
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
      defer {
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: taken)
      }
      _ = messages("Tea", named: folder.lastPathComponent)
      let message = try #require(messages("Cake", named: folder.lastPathComponent).first)
      #expect(message.contains("first difference in UITableViewCell:"))
      #expect(page(in: message).hasPrefix("no file, because it could not be written: "))
    }

    @Test func `can have more or fewer elements`() {
      let (short, long) = (
        "<svg>\n  <g class=\"List\">\n    <text>a</text>",
        "<svg>\n  <g class=\"List\">\n    <text>a</text>\n    <text>b</text>"
      )
      #expect(
        PictureDifference(from: long, to: short).description
          == "first difference in List:\n- <text>b</text>\n+ nothing")
      #expect(
        PictureDifference(from: short, to: long).description
          == "first difference in List:\n- nothing\n+ <text>b</text>")
    }
  }
#endif
