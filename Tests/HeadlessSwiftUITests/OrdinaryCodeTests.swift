import HeadlessSwiftUI
import Testing

// Code as apps write it for SwiftUI.

private struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

private struct Panel<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: Content { content }
}

private enum Step: Hashable {
  case first
  case second(String)
  case third
}

private struct Steps: View {
  @Binding private var step: Step
  @State private var isDone: Bool
  private let note: String?

  init(step: Binding<Step>, isDone: Bool = false, note: String? = nil) {
    _step = step
    _isDone = State(initialValue: isDone)
    self.note = note
  }

  var body: some View {
    switch step {
    case .first:
      Button("first", action: next)
    case .second(let name):
      Text("second \(name)")
      Button("next", action: next)
    case .third:
      Text(isDone ? "done" : "third")
    }
    if let note { Text(note) }
    if #available(macOS 14, iOS 17, *) { footer(isDone) }
  }

  private func next() { step = step == .first ? .second("x") : .third }

  @ViewBuilder private func footer(_ isDone: Bool) -> some View {
    if isDone {
      Text("footer")
    } else if note != nil {
      Text("note")
    } else {
      EmptyView()
    }
  }
}

private struct StepsScreen: View {
  @State private var step = Step.first

  var body: some View {
    Card(title: "card") {
      Panel { Steps(step: $step, note: "n") }
      Group {
        Text("a")
        Text("b" as Substring)
      }
      .disabled(false)
    }
    .navigationTitle("Steps")
    .ignoresSafeArea()
  }
}

/// A representable whose coordinator is a delegate that writes to a binding.
private struct SearchField: UIViewRepresentable {
  @MainActor
  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: SearchField
    var refresh: RefreshAction?

    init(_ parent: SearchField) { self.parent = parent }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }

    func refreshNow() -> Task<Void, Never> {
      Task { await refresh?() }
    }
  }

  @Binding var text: String
  var onMake: (Coordinator) -> Void = { _ in }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: UIViewRepresentableContext<Self>) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    onMake(context.coordinator)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    context.coordinator.refresh = context.environment.refresh
    if field.text != text { field.text = text }
  }
}

private struct SearchScreen: View {
  @State private var text = "a"
  @State private var refreshes = 0
  let onMake: (SearchField.Coordinator) -> Void

  var body: some View {
    SearchField(text: $text, onMake: onMake)
      .refreshable { @MainActor in refreshes += 1 }
    Text("\(text) \(refreshes)")
  }
}

@MainActor
struct OrdinaryCodeTests {
  @Test func `views made of functions, builders, switches and optionals are shown and updated`() {
    let screen = Screen { StepsScreen() }
    #expect(screen.texts == ["card", "first", "n", "note", "a", "b"])
    screen.tap("first")
    #expect(screen.texts == ["card", "second x", "next", "n", "note", "a", "b"])
    screen.tap("next")
    #expect(screen.texts == ["card", "third", "n", "note", "a", "b"])
  }

  @Test func `a coordinator writes to its representable's binding, and refreshes`() async throws {
    var coordinator: SearchField.Coordinator?
    let screen = Screen { SearchScreen { coordinator = $0 } }
    let field = try #require(screen.controller.view.views(UITextField.self).first)
    field.text = "b"
    coordinator?.textFieldDidChangeSelection(field)
    await coordinator?.refreshNow().value
    await screen.window.settle()
    #expect(screen.texts == ["b 1"] && ViewUpdateProblems.recorded == [])
  }
}
