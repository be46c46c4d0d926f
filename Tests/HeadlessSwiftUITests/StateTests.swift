import HeadlessSwiftUI
import Testing

@MainActor
struct StateTests {
  @Test func `a view keeps its state when its parent is evaluated again`() {
    struct Parent: View {
      @State var evaluations = 1

      var body: some View {
        Counter(name: "child \(evaluations)")
        Button("again") { evaluations += 1 }
      }
    }
    let screen = Screen { Parent() }
    #expect(screen.texts == ["child 1 0", "again"])
    screen.tap("child 1 0")
    screen.tap("again")
    #expect(screen.texts == ["child 2 1", "again"])
    screen.tap("child 2 1")
    #expect(screen.texts == ["child 2 2", "again"])
  }

  @Test func `views of the same type at other positions have states of their own`() {
    let screen = Screen {
      VStack {
        Counter(name: "first")
        HStack { Counter(name: "second") }
      }
      Counter(name: "third")
    }
    screen.tap("second 0")
    #expect(screen.texts == ["first 0", "second 1", "third 0"])
  }

  @Test func `another id resets the state`() {
    struct Parent: View {
      @State var id = 1

      var body: some View {
        Counter().id(id)
        Button("id") { id += 1 }
        Button("same") { id += 0 }
      }
    }
    let screen = Screen { Parent() }
    screen.tap("count 0")
    screen.tap("same")
    #expect(screen.texts[0] == "count 1")
    screen.tap("id")
    #expect(screen.texts[0] == "count 0")
  }

  @Test func `the branch of a condition is a part of the identity`() {
    struct Parent: View {
      @State var isFirst = true

      var body: some View {
        if isFirst { Counter(name: "a") } else { Counter(name: "b") }
        if isFirst { Counter(name: "c") }
        Button("other") { isFirst.toggle() }
      }
    }
    let screen = Screen { Parent() }
    screen.tap("a 0")
    screen.tap("c 0")
    #expect(screen.texts == ["a 1", "c 1", "other"])
    screen.tap("other")
    #expect(screen.texts == ["b 0", "other"])
    screen.tap("other")
    #expect(screen.texts == ["a 0", "c 0", "other"])
  }

  @Test func `a view of another type in an AnyView has a new state`() {
    struct Other: View {
      @State var count = 7

      var body: some View { Text("other \(count)") }
    }
    let screen = Screen { AnyView(Counter()) }
    screen.tap("count 0")
    screen.controller.rootView = AnyView(Other())
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["other 7"])
    screen.controller.rootView = AnyView(Counter())
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["count 0"])
  }

  @Test func `a state inside a property of the app is kept`() {
    struct Pair: DynamicProperty {
      @State var first = 1
      @State var second = 2
    }
    struct Parent: View {
      var pair = Pair()

      var body: some View {
        Button("\(pair.first) \(pair.second)") { pair.second += 1 }
      }
    }
    let screen = Screen { Parent() }
    screen.tap("1 2")
    screen.tap("1 3")
    #expect(screen.texts == ["1 4"])
  }

  @Test func `a state with an optional value starts with nil and can return to it`() {
    struct Parent: View {
      @State private var value: Int?

      var body: some View {
        Button(value.map { "\($0)" } ?? "none") { value = value == nil ? 1 : nil }
      }
    }
    let screen = Screen { Parent() }
    screen.tap("none")
    #expect(screen.texts == ["1"])
    screen.tap("1")
    #expect(screen.texts == ["none"])
  }

  @Test func `a view value that is shown again starts with its initial state`() {
    struct Parent: View {
      let counter = Counter()
      @State var isShown = true

      var body: some View {
        if isShown { counter }
        Button("toggle") { isShown.toggle() }
      }
    }
    let screen = Screen { Parent() }
    screen.tap("count 0")
    screen.tap("toggle")
    screen.tap("toggle")
    #expect(screen.texts == ["count 0", "toggle"])
  }

  @Test func `an equal value doesn't update the view`() {
    struct Parent: View {
      let diary: Diary
      @State var value = 1

      var body: some View {
        diary.add("body \(value)")
        return Button("same") { value = 1 }
      }
    }
    let diary = Diary()
    let screen = Screen { Parent(diary: diary) }
    screen.tap("same")
    #expect(diary.entries == ["body 1"])
  }

  @Test func `several changes in one turn are one update, which the layout can perform earlier`()
    async
  {
    struct Parent: View {
      let diary: Diary
      @State var first = 0
      @State var second = 0

      var body: some View {
        diary.add("body \(first) \(second)")
        return Button("change") {
          first += 1
          second += 1
          first += 1
        }
      }
    }
    let diary = Diary()
    let screen = Screen { Parent(diary: diary) }
    #expect(diary.read() == ["body 0 0"])
    let button = screen.controller.view.buttons[0]
    button.user.tap()
    #expect(diary.read() == [])
    await UIKitLoop.settle()
    #expect(diary.read() == ["body 2 1"])
    button.user.tap()
    screen.window.layoutIfNeeded()
    #expect(diary.read() == ["body 4 2"])
    await screen.window.settle()
    #expect(diary.read() == [])
  }
}
