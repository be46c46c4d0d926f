import HeadlessSwiftUI
import Testing

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

private struct NameKey: EnvironmentKey {
  static var defaultValue: String? { "default" }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Shown: View {
  @Environment(\.level) var level
  @Environment(\.isEnabled) var isEnabled

  var body: some View { Text("\(level) \(isEnabled)") }
}

@MainActor
struct EnvironmentTests {
  @Test func `the innermost value of the environment applies`() {
    let screen = Screen {
      Shown()
      VStack {
        Shown()
        Shown().environment(\.level, 3)
      }
      .environment(\.level, 2)
      .disabled(true)
    }
    #expect(screen.texts == ["1 true", "2 false", "3 false"])
  }

  @Test func `all values are replaced by those of another view`() {
    let values = Diary()
    var environment = EnvironmentValues()
    let outer = Screen {
      Noted(diary: values) { _, context in environment = context.environment }
        .environment(\.level, 5)
        .disabled(true)
    }
    let inner = Screen { Shown().environment(\.self, environment) }
    #expect(inner.texts == ["5 false"])
    withExtendedLifetime(outer) {}
  }

  @Test func `an optional value can be nil although the default isn't`() {
    var values = EnvironmentValues()
    #expect(values.name == "default")
    values.name = nil
    #expect(values.name == nil)
  }

  @Test func `a change of the environment updates a representable inside`() {
    struct Parent: View {
      let diary: Diary
      @State var level = 1

      var body: some View {
        Noted(diary: diary) { _, context in diary.add("level \(context.environment.level)") }
          .environment(\.level, level)
        Button("up") { level += 1 }
      }
    }
    let diary = Diary()
    let screen = Screen { Parent(diary: diary) }
    #expect(diary.read() == ["coordinator", "make", "update ", "level 1"])
    screen.tap("up")
    #expect(diary.read() == ["update ", "level 2"])
  }

  @Test func `a disabled view disables its buttons, and no touch reaches a representable`() {
    struct Parent: View {
      @State var isOff = true

      var body: some View {
        Counter().disabled(isOff)
        Noted(diary: Diary()).disabled(isOff)
        Button("on") { isOff = false }
      }
    }
    let screen = Screen { Parent() }
    let label = screen.controller.view.views(UILabel.self)[0]
    screen.tap("count 0")
    #expect(screen.texts[0] == "count 0" && label.superview?.isUserInteractionEnabled == false)
    screen.tap("on")
    screen.tap("count 0")
    #expect(screen.texts[0] == "count 1" && label.superview?.isUserInteractionEnabled == true)
  }

  @Test func `the tint is the tint color of the views inside`() {
    struct Parent: View {
      @State var tint: Color? = .red

      var body: some View {
        VStack {
          Text("inner")
          Noted(diary: Diary())
        }
        .tint(tint)
        Button("none") { tint = nil }
      }
    }
    let screen = Screen { Parent() }
    let labels = screen.controller.view.views(UILabel.self)
    #expect(labels.map(\.tintColor) == [.systemRed, .systemRed])
    screen.tap("none")
    #expect(labels.map(\.tintColor) == [.systemBlue, .systemBlue])
  }

  @Test func `the refresh action is the one of the innermost refreshable view`() async {
    let diary = Diary()
    var environment = EnvironmentValues()
    #expect(environment.refresh == nil)
    let screen = Screen {
      Noted(diary: diary) { _, context in environment = context.environment }
        .refreshable { await diary.add("inner") }
        .refreshable { await diary.add("outer") }
    }
    _ = diary.read()
    await environment.refresh?()
    #expect(diary.read() == ["inner"])
    withExtendedLifetime(screen) {}
  }
}
