import HeadlessSwiftUI
import Testing

private struct Parent: View {
  let diary: Diary
  @State var text = "a"
  @State var isShown = true

  var body: some View {
    if isShown { Noted(diary: diary, text: text) }
    Button("text") { text += "a" }
    Button("toggle") { isShown.toggle() }
  }
}

@MainActor
struct RepresentableTests {
  @Test func `a representable is made once, updated with its parent, and dismantled`() throws {
    let diary = Diary()
    let screen = Screen { Parent(diary: diary) }
    #expect(diary.read() == ["coordinator", "make", "update a"])
    let label = try #require(screen.controller.view.views(UILabel.self).first)
    screen.tap("text")
    #expect(diary.read() == ["update aa"] && label.text == "aa")
    screen.tap("toggle")
    #expect(diary.read() == [] && label.text == "dismantled after 2" && label.window == nil)
    screen.tap("text")
    #expect(diary.read() == [])
    screen.tap("toggle")
    #expect(diary.read() == ["coordinator", "make", "update aaa"])
    #expect(screen.controller.view.views(UILabel.self).first !== label)
  }

  @Test func `the view isn't in the window yet when it's updated for the first time`() {
    let diary = Diary()
    let screen = Screen {
      Noted(diary: diary) { label, _ in diary.add("\(label.window != nil)") }
    }
    #expect(diary.read().last == "false")
    screen.controller.rootView = Noted(diary: diary) { label, _ in
      diary.add("\(label.window != nil)")
    }
    screen.window.layoutIfNeeded()
    #expect(diary.read().last == "true")
  }

  @Test func `the coordinator and the view are released after the view was dismantled`() async {
    weak var coordinator: Noted.Coordinator?
    weak var view: UILabel?
    struct Host: View {
      @State var isShown = true
      let onUpdate: @MainActor (UILabel, Noted.Context) -> Void

      var body: some View {
        if isShown { Noted(diary: Diary(), onUpdate: onUpdate) }
        Button("hide") { isShown = false }
      }
    }
    let screen = Screen {
      Host {
        view = $0
        coordinator = $1.coordinator
      }
    }
    #expect(coordinator != nil && view != nil)
    screen.tap("hide")
    await screen.window.settle()
    #expect(coordinator == nil && view == nil)
  }

  @Test func `views are dismantled and released with their hosting controller`() async {
    weak var coordinator: Noted.Coordinator?
    weak var view: UILabel?
    var text: String?
    do {
      let diary = Diary()
      let screen = Screen {
        Noted(diary: diary) {
          view = $0
          coordinator = $1.coordinator
        }
      }
      await screen.window.settle()
      let kept = view
      #expect(coordinator?.updates == 1)
      screen.window.rootViewController = nil
      Task { @MainActor in
        await UIKitLoop.settle()
        text = kept?.text
      }
    }
    await UIKitLoop.settle()
    await UIKitLoop.settle()
    #expect(text == "dismantled after 1" && coordinator == nil && view == nil)
  }

  @Test func `a state of the representable itself updates it`() {
    struct Tapped: UIViewRepresentable {
      @State var taps = 0

      func makeUIView(context: Context) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
      }

      func updateUIView(_ uiView: UIButton, context: Context) {
        uiView.setTitle("taps \(taps)", for: .normal)
      }
    }
    let screen = Screen { Tapped() }
    screen.tap("taps 0")
    screen.tap("taps 1")
    #expect(screen.texts == ["taps 2"])
  }

  @Test func `a representable fills the view, or the height that texts leave`() {
    let (diary, full) = (Diary(), CGRect(x: 0, y: 0, width: 320, height: 480))
    struct Filling: UIViewRepresentable {
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ uiView: UIScrollView, context: Context) {}
    }
    let alone = Screen { Filling().ignoresSafeArea() }
    let scroll = alone.controller.view.views(UIScrollView.self)[0]
    #expect(scroll.convert(scroll.bounds, to: nil) == full)
    let below = Screen {
      Text("title")
      Filling()
      Noted(diary: diary, text: "bottom")
    }
    below.window.layoutIfNeeded()
    let (height, rest) = (
      UILabel.height(of: "title"), below.controller.view.views(UIScrollView.self)[0]
    )
    #expect(
      rest.convert(rest.bounds, to: nil)
        == CGRect(x: 0, y: height + 8, width: 320, height: 480 - 2 * height - 16))
  }

  @Test func `a representable decides about its size`() {
    struct Square: UIViewRepresentable {
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ uiView: UIImageView, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIImageView, context: Context
      ) -> CGSize? {
        proposal.width.map { CGSize(width: $0 / 2, height: $0 / 2) }
      }
    }
    let screen = Screen {
      Square()
      Color.red
    }
    let square = screen.controller.view.views(UIImageView.self)[0]
    let color = screen.controller.view.subviews.last
    #expect(square.frame.height == 160 && color?.backgroundColor == .systemRed)
    #expect(color?.frame == CGRect(x: 0, y: 168, width: 320, height: 312))
  }

  @Test func `the update after withAnimation carries its transaction, the next one doesn't`() {
    struct Moving: View {
      let diary: Diary
      @State var step = 0

      var body: some View {
        Noted(diary: diary, text: "\(step)") { _, context in
          let transaction = context.transaction
          diary.add(
            transaction.disablesAnimations
              ? "disabled" : transaction.animation == .default ? "animated" : "still")
        }
        Button("animate") { withAnimation { step += 1 } }
        Button("jump") { step += 1 }
        Button("disable") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) {
            withAnimation {}
            step += 1
          }
        }
      }
    }
    let diary = Diary()
    let screen = Screen { Moving(diary: diary) }
    #expect(diary.read() == ["coordinator", "make", "update 0", "still"])
    screen.tap("animate")
    #expect(diary.read() == ["update 1", "animated"])
    screen.tap("jump")
    #expect(diary.read() == ["update 2", "still"])
    screen.tap("disable")
    #expect(diary.read() == ["update 3", "disabled"])
  }
}

extension UILabel {
  static func height(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.height
  }
}
