import HeadlessSwiftUI
import Observation
import Testing

@available(macOS 14, *)
@MainActor @Observable
private final class Model {
  var name = "a"
  var other = 0
}

private final class OldModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

@MainActor
struct ObservationTests {
  @available(macOS 14, *)
  @Test func `a body that read a changed value is evaluated again, once for several changes`() async
  {
    struct Name: View {
      let model: Model
      let diary: Diary

      var body: some View {
        diary.add("body")
        return Text(model.name)
      }
    }
    let (model, diary) = (Model(), Diary())
    let screen = Screen { Name(model: model, diary: diary) }
    #expect(screen.texts == ["a"] && diary.read() == ["body"])
    model.name = "b"
    model.name = "c"
    model.other = 1
    await screen.window.settle()
    #expect(screen.texts == ["c"] && diary.read() == ["body"])
    model.other = 2
    await screen.window.settle()
    #expect(diary.read() == [])
  }

  @available(macOS 14, *)
  @Test func `a representable that read a changed value is updated without its parent`() {
    struct Parent: View {
      let model: Model
      let diary: Diary

      var body: some View {
        diary.add("body")
        return Noted(diary: diary) { label, _ in label.text = model.name }
      }
    }
    let (model, diary) = (Model(), Diary())
    let screen = Screen { Parent(model: model, diary: diary) }
    #expect(diary.read() == ["body", "coordinator", "make", "update "])
    model.name = "b"
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["b"] && diary.read() == ["update "])
  }

  @available(macOS 14, *)
  @Test func `a value that the last evaluation didn't read has no effect`() {
    struct Parent: View {
      let model: Model
      let diary: Diary
      @State var reads = true

      var body: some View {
        diary.add("body")
        return Button(reads ? model.name : "none") { reads = false }
      }
    }
    let (model, diary) = (Model(), Diary())
    let screen = Screen { Parent(model: model, diary: diary) }
    screen.tap("a")
    #expect(diary.read() == ["body", "body"])
    model.name = "b"
    screen.window.layoutIfNeeded()
    #expect(diary.read() == [])
  }

  @Test func `an observed object updates its views until another one is observed`() {
    struct Parent: View {
      @ObservedObject var model: OldModel
      let diary: Diary

      var body: some View {
        diary.add("body \(model.count)")
        return Text("\(model.count)")
      }
    }
    let (first, second, diary) = (OldModel(), OldModel(), Diary())
    let screen = Screen { Parent(model: first, diary: diary) }
    first.count = 1
    first.count = 2
    screen.window.layoutIfNeeded()
    #expect(diary.read() == ["body 0", "body 2"])
    screen.controller.rootView = Parent(model: second, diary: diary)
    screen.window.layoutIfNeeded()
    first.count = 3
    screen.window.layoutIfNeeded()
    #expect(diary.read() == ["body 0"])
    second.count = 4
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["4"])
  }

  @Test func `a binding to an observed object writes to it`() {
    struct Child: View {
      @Binding var count: Int

      var body: some View {
        Button("\(count)") { count += 1 }
      }
    }
    struct Parent: View {
      @ObservedObject var model: OldModel

      var body: some View { Child(count: $model.count) }
    }
    let model = OldModel()
    let screen = Screen { Parent(model: model) }
    screen.tap("0")
    #expect(model.count == 1 && screen.texts == ["1"])
  }

  @Test func `an observed object doesn't keep its views alive`() async {
    weak var controller: UIViewController?
    struct Parent: View {
      @ObservedObject var model: OldModel

      var body: some View { Text("\(model.count)") }
    }
    let model = OldModel()
    do {
      let screen = Screen { Parent(model: model) }
      controller = screen.controller
      screen.window.rootViewController = nil
    }
    await UIKitLoop.settle()
    model.count += 1
    #expect(controller == nil)
  }

  @Test func `a write during an update is a problem, and happens`() {
    struct Writing: View {
      @State var count = 0
      let writesInBody: Bool

      var body: some View {
        if writesInBody, count < 2 { count = 2 }
        return Noted(diary: Diary()) { _, _ in if count < 2 { count = 2 } }
      }
    }
    struct Announcing: View {
      @ObservedObject var model: OldModel

      var body: some View {
        if model.count == 0 { model.count = 1 }
        return Text("\(model.count)")
      }
    }
    ViewUpdateProblems.recorded = []
    let problem = "Modifying state during view update, this will cause undefined behavior."
    withExtendedLifetime(Screen { Writing(writesInBody: true) }) {}
    #expect(ViewUpdateProblems.recorded == [problem])
    withExtendedLifetime(Screen { Writing(writesInBody: false) }) {}
    #expect(ViewUpdateProblems.recorded == [problem, problem])
    let screen = Screen { Announcing(model: OldModel()) }
    #expect(ViewUpdateProblems.recorded.count == 3 && screen.texts == ["1"])
    Screen { Counter() }.tap("count 0")
    #expect(ViewUpdateProblems.recorded.count == 3)
    ViewUpdateProblems.recorded = []
  }
}
