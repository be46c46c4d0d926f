import GalleryModels
import GtkToolkit

/// The screens of the terminal's Gallery, as pages of a window.
@MainActor
struct Gallery {
  let people: PeopleScreen
  let employees: EmployeesScreen
  let mixed: MixedScreen
  let about: StaticScreen
  private let notebook = Notebook()

  /// - Parameter rows: the number of rows of people, or `nil` for one row per person.
  init(rows: Int? = nil) throws {
    people = PeopleScreen(try PeopleFile(DataFile(shipped: "people")), rows: rows)
    employees = try EmployeesScreen(EmployeeFile(DataFile(shipped: "employees")))
    mixed = try MixedScreen(MixedPage(DataFile(shipped: "mixed")))
    about = try StaticScreen(AboutPage(DataFile(shipped: "static")))
    for (title, screen) in screens { notebook.append(screen.widget, title: title) }
  }

  var screens: [(title: String, screen: Screen)] {
    [("people", people), ("employees", employees), ("mixed", mixed), ("static", about)]
  }

  /// Makes a window that contains the screens.
  func makeWindow() -> Window {
    MainLoop.addStyle(Self.style)
    return Window(title: "Gallery", notebook)
  }

  /// Shows the page of a screen.
  func show(_ screen: Screen) {
    if let page = screens.firstIndex(where: { $0.screen === screen }) { notebook.page = page }
  }

  private static let style = """
    .item { padding: 6px 12px; }
    .header { padding: 12px 12px 4px; font-weight: bold; }
    .footer { padding: 4px 12px 12px; font-size: smaller; opacity: 0.6; }
    .status { padding: 6px 12px; border-top: 1px solid alpha(currentColor, 0.2); }
    .title { font-weight: bold; }
    .detail { font-size: smaller; opacity: 0.7; }
    .portrait { padding: 4px 8px; border-radius: 4px; font-weight: bold;
      background: alpha(currentColor, 0.1); }
    .capitals { font-variant-caps: all-small-caps; font-size: larger; }
    .spaced { letter-spacing: 4px; font-size: larger; }
    .red { color: #c01c28; } .orange { color: #e66100; } .yellow { color: #9c6e03; }
    .green { color: #26a269; } .blue { color: #1a5fb4; } .purple { color: #813d9c; }
    .brown { color: #865e3c; }
    """
}
