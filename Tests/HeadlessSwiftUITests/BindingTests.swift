import HeadlessSwiftUI
import Testing

private struct Person {
  var name: String
  var age: Int
}

private struct AgeButton: View {
  @Binding var age: Int

  var body: some View {
    Button("age \(age)") { age += 1 }
  }
}

@MainActor
struct BindingTests {
  @Test func `a binding to a part of a state changes it both ways`() {
    struct Parent: View {
      @State var person = Person(name: "Ada", age: 36)

      var body: some View {
        AgeButton(age: $person.age)
        Text("\(person.name) is \(person.age)")
        Button("reset") { person.age = 1 }
      }
    }
    let screen = Screen { Parent() }
    screen.tap("age 36")
    #expect(screen.texts == ["age 37", "Ada is 37", "reset"])
    screen.tap("reset")
    #expect(screen.texts == ["age 1", "Ada is 1", "reset"])
  }

  @Test func `a representable writes to a binding, and is updated with the new value`() {
    struct Field: UIViewRepresentable {
      @Binding var text: String
      let diary: Diary

      func makeUIView(context: Context) -> UITextField { UITextField() }

      func updateUIView(_ uiView: UITextField, context: Context) {
        diary.add("update \(text)")
        uiView.text = text
      }
    }
    struct Parent: View {
      @State var text = "a"
      let diary: Diary
      let keep: @MainActor (Binding<String>) -> Void

      var body: some View {
        keep($text)
        return Field(text: $text, diary: diary)
      }
    }
    let diary = Diary()
    var binding = Binding.constant("")
    let screen = Screen { Parent(diary: diary) { binding = $0 } }
    #expect(diary.read() == ["update a"])
    binding.wrappedValue += "b"
    #expect(binding.wrappedValue == "ab")
    screen.window.layoutIfNeeded()
    #expect(diary.read() == ["update ab"])
    binding.wrappedValue = "c"
    screen.window.layoutIfNeeded()
    #expect(screen.controller.view.views(UITextField.self).map(\.text) == ["c"])
  }

  @Test func `a constant ignores new values, and a binding calls its closures`() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
    var values = [1]
    let last = Binding(get: { values.last ?? 0 }, set: { values.append($0) })
    last.projectedValue.wrappedValue = 2
    #expect(values == [1, 2] && last.wrappedValue == 2)
  }

  @Test func `a search text is written by a test`() {
    struct Parent: View {
      @State var search = ""

      var body: some View {
        Text("results for \(search)").navigationTitle("Search").searchable(text: $search)
      }
    }
    let screen = Screen { Parent() }
    #expect(screen.controller.search?.wrappedValue == "")
    screen.controller.search?.wrappedValue = "x"
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["results for x"])
  }
}
